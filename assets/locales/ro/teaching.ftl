### Translated from the English version 854a947f
ui-teach-question = Îți pot explica primele runde pe parcurs.
ui-button-explain = Explică-mi pe parcurs
ui-button-no-explanations = Nu, mulțumesc
ui-teach-advice = 💡 { $advice }
ui-button-what-is-this = Ce e asta?
ui-teach-topics = **{ ui-button-what-is-this }** Iată ce vezi acum pe tablă.
ui-teach-legend = Simboluri: { $symbols }
core-advice-done = Știi destul ca să continui. *{ ui-button-hint }* propune o tură, iar *{ ui-button-what-is-this }* explică ce vezi.

tzolkin-advice-wealth = Aceste cartonașe sunt începutul tău: păstrezi două și primești tot ce arată ele înainte de prima rundă. Caută întâi porumb, fiindcă plasarea și hrănirea muncitorilor costă porumb. Apoi lemn, piatră, aur și praguri în temple.
tzolkin-advice-place = Plasează între unu și trei muncitori pe roți. Fiecare rundă îi duce la o acțiune mai bună. Unul pe Palenque va aduce porumb, iar unul pe Yaxchilan lemn, piatră sau aur.
tzolkin-advice-wait = Într-o tură plasezi sau ridici, niciodată amândouă. Un muncitor pe Palenque 1 aduce acum 3 porumb. Dacă așteaptă o rundă, poate recolta 4. Dacă ai un muncitor în mână, poți în schimb să-l plasezi.
tzolkin-advice-food = În Ziua Ospățului fiecare muncitor mănâncă 2 porumb: îți trebuie { $need } și ai { $have }. Pierzi 3 puncte pentru fiecare muncitor flămând. Palenque aduce porumb, sau păstrează ce ai în loc să plasezi.
    .enough = În Ziua Ospățului fiecare muncitor mănâncă 2 porumb: îți trebuie { $need } și ai { $have }. E destul: cu restul plasează muncitori, sau lasă-i pe ai tăi să ajungă la acțiuni mai bune.
tzolkin-advice-technology = Următorul țel: o tehnologie. Tikal 1 ridică una pentru 1 resursă. Îmbunătățește recoltele, resursele, construcția sau ofrandele pentru restul jocului.
tzolkin-advice-building = Următorul țel: o clădire. Tikal 2 construiește una cu resursele de pe cartea ei. Fermele hrănesc muncitori în fiecare Zi a Ospățului. Celelalte aduc pe loc puncte, praguri în temple sau tehnologii.
tzolkin-advice-temple = Următorul țel: un prag într-un templu. Uxmal 1 urcă unul pentru 3 porumb, și multe clădiri la fel. În fiecare Zi a Ospățului templele dau bunuri sau puncte pentru pragurile tale.

teotihuacan-advice-tiles = Aceste cartonașe sunt începutul tău: păstrezi două, primești ce aduc și plasezi trei muncitori pe tablele pe care le numesc. Caută cacao, care plătește acțiunile principale și salariile. Ajută și tablele apropiate, fiindcă muncitorii adunați aduc mai mult.
teotihuacan-advice-workers = Alege unde încep muncitorii tăi. Doi apropiați pot munci curând pe aceeași tablă, iar atunci o acțiune principală aduce mai mult.
teotihuacan-advice-move = Mută un muncitor cu 1 până la 3 table în sensul acelor de ceasornic. Acolo strângi cacao, faci acțiunea principală sau te închini. Unde nu stă niciun muncitor deblocat, acțiunea principală nu costă cacao.
teotihuacan-advice-together = O acțiune principală face un muncitor mai puternic. La puterea 6 se înalță: alegi o recompensă, iar el reîncepe de la 1. Doi sau trei muncitori ai tăi pe o tablă aduc mai mult, așa că adună-i.
teotihuacan-advice-salary = La eclipsă muncitorii tăi cer { $salary } cacao, iar tu ai { $have }. Fiecare cacao lipsă costă 3 puncte. Strânge unde stau muncitori de multe culori, fiindcă fiecare culoare aduce încă 1.
    .enough = La eclipsă muncitorii tăi cer { $salary } cacao, iar tu ai { $have }. Mai este timp, așa că deocamdată cheltuie cacaoa pe acțiuni principale.
teotihuacan-advice-technology = Următorul țel: o tehnologie. La { teotihuacan-board-alchemy } înveți una cu aur. De atunci câștigi ceva de fiecare dată când faci ce numește ea.
teotihuacan-advice-building = Următorul țel: să construiești. La { teotihuacan-board-construction } pui cartonașe pe piramidă cu piatră, iar la { teotihuacan-board-nobles } construiești cu lemn. Amândouă aduc puncte pe loc și altele la fiecare eclipsă.
teotihuacan-advice-temple = Următorul țel: un prag într-un templu. Un muncitor care se închină urcă unul. Pragurile aduc bunuri sau puncte, iar cele mai înalte un cartonaș bonus la sfârșitul jocului.

core-comment-good = Bine jucat. { $reason }
core-comment-better = O tură mai bună: **{ $plan }.** { $text }
ui-panel-comments = Comentarii la turele mele
ui-remind-comments = Îți comentez turele în jocurile care permit sugestii.
cmd-remind-comments = comentarii
    .description = După tura ta vezi ce a fost bun la ea sau ce tură era mai bună.
