### Translated from the English version ce4817ed
ui-button-try = Încearcă
ui-button-undo-turn = Anulează tura
ui-button-line-computer = Lasă calculatorul să joace
ui-button-lines = Variantele mele
ui-button-line-leave = Ieși
ui-button-line-name = Numește această variantă
ui-button-line-drop = Șterge această variantă
ui-button-line-new = Variantă nouă de acum

ui-line-head = { $turn ->
    [0] Încerci mutări de la începutul partidei, acum pentru { $player }. Vezi doar tu; ce nu poți ști se împarte din nou.
   *[other] Încerci mutări de după tura { $turn }, acum pentru { $player }. Vezi doar tu; ce nu poți ști se împarte din nou.
}
ui-line-over = { $turn ->
    [0] Încerci mutări de la începutul partidei, iar în această variantă partida s-a încheiat. Vezi doar tu.
   *[other] Încerci mutări de după tura { $turn }, iar în această variantă partida s-a încheiat. Vezi doar tu.
}
ui-line-name = Varianta: **{ $name }**
ui-line-cut = -# Unele ture din această variantă nu mai sunt posibile și au fost scoase.
ui-line-complete = **Tura e completă.** *{ ui-button-end-turn }* trece la jucătorul următor.
ui-line-left = Ai ieșit. Ce ai jucat se păstrează: găsești totul cu { COMMAND("try") }.

ui-lines-title = **Variantele tale la această partidă.** Le vezi doar tu.
ui-lines-none = Nu ai încă variante la această partidă. O variantă e ce încerci pornind din orice moment al partidei.
ui-lines-choose = Deschide o variantă
ui-lines-compare = Compară două variante
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
ui-line-form = Numele variantei

ui-refusal-unknown-line = Nu mai ai această variantă: { COMMAND("try") } le arată pe cele pe care le ai.
ui-refusal-stale-line = Varianta s-a schimbat sau partida s-a încheiat în ea, deci nu s-a făcut nimic. { COMMAND("try") } îți arată variantele așa cum sunt acum.
ui-refusal-too-many-lines = { $most ->
    [one] Ai deja { $most } variantă cu nume la această partidă. Șterge-o întâi.
    [few] Ai deja { $most } variante cu nume la această partidă. Șterge întâi una.
   *[other] Ai deja { $most } de variante cu nume la această partidă. Șterge întâi una.
}
ui-refusal-line-name-too-long = { $most ->
    [one] Numele unei variante are cel mult { $most } caracter.
    [few] Numele unei variante are cel mult { $most } caractere.
   *[other] Numele unei variante are cel mult { $most } de caractere.
}
cmd-try = incearca
    .description = Încearcă mutări în privat din orice moment al acestei partide.
cmd-try-turn = tura
    .description = Tura după care începe varianta; dacă lipsește, îți vezi variantele.
cmd-try-action = pasi
    .description = Un pas sau mai mulți, separați prin ; – chiar și din mai multe ture la rând.

ui-button-play-on = Continuă de aici
ui-lobby-goes-on = ↪ Partida aceasta continuă una mai veche, așa cum era după tura { $turn }. Ce nu putea ști nimeni atunci se împarte din nou. Cine a jucat-o își primește locul înapoi; ceilalți iau locurile libere.
ui-turn-goes-on = ↪ Tabla e cea a unei partide mai vechi, după tura { $turn }. Ce nu putea ști nimeni atunci s-a împărțit din nou.
ui-refusal-nothing-to-play-on = De acolo nu poate continua altă partidă. Partida trebuie să fie încheiată; alege o tură de după alegerile secrete, dar nu ultima tură.
cmd-try-play-on = continua
    .description = După partidă: deschide o masă nouă care continuă după această tură.

ui-lines-here = -# De aici ai încercat: { $lines }
ui-games-try = Încearcă ceva într-una dintre aceste partide
ui-games-try-option = { $game }: { $players }
