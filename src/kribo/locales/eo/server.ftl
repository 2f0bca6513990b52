# What the playroom says by itself, and why it refuses.

## What can be said at a table by a press, to people of any language

phrase-hello = Saluton!
phrase-good-luck = Bonŝancon!
phrase-well-played = Bone ludite!
phrase-nice-hand = Bela mano!
phrase-thanks = Dankon!
phrase-sorry = Pardonu!
phrase-one-moment = Momenton, mi petas.
phrase-back = Mi revenis.
phrase-rematch = Ĉu plian partion?
phrase-goodbye = Ĝis revido!

## Tables

table-clock = { $kind ->
    [relaxed] Por ĉiu decido estas { $seconds } sekundoj. Kiam ili pasis, decidas la programo.
    [live] Ĉiu ludanto havas { $bank } sekundojn por partio, kaj { $increment } pliajn post ĉiu decido. Kiam ili pasis, decidas la programo.
   *[untimed] Oni ludas sen horloĝo.
}

## The command serve

serve-open = kribo troviĝas ĉe { $address }
serve-stop = Premu Ctrl-C por fini ĝin.
serve-database = Ĉio estas konservata en { $database }

error-cannot-listen = kribo ne povas uzi la pordon { $port } de { $host }: { $reason ->
    [taken] alia programo havas ĝin. Elektu alian per --port.
   *[other] ĉi tiu komputilo ne permesas tion. Elektu aliajn per --host kaj --port.
}
error-bad-database = La datumbazo “{ $database }” estas de speco, kiun kribo ne konas. Skribu sqlite:///PATH, aŭ memory: por konservi nenion.
error-cannot-open-database = Ne eblas malfermi la datumbazon { $database }: { $reason ->
    [too-new] ĝin faris pli nova kribo. Uzu tiun.
   *[unreadable] la dosiero aŭ ĝia dosierujo ne estas legebla kaj skribebla, aŭ ĝi ne estas datumbazo.
}

## People

error-not-known = La tablo ankoraŭ ne konas vin. Unue elektu nomon.
error-wrong-password = Ne ekzistas konto kun tiu nomo kaj tiu pasvorto.
error-bad-account = La nomo de konto havas { $least } ĝis { $most } signojn.
error-bad-password = Pasvorto havas { $least } ĝis { $most } signojn.
error-account-taken = La konto “{ $account }” apartenas al alia homo. Elektu alian nomon.
error-account-already = Vi jam havas konton: “{ $account }”.
error-no-such-person = Tia homo ne ekzistas ĉi tie.

## Finding a table

error-no-such-table = Tia tablo ne ekzistas. Eble oni fermis ĝin.
error-no-such-code = Neniu tablo havas tiun kodon. Kodo havas ses literojn kaj ciferojn.
error-no-such-game = Tia partio ne ekzistas.
error-no-such-page = Ĉe ĉi tiu adreso estas nenio.
error-table-closed = Ĉi tiu tablo estas fermita, ĉar neniu plu estis tie. Faru alian.

## Sitting down

error-no-seat-there = Tiu loko ne ekzistas: ĉi tiu tablo havas { $seats } lokojn.
error-seat-taken = Tie jam sidas { $name }. Elektu liberan lokon.
error-seat-refused = Vi ne rajtas sidiĝi ĉe ĉi tiu tablo. Elektu alian.
error-seats-open = { $number ->
    [one] Unu loko ankoraŭ estas libera.
   *[other] { $number } lokoj ankoraŭ estas liberaj.
} Plenigu per homoj aŭ robotoj, poste komencu.
error-wrong-number-of-seats = Ĉi tiu ludo havas { $needed } lokojn; vi donis { $found }.
error-nobody-sits = Vi mem devas sidi en unu el la lokoj.
error-not-your-seat = Tio ne estas via loko.
error-own-seat = Tio estas via propra loko. Simple ekstaru.
error-not-sitting = Tion povas fari nur, kiu sidas ĉe ĉi tiu tablo. Unue sidiĝu.
error-not-host = Tion povas fari nur la tablestro.
error-others-sit-here = Ĉe ĉi tiu tablo sidas ankaŭ aliaj. Prefere foriru.
error-no-spectators = La tablestro ne deziras spektantojn.
error-bad-clock = { $setting ->
    [bank] La tempo por partio
    [increment] La tempo aldonata post decido
   *[seconds] La tempo por decido
} devas esti de { $least } ĝis { $most } sekundoj, ne { $number }.

