### Translated from the English version f9e0f604
# A person's own data: a copy, hiding from lists, and forgetting.

## Commands: see discord.ftl

cmd-privacy = confidentialitate
    .description = Vezi datele tale, ascunde-te din liste sau cere să fii uitat.
cmd-privacy-show = arata
    .description = Primești tot ce păstrează botul despre tine, într-un fișier doar pentru tine.
cmd-privacy-hide = ascunde
    .description = Ascunde statisticile și locul tău în liste sau arată-le din nou.
cmd-privacy-hide-hidden = ascuns
    .description = True te ascunde pe toate serverele. False te arată din nou.
cmd-privacy-forget = uita
    .description = Șterge datele tale. Botul întreabă mai întâi.

## Buttons, at most 80 characters

ui-button-forget-me = Uită-mă
ui-button-keep-data = Păstrează

## Answers

ui-privacy-data = Iată tot ce păstrez despre tine. Doar tu poți vedea acest fișier.
ui-privacy-file = Datele tale în JSON
ui-privacy-too-large = Datele tale sunt prea mari pentru un mesaj. Cere fișierul de la cine administrează acest bot.
ui-privacy-hidden = Ești ascuns pe toate serverele. Partidele tale contează, dar nu ești pe nicio listă.
ui-privacy-visible = Ești din nou pe liste.
ui-privacy-ask =
    Uit totul despre tine? Nu se poate anula.
    Șterg notițele, ipotezele, lecțiile, setările și statisticile tale.
    În { $games ->
        [one] { $games } partidă terminată
        [few] { $games } partide terminate
       *[other] { $games } de partide terminate
    }, culoarea și locul tău („Jucătorul 2”) îți înlocuiesc numele. Ceilalți își păstrează rezultatele.
    Copiile de siguranță păstrează datele vechi până la cinci săptămâni. Mesajele din Discord rămân.
ui-privacy-plays = { $count ->
    [one] Părăsește mai întâi partida ta în desfășurare: { $channels-row }.
    [few] Părăsește mai întâi cele { $count } partide în desfășurare: { $channels-row }.
   *[other] Părăsește mai întâi cele { $count } de partide în desfășurare: { $channels-row }.
}
ui-privacy-channel = { $channel }
ui-privacy-unknown = Nu păstrez nimic despre tine.
ui-privacy-forgotten = Te-am uitat. { $games ->
    [one] { $games } partidă terminată arată locul tău în loc de nume.
    [few] { $games } partide terminate arată locul tău în loc de nume.
   *[other] { $games } de partide terminate arată locul tău în loc de nume.
}
ui-people-hidden = { $player } nu își arată statisticile.
ui-people-only-you = Ești ascuns, așa că doar tu vezi asta.
