### Translated from the English version 859a5c82
teotihuacan-topic-reward-line = • { $name } ({ $effect })
teotihuacan-reward-questions = ricompense di ascensione, quali ricompense di ascensione ci sono, ricompense per l'ascensione, elenco delle ricompense di ascensione, cosa posso scegliere quando un lavoratore ascende, scegliere la ricompensa di ascensione, cosa ottengo quando un lavoratore ascende
teotihuacan-rule-players = Giocatori ed espansioni
    .text = Da due a quattro giocatori. I computer possono occupare dei posti, quindi puoi giocare anche in solitario contro di loro. Conosco solo il gioco base, senza espansioni.
    .asked = quanti giocatori possono giocare, in quanti si gioca, solitario, modalità solitario, in solitario, giocare da solo, un solo giocatore, un giocatore, giocare contro il computer, giocatori IA, giocatori computer, automa, espansione, espansioni, c'è un'espansione, periodo preclassico tardo, ombra di xitle, gioco base
tzolkin-rule-players = Giocatori ed espansioni
    .text = Da due a quattro giocatori. I computer possono occupare dei posti, quindi puoi giocare anche in solitario contro di loro. Conosco solo il gioco base, senza espansioni.
    .asked = quanti giocatori possono giocare, in quanti si gioca, solitario, modalità solitario, in solitario, giocare da solo, un solo giocatore, un giocatore, giocare contro il computer, giocatori IA, giocatori computer, automa, espansione, espansioni, c'è un'espansione, tribù e profezie, tribù, profezie, gioco base
