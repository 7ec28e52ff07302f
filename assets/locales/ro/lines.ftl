### Translated from the English version ef815727
ui-button-try = Încercare
ui-button-undo-turn = Anulează tura
ui-button-line-computer = Joacă calculatorul
ui-button-lines = Încercările mele
ui-button-line-leave = Ieși
ui-button-line-name = Dă un nume
ui-button-line-drop = Șterge încercarea
ui-button-line-new = Încercare nouă

ui-line-head = { $turn ->
    [0] Încercare de la început, joci pentru { $player }. O vezi doar tu. Informațiile ascunse sunt amestecate din nou.
   *[other] Încercare din tura { $turn }, joci pentru { $player }. O vezi doar tu. Informațiile ascunse sunt amestecate din nou.
}
    .again = { $turn ->
    [0] Încercare de la început · { $player }
   *[other] Încercare · tura { $turn } · { $player }
}
ui-line-over = { $turn ->
    [0] Încercare de la început. Aici partida s-a încheiat.
   *[other] Încercare · tura { $turn }. Aici partida s-a încheiat.
}
ui-line-name = Încercarea: **{ $name }**
ui-line-cut = -# Unele ture nu mai sunt posibile, așa că le-am scos.
ui-line-complete = **Tură completă.** *{ ui-button-end-turn }* trece la jucătorul următor.
ui-line-left = Încercarea e salvată. O redeschizi cu { COMMAND("whatif") }.

ui-lines-title = **Încercările tale.** Le vezi doar tu.
ui-lines-none = Nu ai încă încercări la această partidă. Deschide una ca să joci ture de probă pe o tablă privată.
ui-lines-choose = Deschide o încercare
ui-lines-compare = Compară două încercări
ui-lines-left = **În stânga:** { $line } · { $status }
ui-lines-right = **În dreapta:** { $line } · { $status }
ui-lines-differ = -# Diferențele sunt marcate pe ambele table.
ui-line-named = { $name }
ui-line-unnamed = { $turn ->
    [0] De la început
   *[other] După tura { $turn }
} ({ $turns ->
    [one] { $turns } tură
    [few] { $turns } ture
   *[other] { $turns } de ture
})
ui-lines-line = **{ $line }** – { $status } · { $since }
ui-line-form = Numele încercării

ui-refusal-unknown-line = Nu mai ai această încercare. { COMMAND("whatif") } le arată pe ale tale.
ui-refusal-stale-line = Încercarea s-a schimbat sau partida s-a încheiat în ea. { COMMAND("whatif") } ți le arată așa cum sunt acum.
ui-refusal-too-many-lines = { $most ->
    [one] Ai deja { $most } încercare cu nume la această partidă. Șterge-o întâi.
    [few] Ai deja { $most } încercări cu nume la această partidă. Șterge întâi una.
   *[other] Ai deja { $most } de încercări cu nume la această partidă. Șterge întâi una.
}
ui-refusal-line-name-too-long = Numele e prea lung. { $most ->
    [one] Folosește cel mult { $most } caracter.
    [few] Folosește cel mult { $most } caractere.
   *[other] Folosește cel mult { $most } de caractere.
}
cmd-whatif = incercare
    .description = Joacă ture de probă pe o tablă privată, din orice tură a acestei partide.
cmd-whatif-turn = tura
    .description = Începe după această tură. Implicit, îți vezi încercările sau începi una acum.
cmd-whatif-action = pasi
    .description = Un pas sau mai mulți, despărțiți prin „;”, chiar și din mai multe ture la rând.

ui-button-play-on = Partidă nouă de aici
ui-lobby-goes-on = ↪ Partida aceasta pornește din una mai veche, după tura { $turn }. Informațiile ascunse se amestecă din nou, iar cine a jucat-o își primește locul înapoi.
ui-turn-goes-on = ↪ Tabla e a unei partide mai vechi, după tura { $turn }. Informațiile ascunse au fost amestecate din nou.
ui-refusal-nothing-to-play-on = De acolo nu poate începe o partidă. Alege o partidă încheiată și o tură dintre alegerile de la început și ultima tură.
cmd-game-new-from-turn = din-tura
    .description = Începe din această tură a partidei încheiate aici. Celelalte opțiuni nu contează.

ui-lines-here = -# Încercările tale de aici: { $lines }
ui-games-try = Fă o încercare într-una dintre aceste partide
ui-games-try-option = { $game }: { $players }
