### Translated from the English version b48db7c9
ui-button-note = Notiță
ui-button-note-turn = Notiță la această tură
ui-note-form = Notița ta la această partidă
ui-note-form-turn = Notița ta la tura { $turn }
ui-note-label = O vezi doar tu
ui-note-beside = -# 📝 { $text }
ui-notes-title = **Notițele tale.** Le vezi doar tu.
ui-notes-none = Nu ai încă notițe la această partidă.
ui-notes-not-found = Niciuna dintre notițele tale nu conține aceste cuvinte.
ui-note-game = Partida
ui-note-turn = Tura { $turn }
ui-note-place = { $game } în { $channel }, { $about-inside }
ui-note-line = **{ $about }:** { $text }
ui-refusal-note-too-long = Notița e prea lungă. { $most ->
    [one] Folosește cel mult { $most } caracter.
    [few] Folosește cel mult { $most } caractere.
   *[other] Folosește cel mult { $most } de caractere.
}
cmd-note = notita
    .description = Citește, scrie sau caută notițele tale private la această partidă.
cmd-note-text = text
    .description = Notița. Lasă formularul gol ca s-o ștergi.
cmd-note-turn = tura
    .description = Tura despre care e notița. Implicit, toată partida.
cmd-note-find = cauta
    .description = Cuvinte de căutat în notițele tale la toate partidele.
