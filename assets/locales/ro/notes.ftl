### Translated from the English version 557e15b2
ui-button-note = Notiță
ui-button-note-turn = Notiță la această tură
ui-note-form = Notița ta la această partidă
ui-note-form-turn = Notița ta la tura { $turn }
ui-note-label = O vezi doar tu
ui-note-beside = -# 📝 { $text }
ui-notes-title = **Notițele tale.** Le vezi doar tu.
ui-notes-none = Nu ai notițe la această partidă.
ui-notes-not-found = Niciuna dintre notițele tale nu conține aceste cuvinte.
ui-note-game = Partida
ui-note-turn = Tura { $turn }
ui-note-place = { $game } în { $channel }, { $about-inside }
ui-note-line = **{ $about }:** { $text }
ui-refusal-note-too-long = { $most ->
    [one] O notiță are cel mult { $most } caracter.
    [few] O notiță are cel mult { $most } caractere.
   *[other] O notiță are cel mult { $most } de caractere.
}
cmd-note = notita
    .description = Notițele tale private la această partidă: citește, scrie sau caută.
cmd-note-text = text
    .description = Ce să notezi; un formular gol șterge notița.
cmd-note-turn = tura
    .description = Tura despre care e notița; toată partida dacă lipsește.
cmd-note-find = cauta
    .description = Cuvinte de căutat în notițele tale la toate partidele.
