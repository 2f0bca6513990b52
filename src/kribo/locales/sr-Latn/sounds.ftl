# Zvuci u pregledaču i njihova podešavanja.
web-set-volume-game = Jačina: igra
web-set-volume-cues = Jačina: potez, vreme, greške
web-set-volume-chat = Jačina: razgovor, dolasci i odlasci
web-set-stereo = Svaki igrač se čuje sa svog mesta, vi – sleva
web-set-captions = Zvuci se i ispisuju
web-set-cues-turn = Kad sam na potezu
web-set-cues-low = Kad mi ističe vreme
web-cue = { $value ->
    [sound] Zvuk
    [frame] Okvir oko prozora
    [vibration] Vibracija
   *[title] Naslov prozora
}
web-title-low = ◷ Vreme ističe – { $title }
web-sounds-learn = Upoznaj zvuke
web-sounds-help = Svaki zvuk ima svoju visinu i svoj ritam.
web-sound-hear = Pusti
web-sound-hear-one = { web-sound-hear }: { $sound }
web-sound-caption = zvuk: { $sounds }
# Isti zvuk više puta.
web-sound-times = { $sound } ×{ $n }
web-sound-name = { $name ->
    [deal] deljenje
    [cut] izvučena karta
    [crib] karte u krib
    [bid] ponuda
    [starter] početna karta
    [heels] početni žandar
    [card-mine] vaša karta
    [card-other] tuđa karta
    [fifteen] petnaestica
    [pair] par
    [run] niz
    [thirty-one] trideset jedan
    [go] „dalje“
    [peg] klinčić
    [back] klinčić nazad
    [count] korak brojanja
    [muggins] hvatanje
    [won] pobeda
    [lost] poraz
    [skunk] tvor
    [turn] vi ste na potezu
    [low] vreme ističe
    [timeout] vreme je isteklo
    [error] greška
    [chat] razgovor
    [join] neko je došao
   *[leave] neko je otišao
}
