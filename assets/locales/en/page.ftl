## The players' page docs/en.md. It has these messages, and the names and descriptions of commands.

page-title = Daykeeper
page-about = Daykeeper is a Discord bot for long board games. You take your turn when you have five minutes, today or next week. It plays *{ tzolkin-name }* and *{ teotihuacan-name }* with all their rules, among friends or with computer players. It draws the board, knows the rules, reminds you when it's your turn and counts the points.

page-play = How to play
page-play-open = Type { COMMAND("game new") } in a channel to open a lobby. The others press *{ ui-button-join }*, and computer players can take open seats. Press *{ ui-button-start }* to begin.
page-play-turn = On your turn, the bot pings you. *{ ui-button-take-turn }* opens a planner that only you can see. Choose step by step, look at the picture, and undo as often as you like. Nothing is final until you press *{ ui-button-end-turn }*.
page-play-read = The channel then shows what you did, with a picture. { COMMAND("board") }, { COMMAND("log") } and { COMMAND("score") } show the game at any time.
page-play-rules = { COMMAND("rules") } answers questions about rules and tiles. { COMMAND("hint") } suggests turns and says why. { COMMAND("learn") } teaches a game in short lessons.
page-play-remind = Use { COMMAND("remind") } to choose how you're reminded, and to set quiet hours and vacations. Commands and private replies are in your Discord language. { COMMAND("game settings") } sets the language of the channel's messages.

page-commands = Commands
page-command = Command
page-does = What it does
page-more = { COMMAND("help") } explains more, in Discord.
