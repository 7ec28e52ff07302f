### Translated from the English version 28930351
# Following a game that someone else plays.

## Commands: see discord.ftl

cmd-game-follow = seguir
    .description = Recibe mensajes directos sobre una partida en la que no juegas.

## Buttons, at most 80 characters

ui-button-follow = Seguir
ui-button-unfollow = Dejar de seguir
ui-button-open-game = Abrir la partida

## The choice of news

ui-follow-ask = ¿Qué novedades de { $game } quieres recibir? Te escribiré fuera de tus horas de silencio.
ui-follow-change = Ya sigues { $game }. ¿Quieres recibir otras novedades?
ui-follow-choose = Elige las novedades…
ui-follow-option-result = Solo el resultado
ui-follow-option-rounds = Cada ronda
ui-follow-option-turns = Cada turno
ui-follow-option-stop = Dejar de seguir
ui-follow-result = Sigues { $game }. Te escribiré cuando termine, fuera de tus horas de silencio.
ui-follow-rounds = Sigues { $game }. Te escribiré después de cada ronda, fuera de tus horas de silencio.
ui-follow-turns = Sigues { $game }. Te escribiré después de cada turno, fuera de tus horas de silencio.
ui-follow-stopped = Ya no sigues { $game }.
ui-follow-none = No sigues esta partida.

## The news, in direct messages

ui-follow-news = { $game } · { $status }

## In the list of games

ui-follow-games = **Partidas que sigues:**
ui-follow-stop-in = Dejar de seguir una partida…
ui-follow-stop-option = { $game }: { $players }

## Refusals

ui-refusal-follows-own-game = Juegas en esta partida. Elige tus recordatorios con { COMMAND("remind") }.
ui-refusal-closed-to-followers = Solo puedes seguir partidas en canales que todos en el servidor pueden ver.
ui-refusal-follows-too-many = Ya sigues { $most } partidas. Deja antes de seguir una en { COMMAND("games") }.
