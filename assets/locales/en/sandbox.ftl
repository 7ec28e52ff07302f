# The page of the sandbox, a small Discord in the browser. The page itself fills in the arguments, so messages can't use selectors.

## Around the messages

sandbox-skip = Skip to the message box
sandbox-sidebar = Channels and users
sandbox-channels = Channels
sandbox-playing-as = Playing as
sandbox-moderator = moderator
sandbox-direct = Direct messages
sandbox-mentions = Mentions: { $count }
sandbox-language = Discord language
sandbox-language-unknown = { $language } (the bot answers in English)
sandbox-theme = Switch between light and dark
sandbox-close-sidebar = Close the channel list
sandbox-online = { $bot } online
sandbox-offline = { $bot } offline
sandbox-stopped = program stopped
sandbox-clock = The time for the bot and for this page
sandbox-forward = Put the clock forward
sandbox-forward-1h = +1 h
sandbox-forward-8h = +8 h
sandbox-forward-1d = +1 day
sandbox-hint-wide = A small Discord on your machine, with the real bot in it. Type { $command } and press Enter. Switch users at the lower left.
sandbox-hint-narrow = A small Discord on your machine, with the real bot in it. Type { $command } and press Enter. Switch users in the ☰ menu.
sandbox-hint-close = Close this hint
sandbox-needs-javascript = This page needs JavaScript.

## Errors

sandbox-no-bot = No bot is connected. Commands and buttons get no reply.
sandbox-no-member = The bot isn't a member of this server.
sandbox-unreachable = The sandbox doesn't answer. The program has stopped.
sandbox-unreachable-wait = The sandbox doesn't answer. Start the program again, and this page continues.
sandbox-status = The sandbox answered { $status }.
sandbox-error = The sandbox doesn't accept this (error { $code }).
sandbox-error-10003 = This channel doesn't exist anymore.
sandbox-error-10008 = That message doesn't exist anymore.
sandbox-error-10062 = That's too late. The bot's time to reply is over.
sandbox-error-50001 = You can't see this channel.
sandbox-error-50013 = You aren't allowed to do that here.
sandbox-no-response = The application did not respond
sandbox-failed = This interaction failed
sandbox-own-address = The sandbox only answers at the address it printed.
sandbox-foreign-page = Other web pages can't use the sandbox.

## Messages

sandbox-messages = Messages
sandbox-welcome = Welcome to { $place }
sandbox-welcome-direct = Direct messages with the bot
sandbox-beginning = This is the beginning of the channel.
sandbox-used = { $user } used { $command }
sandbox-only-you = Only you can see this
sandbox-dismiss = Dismiss message
sandbox-sending = Sending command…
sandbox-typing = { $user } is typing…
sandbox-thinking = { $user } is thinking…
sandbox-pinned = { $user } pinned a message to this channel.
sandbox-silent = Sent without a notification
sandbox-edited = (edited)
sandbox-original-deleted = The original message was deleted
sandbox-see-attachment = Click to see the attachment
sandbox-message-in = { $channel } › message
sandbox-spoiler = Spoiler
sandbox-unknown-user = unknown user
sandbox-unknown-channel = unknown channel
sandbox-role = role
sandbox-picture = Picture
sandbox-enlarge = Enlarge the picture
sandbox-enlarge-this = Enlarge the picture: { $picture }
sandbox-close-picture = Close the picture
sandbox-choose = Choose an option
sandbox-done = Done
sandbox-close = Close
sandbox-cancel = Cancel
sandbox-submit = Submit

## The message box

sandbox-message = Message
sandbox-send = Send
sandbox-write-channel = Message { $place }
sandbox-write-person = Message { $place }
sandbox-commands = Commands
sandbox-true = true
sandbox-false = false
sandbox-type-value = Type a value.
sandbox-number = A number.
sandbox-number-between = A number from { $min } to { $max }.
sandbox-loading = Loading options…
sandbox-loading-failed = Could not load the options.
sandbox-none-match = No option matches what you typed.
sandbox-no-commands = The bot has no commands yet.
sandbox-no-bot-no-commands = No bot is connected, so no commands are available.

## Refusals without the bot

sandbox-no-permission-here = You can't use commands here.
sandbox-no-permission = You don't have permission to use this command.
sandbox-command-unavailable = This command isn't available here.
sandbox-command-unknown = The command /{ $command } doesn't exist.
sandbox-command-incomplete = /{ $command } needs a subcommand.
sandbox-option-unknown = /{ $command } doesn't have an option “{ $option }”.
sandbox-option-required = The option “{ $option }” is required.
sandbox-option-length = The option “{ $option }” takes { $min } to { $max } characters.
sandbox-option-whole = The option “{ $option }” must be a whole number.
sandbox-option-number = The option “{ $option }” must be a number.
sandbox-option-boolean = The option “{ $option }” must be true or false.
sandbox-option-bounds = The option “{ $option }” is out of bounds.
sandbox-option-choice = The option “{ $option }” doesn't have that choice.
sandbox-option-nobody = What you chose for “{ $option }” doesn't exist here.
sandbox-option-kind = The sandbox can't fill in the option “{ $option }”.
sandbox-component-unknown = That button or menu doesn't exist here.
sandbox-component-disabled = This button or menu is disabled.
sandbox-button-values = A button has no values.
sandbox-select-count = Choose { $min } to { $max } options.
sandbox-select-unknown = That isn't one of the options.
sandbox-form-unknown = That form doesn't exist.
sandbox-field-required = Fill in “{ $field }”.
sandbox-field-length = “{ $field }” takes { $min } to { $max } characters.