## The course of the games

error-not-between-games = { $status ->
    [open] La unua partio ankoraŭ ne komenciĝis.
   *[other] Tio eblas nur antaŭ partio aŭ inter du partioj.
}
error-not-playing = { $status ->
    [open] La partio ankoraŭ ne komenciĝis.
    [paused] La partio paŭzas. Unue daŭrigu ĝin.
    [between] La partio finiĝis. Komencu la sekvan.
   *[other] Ĉi tie nun ne daŭras partio.
}
error-not-paused = La partio ne paŭzas.
error-not-away = Neniu forestas de tiu loko sufiĉe longe. Atendu iomete.
error-nothing-to-cut = Nun estas nenio por dividi.
error-stale = Intertempe la partio iris plu. Rigardu denove, poste decidu.
error-not-over = La partio ankoraŭ ne finiĝis. Ĝiaj kartoj montriĝos poste.
error-game-damaged = { $version ->
    [0] Ĉi tiu partio sekvis regulojn, kiujn ĉi tiu kribo ne konas, do ne eblas montri ĝin.
   *[other] La konservita partio estas difektita ĉe ago { $version }, do ĝi ne povas daŭri.
}

## Chat

error-unknown-phrase = Frazo “{ $phrase }” ne ekzistas. Frazoj: { $known }.
error-chat-presets-only = Ĉe ĉi tiu tablo eblas diri nur la pretajn frazojn.
error-chat-partners = Partneroj ne babilas dum disdono. Ĝis la fino de la partio uzu la pretajn frazojn.
error-bad-chat = Via mesaĝo havu 1 ĝis { $most } legeblajn signojn.

## Reading what was sent

error-bad-json = Tio ne estas JSON.
error-not-json = Sendu JSON kun la kapo Content-Type: application/json.
error-bad-body = La peto ne estas en ordo: { $reason }.
error-bad-query = La adreso ne estas en ordo: { $reason }.
error-bad-message = Tiu mesaĝo ne legeblas: { $reason }.
error-number-too-big = Tiu nombro estas tro granda. La plej granda estas { $most }.
error-too-big = { $what ->
    [message] La mesaĝo
   *[body] La peto
} estas tro granda. Ĝi rajtas havi { $most } bajtojn.
error-too-many = { $what ->
    [tables] Vi sidas ĉe tro multaj tabloj. Unue fermu iun.
    [sockets] Tro multaj konektoj estas malfermaj. Unue fermu iun.
    [watchers] Tro multaj spektas ĉi tiun tablon. Provu poste.
    [guests] Tro multaj gastoj venis de via adreso. Provu poste, aŭ ensalutu.
    [passwords] Oni provis tro multajn pasvortojn. Atendu minuton.
    [chat] Vi diras tro multe samtempe. Atendu momenton.
    [records] Tro multaj protokoloj samtempe. Prenu malpli, aŭ atendu momenton.
    [codes] Oni provis tro multajn kodojn. Atendu minuton.
   *[other] Tio estas tro multe samtempe. Atendu momenton.
}
error-wrong-origin = Tion petis alia retejo, do ĝi estas rifuzita.
error-method-not-allowed = Ĉi tiu adreso ne akceptas tian peton.
error-our-fault = Io misfunkciis en kribo, kaj nenio ŝanĝiĝis. Provu denove.
