### Translated from the English version 0c850097
## Tables that nobody touches

cmd-game-settings-inactive-check = controllo-inattivita
    .description = Chiedi prima di chiudere o mettere in pausa una partita inattiva.
ui-panel-inactive-check = Controllo inattività
ui-setting-sleeps = Controllo inattività: { $value }

ui-button-keep-open = Tieni aperta
ui-button-close = Chiudi
ui-button-sleep = Metti in pausa

ui-idle-lobby = 💤 Ultima attività: { $since }. Teniamo aperta questa lobby? Altrimenti la chiudo ({ $until }).
ui-idle-game = 💤 Ultima attività: { $since }. Continuiamo questa partita? Altrimenti la metto in pausa ({ $until }).
ui-idle-stays-open = La lobby resta aperta.
ui-idle-stays-awake = La partita continua.
ui-idle-closed = 💤 La lobby è chiusa. Comincia una nuova partita con { COMMAND("game new") }.

ui-pause-asleep = 💤 In pausa per inattività. Premi *{ ui-button-go-on }* per continuare.
ui-pause-asleep-brief = in pausa per inattività

ui-table-stays-open = La lobby resta aperta.
ui-table-stays-awake = La partita continua.
ui-table-sleeps = La partita ora è in pausa. Premi *{ ui-button-go-on }* per continuare.
ui-refusal-not-asked = Qualcuno ha già risposto. Guarda l'ultimo messaggio del canale.
