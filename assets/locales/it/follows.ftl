### Translated from the English version 28930351
# Following a game that someone else plays.

## Commands: see discord.ftl

cmd-game-follow = segui
    .description = Ricevi messaggi diretti su una partita che non giochi.

## Buttons, at most 80 characters

ui-button-follow = Segui
ui-button-unfollow = Non seguire più
ui-button-open-game = Apri la partita

## The choice of news

ui-follow-ask = Quali novità di { $game } vuoi ricevere? Ti scrivo fuori dalle tue ore di silenzio.
ui-follow-change = Segui già { $game }. Vuoi ricevere altre novità?
ui-follow-choose = Scegli le novità…
ui-follow-option-result = Solo il risultato
ui-follow-option-rounds = Ogni round
ui-follow-option-turns = Ogni turno
ui-follow-option-stop = Non seguire più
ui-follow-result = Segui { $game }. Ti scrivo quando finisce, fuori dalle tue ore di silenzio.
ui-follow-rounds = Segui { $game }. Ti scrivo dopo ogni round, fuori dalle tue ore di silenzio.
ui-follow-turns = Segui { $game }. Ti scrivo dopo ogni turno, fuori dalle tue ore di silenzio.
ui-follow-stopped = Non segui più { $game }.
ui-follow-none = Non segui questa partita.

## The news, in direct messages

ui-follow-news = { $game } · { $status }

## In the list of games

ui-follow-games = **Partite che segui:**
ui-follow-stop-in = Non seguire più una partita…
ui-follow-stop-option = { $game }: { $players }

## Refusals

ui-refusal-follows-own-game = Giochi già in questa partita. Scegli i promemoria con { COMMAND("remind") }.
ui-refusal-closed-to-followers = Puoi seguire solo partite in canali che tutti nel server possono vedere.
ui-refusal-follows-too-many = Segui già { $most } partite. Smetti prima di seguirne una in { COMMAND("games") }.
