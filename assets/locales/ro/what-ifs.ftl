### Translated from the English version 833d29af
ui-button-try = Încercare
ui-button-undo-turn = Revocă tura
ui-button-what-if-computer = Să joace calculatorul
ui-button-what-ifs = Încercările mele
ui-button-what-if-leave = Ieși
ui-button-what-if-drop = Șterge încercarea
ui-button-what-if-new = Încercare nouă

ui-what-if-head = { $turn ->
    [0] Încercare de la început, joci pentru { $player }. O vezi doar tu. Informațiile ascunse sunt amestecate din nou.
   *[other] Încercare din tura { $turn }, joci pentru { $player }. O vezi doar tu. Informațiile ascunse sunt amestecate din nou.
}
    .again = { $turn ->
    [0] Încercare de la început · { $player }
   *[other] Încercare · tura { $turn } · { $player }
}
ui-what-if-over = { $turn ->
    [0] Încercare de la început. Aici partida s-a încheiat.
   *[other] Încercare · tura { $turn }. Aici partida s-a încheiat.
}
ui-what-if-cut = -# Am scos turele care nu mai sunt posibile.
ui-what-if-complete = **Tură completă.** *{ ui-button-end-turn }* trece la jucătorul următor.
ui-what-if-left = Încercarea e salvată. O redeschizi cu { COMMAND("whatif") }.

ui-what-ifs-title = **Încercările tale.** Le vezi doar tu.
ui-what-ifs-none = Încă nu ai încercări în această partidă. Deschide una ca să joci ture de probă pe o tablă privată.
ui-what-ifs-choose = Deschide o încercare
ui-what-if-unnamed = { $turn ->
    [0] De la început
   *[other] După tura { $turn }
} ({ $turns ->
    [one] { $turns } tură
    [few] { $turns } ture
   *[other] { $turns } de ture
})
ui-what-ifs-item = **{ $line }** – { $status } · { $since }

ui-refusal-unknown-what-if = Nu mai ai această încercare. { COMMAND("whatif") } le arată pe ale tale.
ui-refusal-stale-what-if = Încercarea s-a schimbat sau partida s-a încheiat în ea. { COMMAND("whatif") } ți le arată așa cum sunt acum.
cmd-whatif = incercare
    .description = Joacă ture de probă pe o tablă privată, din orice tură a acestei partide.
cmd-whatif-turn = tura
    .description = Începe după această tură. Implicit, îți vezi încercările sau începi una acum.
cmd-whatif-action = pasi
    .description = Un pas sau mai mulți, separați prin „;”, chiar și din mai multe ture la rând.

ui-button-play-on = Partidă nouă de aici
ui-lobby-goes-on = ↪ Partida aceasta pornește din una mai veche, după tura { $turn }. Informațiile ascunse se amestecă din nou, iar cine a jucat-o își primește locul înapoi.
ui-turn-goes-on = ↪ Tabla e a unei partide mai vechi, după tura { $turn }. Informațiile ascunse au fost amestecate din nou.
ui-refusal-nothing-to-play-on = De acolo nu poate începe o partidă. Alege o partidă încheiată și o tură dintre alegerile de la început și ultima tură.
cmd-game-new-from-turn = din-tura
    .description = Începe din această tură a partidei încheiate aici. Celelalte opțiuni nu contează.

ui-what-ifs-here = -# Încercările tale de aici: { $lines }
ui-games-try = Fă o încercare într-una dintre aceste partide
ui-games-try-option = { $game }: { $players }
