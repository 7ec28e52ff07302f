### Translated from the English version 854a947f
ui-teach-question = Posso spiegarti i primi round mentre giochi.
ui-button-explain = Spiegami mentre gioco
ui-button-no-explanations = No, grazie
ui-teach-advice = 💡 { $advice }
ui-button-what-is-this = Che cos'è?
ui-teach-topics = **{ ui-button-what-is-this }** Ecco che cosa vedi ora sul tabellone.
ui-teach-legend = Simboli: { $symbols }
core-advice-done = Ora sai abbastanza per continuare. *{ ui-button-hint }* propone un turno e *{ ui-button-what-is-this }* spiega quello che vedi.

tzolkin-advice-wealth = Queste tessere sono il tuo inizio: ne tieni due e ricevi tutto ciò che mostrano prima del primo round. Cerca prima il mais, perché piazzare e nutrire i lavoratori costa mais. Poi legno, pietra, oro e gradini nei templi.
tzolkin-advice-place = Piazza da uno a tre lavoratori sulle ruote. Ogni round li porta a un'azione migliore. Uno su Palenque porterà mais, uno su Yaxchilan legno, pietra o oro.
tzolkin-advice-wait = In un turno piazzi oppure recuperi, mai entrambe le cose. Un lavoratore su Palenque 1 dà ora 3 mais. Se aspetta un round, può raccoglierne 4. Se hai un lavoratore in mano, puoi invece piazzarlo.
tzolkin-advice-food = Nel Giorno del Cibo ogni lavoratore mangia 2 mais: te ne servono { $need } e ne hai { $have }. Perdi 3 punti per ogni lavoratore senza cibo. Palenque dà mais, oppure tieni quello che hai invece di piazzare.
    .enough = Nel Giorno del Cibo ogni lavoratore mangia 2 mais: te ne servono { $need } e ne hai { $have }. Bastano: con il resto piazza lavoratori, o lascia che i tuoi raggiungano azioni migliori.
tzolkin-advice-technology = Prossimo obiettivo: una tecnologia. Tikal 1 ne fa salire una per 1 risorsa. Migliora per il resto della partita i raccolti, le risorse, la costruzione o le offerte.
tzolkin-advice-building = Prossimo obiettivo: un edificio. Tikal 2 ne costruisce uno con le risorse della sua carta. Le fattorie nutrono i lavoratori a ogni Giorno del Cibo. Gli altri danno subito punti, gradini nei templi o tecnologie.
tzolkin-advice-temple = Prossimo obiettivo: un gradino in un tempio. Uxmal 1 ne fa salire uno per 3 mais, e lo fanno anche molti edifici. A ogni Giorno del Cibo i templi danno beni o punti per i tuoi gradini.

teotihuacan-advice-tiles = Queste tessere sono il tuo inizio: ne tieni due, ricevi ciò che danno e piazzi tre lavoratori sulle plance che indicano. Cerca il cacao, che paga azioni principali e salari. Aiutano anche plance vicine, perché più lavoratori insieme rendono di più.
teotihuacan-advice-workers = Scegli dove cominciano i tuoi lavoratori. Due vicini possono presto lavorare sulla stessa plancia, e allora un'azione principale dà di più.
teotihuacan-advice-move = Muovi un lavoratore di 1-3 plance in senso orario. Lì raccogli cacao, svolgi l'azione principale o rendi culto. Dove non c'è nessun lavoratore sbloccato, l'azione principale non costa cacao.
teotihuacan-advice-together = Un'azione principale rende più forte un lavoratore. Con potere 6 ascende: scegli una ricompensa e ricomincia da 1. Due o tre tuoi lavoratori su una plancia danno di più, quindi riuniscili.
teotihuacan-advice-salary = All'eclissi i tuoi lavoratori chiedono { $salary } cacao, tu ne hai { $have }. Ogni cacao mancante costa 3 punti. Raccogli dove ci sono lavoratori di molti colori, perché ogni colore ne dà 1 in più.
    .enough = All'eclissi i tuoi lavoratori chiedono { $salary } cacao, tu ne hai { $have }. C'è tempo, quindi per ora spendi il cacao in azioni principali.
teotihuacan-advice-technology = Prossimo obiettivo: una tecnologia. In { teotihuacan-board-alchemy } ne impari una con l'oro. Da allora guadagni qualcosa ogni volta che fai ciò che indica.
teotihuacan-advice-building = Prossimo obiettivo: costruire. In { teotihuacan-board-construction } metti tessere sulla piramide con la pietra, e in { teotihuacan-board-nobles } costruisci con il legno. Entrambi danno subito punti, e altri a ogni eclissi.
teotihuacan-advice-temple = Prossimo obiettivo: un gradino in un tempio. Un lavoratore che rende culto ne sale uno. I gradini danno beni o punti, e i più alti una tessera bonus a fine partita.

core-comment-good = Ben giocato. { $reason }
core-comment-better = Un turno migliore: **{ $plan }.** { $text }
ui-panel-comments = Commenti ai miei turni
ui-remind-comments = Commento i tuoi turni nelle partite che permettono i suggerimenti.
cmd-remind-comments = commenti
    .description = Dopo il tuo turno vedi che cosa aveva di buono o quale turno era migliore.
