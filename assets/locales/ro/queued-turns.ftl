### Translated from the English version 8dd15f8a
ui-button-plan-ahead = Planifică dinainte
ui-button-another = Planifică altă tură
ui-button-queue-turn = Programează tura
ui-button-queued-turns = Ture programate ({ $count })

ui-ahead-now = Planifici dinainte, pe tabla de acum. O vezi doar tu.
    .again = Planifici dinainte
ui-ahead-next-day = Planifici dinainte, pe tabla de după următoarea mișcare a calendarului. O vezi doar tu.
    .again = Planifici dinainte · ziua următoare
ui-ahead-complete = **Tură completă.** Apasă *{ ui-button-queue-turn }*. Când îți vine rândul, o joc dacă i se îndeplinește condiția.

ui-queued-turn-failed = Tura programată { $number } a fost sărită: { $why }.
ui-queued-turn-waits = Tura ta programată se joacă în câteva minute, dacă nu planifici altceva aici.
ui-queued-turn-illegal = „{ $step }” nu mai e posibil
ui-queued-turn-incomplete = pașii ei nu mai completează tura
ui-queued-turn-costs = ar costa cu { $more } mai mult decât în plan
ui-queued-turn-otherwise = rezultatul ei s-a schimbat

ui-queued-turns-title = **Turele tale programate.** Când îți vine rândul, o joc pe prima a cărei condiție e îndeplinită.
ui-queued-turns-none = Nu ai ture programate.
ui-queued-turns-item = **{ $number }.** { $planned } – { $when }
ui-queued-turns-not-now = -# Dacă ar fi rândul tău acum, ar fi sărită: { $why }.
ui-queued-turns-else = Dacă niciuna nu merge, joci tu, ca de obicei.
ui-queued-turn-when = Când se joacă tura programată { $number }
ui-queued-turn-as-planned = dacă nu costă mai mult și rezultatul nu s-a schimbat
ui-queued-turn-within-nothing = dacă nu costă mai mult decât în plan
ui-queued-turn-within = dacă e mai scump cu cel mult { $more }
ui-queued-turn-legal = dacă mai e posibilă
ui-queued-turn-withdraw = Șterge această tură programată

ui-notice-queued-turn = Tura ta programată din { $channel } ({ $game }) s-a jucat: { $summary }.
ui-notice-queued-turn-alone = Tura ta programată din { $channel } ({ $game }) s-a jucat.
ui-notice-forced = Ți-am jucat tura din { $channel } ({ $game }), fiindcă nu aveai de ales: { $summary }.
ui-notice-forced-alone = Ți-am jucat tura din { $channel } ({ $game }), fiindcă nu aveai de ales.
ui-notice-undone = { $player } a anulat ture în { $channel } ({ $game }), printre care și pe a ta. O regăsești în planul tău: folosește { COMMAND("plan") }.

ui-refusal-your-turn = E deja rândul tău. Apasă *{ ui-button-take-turn }*.
ui-refusal-nothing-ahead = Acum nu se poate planifica dinainte. Încearcă din nou după tura următoare.
ui-refusal-too-many-queued-turns = { $most ->
    [one] Ai deja { $most } tură programată. Șterge-o întâi.
    [few] Ai deja { $most } ture programate. Șterge întâi una.
   *[other] Ai deja { $most } de ture programate. Șterge întâi una.
}

ui-panel-auto-play = Joc automat
ui-panel-delay = Întârzierea turelor programate
ui-remind-forced = Jocul automat e pornit. Dacă nu ai de ales, îți joc eu tura.
ui-remind-later = Turele tale programate se joacă cu 1–20 de minute întârziere. Mențiunea o primești oricum.
cmd-remind-auto-play = joc-automat
    .description = Joacă în locul tău turele care nu lasă de ales și nu dezvăluie nimic.
cmd-remind-delay = intarziere
    .description = Joacă turele programate cu 1–20 de minute întârziere, ca să nu se observe.
cmd-plan = planifica
    .description = Planifică-ți tura următoare cât joacă ceilalți și vezi-ți turele programate.
cmd-plan-action = pasi
    .description = Un pas sau mai mulți, separați prin „;”. O tură completă se programează.
