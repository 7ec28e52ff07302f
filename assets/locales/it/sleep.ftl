### Translated from the English version f24c54f1
## Tables that nobody touches

cmd-game-settings-sleep = sonno
    .description = Se il bot chiede che cosa fare quando da molto tempo nessuno si fa vivo.
ui-panel-sleep = Domanda dopo lunga inattività
ui-setting-sleep = Dopo lunga inattività chiedere e, senza risposta, chiudere la lobby o mettere a dormire la partita: { $value }

ui-button-keep-open = Tieni aperto
ui-button-close = Chiudi
ui-button-sleep = Metti a dormire

ui-idle-lobby = 💤 Da molto tempo nessuno tocca questo tavolo (ultima volta: { $since }). Senza risposta, il tavolo si chiude ({ $until }).
ui-idle-game = 💤 Da molto tempo nessuno tocca questa partita (ultima volta: { $since }). Senza risposta, la metto a dormire ({ $until }): niente promemoria finché qualcuno non la sveglia.
ui-idle-stays-open = Il tavolo resta aperto.
ui-idle-stays-awake = La partita prosegue.
ui-idle-closed = 💤 Il tavolo è chiuso: aprine uno nuovo con { COMMAND("game new") }.

ui-pause-asleep = 💤 La partita dorme finché qualcuno non la sveglia con *{ ui-button-go-on }*.
ui-pause-asleep-brief = dorme

ui-table-stays-open = Il tavolo resta aperto.
ui-table-stays-awake = La partita prosegue.
ui-table-sleeps = La partita ora dorme; *{ ui-button-go-on }* la sveglia.
ui-refusal-not-asked = A questa domanda è già stata data risposta: guarda l'ultimo messaggio del canale.
