# Kion la plena ekrano de la terminalo diras krom la frazoj de la ludo. Aludoj havas unu linion de 80 kolumnoj
# kune kun la surskribo de la ĉefa butono, do maksimume 50 signojn.

full-enter = Enigklavo
full-hint = Tab: tajpi komandon   ?: helpo
full-hint-choose = ← → spaco: elekti   Tab: tajpi   ?: helpo
full-hint-lay = ← → elekti   Tab: tajpi   ?: helpo
full-hint-number = ciferoj aŭ ↑ ↓   Tab: tajpi   ?: helpo
full-over = La partio finiĝis.
full-too-small = Ĉi tiu fenestro estas tro malgranda. La plena ekrano bezonas { $width } kolumnojn kaj { $height } liniojn: pligrandigu la fenestron, aŭ malgrandigu ĝiajn literojn.

# Antaŭ la respondo al ?, kie estas klavoj kaj komandoj.
full-keys =
    Per ← → Home End vi iras de karto al karto, per cifero rekte al la karto; la spacoklavo markas ĝin por la kribo.
    Kie necesas nombro: ciferoj, aŭ ↑ ↓. La retroklavo malfaras la lastan paŝon.
    La enigklavo faras tion, kio staras apud ĝi. g diras “ek”, j postulas du poentojn pro la kalkanoj.
    S: la stato kun ĉiuj detaloj; w: kiuj ĉeestas; o: la opcioj; V: kiom detale rakonti.
    Tab komencas kaj finas tajpadon de komando. Page Up kaj Page Down foliumas la kronikon.
    Ctrl+Q konservas la partion kaj foriras.

error-full-needs-terminal = { $reason ->
    [plain] --full kaj --plain kontraŭdiras unu la alian. Donu nur unu el ili.
    [reader] KRIBO_A11Y petas simplajn liniojn, kiujn bezonas ekranlegilo; do --full ne taŭgas ĉi tie. Ellasu --full.
    [dumb] Ĉi tiu terminalo (TERM=dumb) povas montri nur liniojn. Ellasu --full.
   *[pipe] La plena ekrano bezonas terminalon, sed la enigo aŭ la eligo ĉi tie ne estas tia. Ellasu --full.
}
error-full-not-installed = La plena ekrano bezonas la pakaĵon Textual, kiu ne estas instalita. Instalu ĝin per: pip install "kribo[full]", aŭ ellasu --full.
