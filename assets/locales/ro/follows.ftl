### Translated from the English version 28930351
# Following a game that someone else plays.

## Commands: see discord.ftl

cmd-game-follow = urmărește
    .description = Primește mesaje directe despre o partidă în care nu joci.

## Buttons, at most 80 characters

ui-button-follow = Urmărește
ui-button-unfollow = Nu mai urmări
ui-button-open-game = Deschide partida

## The choice of news

ui-follow-ask = Ce noutăți despre { $game } vrei să primești? Îți scriu în afara orelor tale de liniște.
ui-follow-change = Urmărești deja { $game }. Vrei să primești alte noutăți?
ui-follow-choose = Alege noutățile…
ui-follow-option-result = Doar rezultatul
ui-follow-option-rounds = Fiecare rundă
ui-follow-option-turns = Fiecare tură
ui-follow-option-stop = Nu mai urmări
ui-follow-result = Urmărești { $game }. Îți scriu când se termină, în afara orelor tale de liniște.
ui-follow-rounds = Urmărești { $game }. Îți scriu după fiecare rundă, în afara orelor tale de liniște.
ui-follow-turns = Urmărești { $game }. Îți scriu după fiecare tură, în afara orelor tale de liniște.
ui-follow-stopped = Nu mai urmărești { $game }.
ui-follow-none = Nu urmărești partida asta.

## The news, in direct messages

ui-follow-news = { $game } · { $status }

## In the list of games

ui-follow-games = **Partidele pe care le urmărești:**
ui-follow-stop-in = Nu mai urmări o partidă…
ui-follow-stop-option = { $game }: { $players }

## Refusals

ui-refusal-follows-own-game = Joci în partida asta. Alege-ți reamintirile cu { COMMAND("remind") }.
ui-refusal-closed-to-followers = Poți urmări doar partide din canale pe care le pot vedea toți cei de pe server.
ui-refusal-follows-too-many = Urmărești deja { $most } partide. Renunță mai întâi la una în { COMMAND("games") }.
