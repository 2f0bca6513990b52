"""What cards are worth: in the show (`kribo.scoring.show`) and in the play (`kribo.scoring.play`).

Plain functions over ints and sequences, from the standard library alone; the reference that everything
faster is held to.
"""
