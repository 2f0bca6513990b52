# What `kribo selftest` and `kribo build-tables` say.

selftest-row = { $name ->
    [hands] kalkulitaj manoj
    [mean] meza valoro
   *[points] manoj kun { $name }
}: { $found }, { $right ->
    [True] kiel publikigite
   *[False] sed publikigita estas { $published }
}
selftest-time = { $kernel ->
    [c] kalkulitaj unu post alia
   *[python] kalkulitaj laŭ rangoj, ĉar la kerno ne estas kompilita ĉi tie
} en { $seconds } s

build-made = { $file }: { $bytes } bajtoj, { $seconds } s

error-unknown-table = Nenio farebla nomiĝas “{ $table }”. Fareblaj: { $known }.

# What `kribo engine` answers to a line that is wrong. Other programs show these sentences or log them.

error-line-not-json = La linio ne estas JSON. Demando estas unu JSON-objekto en unu linio.
error-line-not-object = La linio estas JSON, sed ne objekto. Demando estas objekto kun la kampo “ask”.
error-line-too-long = La linio estas tro longa. Demando havas maksimume { $most } signojn.
error-unknown-ask = Demando “{ $ask }” ne ekzistas. Demandoj: { $known }.
error-bad-ask-field = La kampo “{ $field }” mankas aŭ havas malĝustan specon: necesas { $wanted ->
    [word] teksto
    [number] entjero
    [numbers] listo de entjeroj
    [cards] listo de kartoj, ekzemple {"["}"5H", "TD"{"]"}
    [options] objekto de opcioj kun tekstoj kiel valoroj
   *[other] true aŭ false
}.
error-cards-in-field = La kampo “{ $field }” ĉi tie bezonas { $needed } { $needed ->
    [one] karton
   *[other] kartojn
} kaj havas { $found }.
error-number-of-scores = { $variant } havas { $needed } flankojn, sed “scores” havas { $found }. Necesas unu nombro por ĉiu flanko.
error-score-out-of-range = Dum la partio daŭras, la poentoj estas de { $least } ĝis { $most }.
error-dealer-by-seat = Ĉe { $variant } “dealer” estas la loko, kiu disdonas, de 0 ĝis { $most }, aŭ true por la demandata ludanto.
error-nothing-to-discard = Tiu loko havas nenion por forsendi en ĉi tiu disdono.
error-nothing-to-play = Tiu loko havas neniun karton. “hand” estas tio, kio ankoraŭ restas en la mano, sen la kartoj en “played”.
error-played-by-seat = “played” bezonas { $needed } listojn de kartoj, po unu por ĉiu loko.
error-pile-not-played = “pile” ne kongruas kun “played”: la kartoj de la nuna sumo staras laste en la listo de tiu, kiu metis ilin.
error-pile-too-high = La kartoj de “pile” sumiĝas al { $count }, sed la limo estas 31.
error-no-auction = Ĉe { $variant } neniu ofertas por la kribo.
error-not-your-bid = Laŭ “bids” kaj “dealer” la demandata ludanto nun ne ofertas. Komencas la unua ludanto.
error-cannot-analyse = Por { $variant } ankoraŭ ne eblas montri la kandidatojn kun iliaj valoroj, nur por six-card. Demandu per “discard” aŭ “play”.
