# Šta kribo join kaže za stolom na serveru; rečenice o partiji stižu odande. I ko govori naglas.

## Traženje stola

join-ask-name = Kako se zovete?
join-table = { $number }: { $variant }, do { $target }. Igrači: { $players ->
    [none] niko
   *[other] { $players }
}. { $open ->
    [0] Nema slobodnih mesta.
    [one] Slobodno je { $open } mesto.
    [few] Slobodna su { $open } mesta.
   *[other] Slobodno je { $open } mesta.
}{ $yours ->
    [yes] {" "}Vi tamo sedite.
   *[no] {""}
}
join-no-tables = Ovde sada nijedan sto nije otvoren.
join-choose = { $number ->
    [0] Otkucajte „novi“ da otvorite sto, ili „kraj“.
   *[other] Otkucajte broj stola, „novi“ da otvorite svoj, ili „kraj“.
}
# Šta join-choose prima za novi sto: reči s razmacima.
join-new = novi new
join-not-remembered = Ko ste, ne može da se sačuva u { $file }. Ako izađete, nećete moći da se vratite na ovo mesto.

## Za stolom

join-seat-open = Mesto { $seat }: slobodno.
join-watching = Gledate.
join-link = Veza do stola: { $link } Šifra: { $code }
join-fill = Sačekajte da sva mesta budu zauzeta ili otkucajte „bot“ da za sto sedne računar.
join-full = Sva mesta su zauzeta. { $host ->
    [yes] Otkucajte „počni“ da partija počne.
   *[no] Partiju počinje domaćin.
}
join-not-begun = Partija još nije počela. Otkucajte ? da vidite šta možete.
join-got-up = { $player } ustaje od stola.
join-ready = { $player } čeka sledeću partiju.
join-seat-lost = Više ne sedite za ovim stolom.
join-phrase = { $number }: { $phrase }
join-possible =
    Za ovim stolom:
    /zdravo kaže „zdravo“ ostalima; „reci“ daje spisak gotovih rečenica, „reci 3“ izgovara treću
    „počni“ počinje partiju, „sledeća“ prelazi na sledeću
    „pauza“ zaustavlja partiju i satove, „nastavi“ je nastavlja
    „pozovi“ daje vezu i šifru stola
    „bot 2“ stavlja računar na mesto 2, „bot 2 5“ njegov nivo 5; „oslobodi 2“ oslobađa mesto 2
    „zameni 2“ daje računaru da igra umesto onoga ko nije na mestu 2
    „kraj“ izlazi, a mesto ostaje vaše; „napusti“ još i kaže ostalima da ne čekaju
    „zatvori“ zatvara sto za kojim nema nikog drugog
join-kept = Mesto ostaje vaše. Za povratak: { $command }
join-not-saved = Zapis ne može da se upiše: { $file }

## Šta može da se otkuca za stolom na serveru: spisak reči, kao u commands.ftl; nijedna ne sme da bude i tamo

table-command-start = počni početi
table-command-next = sledeća revanš
table-command-pause = pauza
table-command-resume = nastavi
table-command-say = reci
table-command-invite = pozovi veza
table-command-bot = bot
table-command-kick = oslobodi
table-command-stand_in = zameni
table-command-leave = napusti
table-command-close = zatvori

## Zašto ne može

error-bad-address = „{ $address }“ nije adresa stola ni servera. Kopirajte je iz pregledača, kao https://example.org/t/abc.
error-server-unreachable = { $server } nije dostupan: { $reason ->
    [name] nema servera s tim imenom.
    [refused] tamo ne radi nijedan server.
    [slow] ne odgovara.
    [tls] sertifikat mu nije važeći.
   *[other] mreža ne dozvoljava.
}
error-server-strange = { $server } ne odgovara kao kribo server ove verzije.
error-server-says = { $sentence }
error-not-connected = Sada nema veze, pa red nije poslat. Otkucajte ga ponovo kad se veza vrati.
error-table-is-there = Taj sto već postoji i ima svoja pravila. Izostavite { $option }.
error-no-open-seat = Za ovim stolom nema slobodnog mesta. Za gledanje: --watch
error-you-sit-elsewhere = Za ovim stolom već sedite, na mestu { $seat }.
error-too-many-bots = U igri { $variant } uz vas { $most ->
    [one] može da igra { $most } bot
    [few] mogu da igraju { $most } bota
   *[other] može da igra { $most } botova
}, a u --bots ih je { $found }.
error-not-a-clock = „{ $text }“ nije sat. Napišite untimed, ili 60 za sekunde po odluci, ili 300+5 za sekunde po partiji i dodatak posle svake odluke.
error-table-command-unclear = { $command ->
    [say] Otkucajte „reci“ i broj rečenice, ili / i tekst.
    [bot] Otkucajte „bot“, „bot“ i mesto, ili „bot“, mesto i nivo, kao „bot 2 5“.
    [kick] Otkucajte „oslobodi“ i mesto, kao „oslobodi 2“.
    [stand_in] Otkucajte „zameni“ i mesto, kao „zameni 2“.
   *[other] Ta naredba stoji sama.
} Otkucajte ? da vidite šta možete.
error-no-such-phrase = Nema rečenice { $text }. Brojevi su od 1 do { $most }; samo „reci“ daje spisak.
error-not-a-seat = „{ $text }“ nije mesto za ovim stolom. Mesta su od 1 do { $most }.

## Govor naglas

error-no-speech = Ovde nema programa koji govori. Instalirajte speech-dispatcher, u kom je spd-say, ili izostavite --speak.
error-no-voice = Ovde nema glasa za ovaj jezik ({ $language }). Instalirajte ga ili izostavite --speak.
