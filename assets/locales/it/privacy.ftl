### Translated from the English version f9e0f604
# A person's own data: a copy, hiding from lists, and forgetting.

## Commands: see discord.ftl

cmd-privacy = privacy
    .description = Vedi i tuoi dati, nasconditi dalle classifiche o fatti dimenticare.
cmd-privacy-show = mostra
    .description = Ricevi tutto ciò che il bot conserva su di te, in un file solo per te.
cmd-privacy-hide = nascondi
    .description = Nascondi le tue statistiche e il tuo posto in classifica, o mostrali di nuovo.
cmd-privacy-hide-hidden = nascosto
    .description = True ti nasconde in tutti i server. False ti mostra di nuovo.
cmd-privacy-forget = dimentica
    .description = Elimina i tuoi dati. Il bot chiede prima.

## Buttons, at most 80 characters

ui-button-forget-me = Dimenticami
ui-button-keep-data = Conserva

## Answers

ui-privacy-data = Ecco tutto ciò che conservo su di te. Solo tu puoi vedere questo file.
ui-privacy-file = I tuoi dati in JSON
ui-privacy-too-large = I tuoi dati sono troppo grandi per un messaggio. Chiedi il file a chi gestisce questo bot.
ui-privacy-hidden = Sei nascosto in tutti i server. Le tue partite contano, ma non sei in nessuna classifica.
ui-privacy-visible = Sei di nuovo nelle classifiche.
ui-privacy-ask =
    Dimentico tutto di te? Non si può annullare.
    Elimino le tue note, ipotesi, lezioni, impostazioni e statistiche.
    In { $games ->
        [one] { $games } partita finita
       *[other] { $games } partite finite
    } il tuo colore e il tuo posto («Giocatore 2») sostituiscono il tuo nome. Gli altri conservano i loro risultati.
    Le copie di sicurezza conservano i vecchi dati fino a cinque settimane. I messaggi in Discord restano.
ui-privacy-plays = { $count ->
    [one] Lascia prima la tua partita in corso: { $channels-row }.
   *[other] Lascia prima le tue { $count } partite in corso: { $channels-row }.
}
ui-privacy-channel = { $channel }
ui-privacy-unknown = Non conservo nulla su di te.
ui-privacy-forgotten = Ti ho dimenticato. { $games ->
    [one] { $games } partita finita mostra il tuo posto invece del tuo nome.
   *[other] { $games } partite finite mostrano il tuo posto invece del tuo nome.
}
ui-people-hidden = { $player } non condivide le statistiche.
ui-people-only-you = Sei nascosto, quindi solo tu puoi vederle.
