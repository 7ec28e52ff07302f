### Translated from the English version b4c74115
page-title = Daykeeper
page-about = Daykeeper è un bot di Discord per i giochi da tavolo più lunghi. Giochi il tuo turno quando hai cinque minuti, oggi o la settimana prossima. Conosce *{ tzolkin-name }* e *{ teotihuacan-name }* con tutte le loro regole, tra amici o con giocatori computer. Disegna la plancia, sa che cosa è permesso, ti avvisa quando tocca a te e conta i punti.

page-play = Come si gioca
page-play-open = Scrivi { COMMAND("game new") } in un canale per aprire una lobby. Gli altri premono *{ ui-button-join }*, e i posti liberi possono andare a giocatori computer. Con *{ ui-button-start }* si comincia.
page-play-turn = Quando tocca a te, il bot ti menziona. *{ ui-button-take-turn }* apre un pianificatore che vedi solo tu. Scegli passo per passo, guarda l'immagine e torna indietro quanto vuoi. Nulla è definitivo finché non premi *{ ui-button-end-turn }*.
page-play-read = Nel canale si legge poi che cosa hai fatto, con un'immagine. { COMMAND("board") }, { COMMAND("log") } e { COMMAND("score") } mostrano la partita in ogni momento.
page-play-rules = { COMMAND("rules") } risponde alle domande su regole e tessere. { COMMAND("hint") } suggerisce turni e spiega perché. { COMMAND("learn") } insegna un gioco con brevi lezioni.
page-play-remind = Con { COMMAND("remind") } scegli dove ricevere i promemoria, le ore di silenzio e le vacanze. I comandi e le risposte private sono nella lingua del tuo Discord. { COMMAND("game settings") } imposta la lingua dei messaggi nel canale.

page-commands = Comandi
page-command = Comando
page-does = Che cosa fa
page-more = { COMMAND("help") } spiega il resto, su Discord.
