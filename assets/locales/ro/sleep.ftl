### Translated from the English version 0c850097
## Tables that nobody touches

cmd-game-settings-inactive-check = control-inactivitate
    .description = Întreabă înainte de a închide sau a pune în pauză o partidă inactivă.
ui-panel-inactive-check = Control de inactivitate
ui-setting-sleeps = Control de inactivitate: { $value }

ui-button-keep-open = Lasă deschis
ui-button-close = Închide
ui-button-sleep = Pune în pauză

ui-idle-lobby = 💤 Ultima activitate: { $since }. Lăsăm lobby-ul deschis? Altfel îl închid pe { $until }.
ui-idle-game = 💤 Ultima activitate: { $since }. Continuăm partida? Altfel o pun în pauză pe { $until }.
ui-idle-stays-open = Lobby-ul rămâne deschis.
ui-idle-stays-awake = Partida continuă.
ui-idle-closed = 💤 Lobby-ul e închis. Începe o partidă nouă cu { COMMAND("game new") }.

ui-pause-asleep = 💤 În pauză din lipsă de activitate. Apasă *{ ui-button-go-on }* ca să continue.
ui-pause-asleep-brief = în pauză din lipsă de activitate

ui-table-stays-open = Lobby-ul rămâne deschis.
ui-table-stays-awake = Partida continuă.
ui-table-sleeps = Partida e acum în pauză. Apasă *{ ui-button-go-on }* ca să continue.
ui-refusal-not-asked = A răspuns deja cineva. Vezi ultimul mesaj din canal.
