### Translated from the English version 83602b1c
ui-button-plan-ahead = Planifică dinainte
ui-button-another = Planifică altă tură
ui-button-confirm-order = Confirmă ordinul
ui-button-plan-now = Planifică pe poziția de acum
ui-button-plan-next-day = Planifică pentru ziua următoare
ui-button-orders = Ordinele mele ({ $count })

ui-ahead-now = Planifici dinainte, pe poziția de acum. Vezi doar tu.
ui-ahead-next-day = Planifici dinainte, pe poziția de după următoarea mișcare a calendarului. Vezi doar tu.
ui-ahead-complete = **Tura e completă.** *{ ui-button-confirm-order }* o păstrează: când îți vine rândul, o joc dacă i se îndeplinește condiția, apoi îți spun.

ui-order-failed = Ordinul { $number } nu s-a executat: { $why }.
ui-order-waits = Ordinul tău se execută în câteva minute, dacă nu planifici altceva aici.
ui-order-illegal = „{ $step }” nu mai e posibil
ui-order-incomplete = pașii lui nu mai completează tura
ui-order-costs = ar costa cu { $more } mai mult decât în plan
ui-order-otherwise = ar costa sau ar aduce altceva decât în plan

ui-orders-title = **Ordinele tale.** Le vezi doar tu. Când îți vine rândul, se execută primul a cărui condiție e îndeplinită.
ui-orders-none = Nu ai niciun ordin.
ui-orders-line = **{ $number }.** { $planned } – { $when }
ui-orders-not-now = -# Dacă ar fi rândul tău acum, nu s-ar executa: { $why }.
ui-orders-else = Dacă niciunul nu se poate executa, alegi tu, ca de obicei.
ui-order-when = Ordinul { $number }: când se execută?
ui-order-as-planned = dacă aduce și costă la fel ca în plan
ui-order-within-nothing = dacă nu costă mai mult decât în plan
ui-order-within = dacă e mai scump cu cel mult { $more }
ui-order-legal = dacă e posibil, fără alte condiții
ui-order-withdraw = Retrage acest ordin

ui-notice-ordered = Ordinul tău din { $channel } ({ $game }) s-a executat: { $deed }.
ui-notice-ordered-alone = Ordinul tău din { $channel } ({ $game }) s-a executat.
ui-notice-forced = Tura ta din { $channel } ({ $game }) nu îți lăsa de ales, așa că s-a jucat: { $deed }.
ui-notice-forced-alone = Tura ta din { $channel } ({ $game }) nu îți lăsa de ales, așa că s-a jucat.

ui-refusal-your-turn = E deja rândul tău: joacă cu *{ ui-button-take-turn }*.
ui-refusal-nothing-ahead = Acum nu se poate planifica dinainte. Încearcă din nou după tura următoare.
ui-refusal-too-many-orders = Ai deja { $most } ordine. Retrage întâi unul.

ui-panel-forced = Turele care nu lasă de ales se joacă singure
ui-panel-later = Ordinele se execută după câteva minute
ui-remind-forced = Turele care nu îți lasă de ales se joacă singure.
ui-remind-later = Ordinele tale se execută la 1–20 de minute după ce îți începe tura; anunțul îl primești oricum.
cmd-remind-forced = fortate
    .description = Turele care nu lasă de ales și nu dezvăluie nimic se joacă singure.
cmd-remind-later = intarziere
    .description = Execută ordinele cu 1–20 de minute întârziere: ora nu trădează nimic.
cmd-plan = planifica
    .description = Planifică-ți tura următoare cât joacă ceilalți și vezi-ți ordinele.
cmd-plan-action = pasi
    .description = Un pas sau mai mulți, separați prin ; – o tură completă devine ordin.
