## The players' page, docs/en.md: made of these messages and the names and descriptions of commands

page-title = Daykeeper
page-about = Daykeeper is a Discord bot for long board games played by post: you take your turn when you have five minutes, today or next week. It plays *{ tzolkin-name }* and *{ teotihuacan-name }* with all their rules, among friends or with computer players. It draws the board, knows what is allowed, reminds you when it's your turn and counts the points.

page-play = How to play
page-play-open = In a channel, { COMMAND("game new") } opens a table. The others press *{ ui-button-join }*; free seats can go to computer players. *{ ui-button-start }* begins the game.
page-play-turn = When it's your turn, the bot pings you. *{ ui-button-take-turn }* opens a planner that only you can see: choose step by step, look at the picture, go back as often as you like. Nothing is final until you press *{ ui-button-end-turn }*.
page-play-read = The channel then shows what you did, with a picture. { COMMAND("board") }, { COMMAND("log") } and { COMMAND("score") } show the game at any time.
page-play-rules = { COMMAND("rules") } answers questions about rules and tiles; { COMMAND("hint") } suggests turns and says why.
page-play-remind = With { COMMAND("remind") } you choose where you are reminded, your quiet hours and your vacations. Commands and private answers are in your Discord language; { COMMAND("game settings") } sets the language of the channel's messages.

page-commands = Commands
page-command = Command
page-does = What it does
page-more = { COMMAND("help") } explains more, in Discord.
