### Translated from the English version cf571968
## Pagina unei partide pe web.

web-to-move = { $players-count ->
    [one] E rândul lui { $players }
   *[other] Aleg { $players }
}
web-wins = { $players-count ->
    [one] Câștigă { $players } cu { FRACTION($points, $denominator) } puncte
   *[other] Victorie împărțită: { $players }, cu { FRACTION($points, $denominator) } puncte
}
web-past = După tura { $turn }
web-cancelled = Această partidă a fost anulată
web-lobby = { $open ->
    [0] Gazda începe partida în Discord
    [one] { $open } loc liber. Gazda începe partida în Discord
    [few] { $open } locuri libere. Gazda începe partida în Discord
   *[other] { $open } de locuri libere. Gazda începe partida în Discord
}
web-named = { $game }: { $name }
web-mode-live = În direct
web-mode-past = Tură trecută
web-mode-paused = În pauză
web-mode-over = Încheiată
web-your-turn = E rândul tău
web-undone = Ultima tură a fost anulată.

web-news = { $count ->
    [one] { $count } tură nouă
    [few] { $count } ture noi
   *[other] { $count } de ture noi
}
web-news-more = încă { $count } dinainte
web-read = Am văzut

web-board = Tabla de joc
web-turns = Ture
web-turn-word = Tura
web-turn = Tura { $turn }
web-round = Runda { $round }
web-first = Începutul partidei
web-back = O tură înapoi
web-next = O tură înainte
web-now = Cea mai nouă tură
web-play = Redă turele
web-zoom-in = Mărește
web-zoom-out = Micșorează
web-whole = Toată tabla
web-close = Închide

web-players = Jucători
web-player-more = Piese și clădiri
web-seat-open = loc liber
web-me = Eu sunt
web-place = Locul { $place }, { FRACTION($points, $denominator) } puncte
web-points = { FRACTION($points, $denominator) }
web-log = Jurnal
web-text = Versiunea text: tot ce e pe tablă

web-chart-points = Punctele dacă partida s-ar fi încheiat atunci
web-start = Început
web-turning-points = Momente decisive
web-sources = De unde au venit punctele
web-sum = Suma

web-offline = Botul nu răspunde. Pagina încearcă din nou singură.
web-gone = Acest link nu funcționează. Cere unul nou în Discord.
web-read-only = Pagina doar arată partida. Se joacă în Discord.
web-anyone = Oricine are acest link poate privi.
web-keys = Taste: ← și → schimbă tura, Home și End duc la prima și la cea mai nouă, bara de spațiu redă, + și − măresc și micșorează.
web-credits = Fonturi: Lato (ca „Daykeeper Text”) și Yrsa, ambele cu licența SIL Open Font License 1.1. Daykeeper este un proiect neoficial al unor fani.
# A choice that stays secret for now. $player
web-chosen = { $player } a ales.
