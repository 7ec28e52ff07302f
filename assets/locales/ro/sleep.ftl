### Translated from the English version f24c54f1
## Tables that nobody touches

cmd-game-settings-sleep = somn
    .description = Dacă pun o întrebare când masa e inactivă de mult.
ui-panel-sleep = Întrebare când masa e inactivă
ui-setting-sleep = După multă inactivitate întreb, apoi închid masa sau adorm partida: { $value }

ui-button-keep-open = Rămâne deschisă
ui-button-close = Închide
ui-button-sleep = Adoarme partida

ui-idle-lobby = 💤 De mult n-a mai făcut nimeni nimic la această masă (ultima dată: { $since }). Fără răspuns, masa se închide pe { $until }.
ui-idle-game = 💤 De mult n-a mai făcut nimeni nimic în această partidă (ultima dată: { $since }). Fără răspuns, o adorm pe { $until }: fără mementouri până o trezește cineva.
ui-idle-stays-open = Masa rămâne deschisă.
ui-idle-stays-awake = Partida continuă.
ui-idle-closed = 💤 Masa e închisă: deschide una nouă cu { COMMAND("game new") }.

ui-pause-asleep = 💤 Partida doarme până o trezește cineva cu *{ ui-button-go-on }*.
ui-pause-asleep-brief = partida doarme

ui-table-stays-open = Masa rămâne deschisă.
ui-table-stays-awake = Partida continuă.
ui-table-sleeps = Partida doarme acum; *{ ui-button-go-on }* o trezește.
ui-refusal-not-asked = La această întrebare s-a răspuns deja: vezi ultimul mesaj din canal.
