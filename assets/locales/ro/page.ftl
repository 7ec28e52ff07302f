### Translated from the English version b4c74115
page-title = Daykeeper
page-about = Daykeeper e un bot de Discord pentru jocuri de societate lungi. Îți joci tura când ai cinci minute, azi sau săptămâna viitoare. Cunoaște toate regulile jocurilor *{ tzolkin-name }* și *{ teotihuacan-name }*, pe care le joci cu prietenii sau cu calculatorul. Desenează tabla, știe ce e permis, îți amintește când e rândul tău și numără punctele.

page-play = Cum se joacă
page-play-open = Scrie { COMMAND("game new") } într-un canal ca să deschizi un lobby. Ceilalți apasă *{ ui-button-join }*, iar locurile libere pot fi ocupate de calculatoare. Cu *{ ui-button-start }* începe partida.
page-play-turn = Când e rândul tău, botul te menționează. *{ ui-button-take-turn }* deschide un planificator pe care îl vezi doar tu. Alege pas cu pas, privește imaginea și răzgândește-te oricât vrei. Nimic nu e definitiv până nu apeși *{ ui-button-end-turn }*.
page-play-read = Apoi apare în canal ce ai făcut, cu o imagine. { COMMAND("board") }, { COMMAND("log") } și { COMMAND("score") } arată partida oricând.
page-play-rules = { COMMAND("rules") } răspunde la întrebări despre reguli și cartonașe. { COMMAND("hint") } propune ture și spune de ce. { COMMAND("learn") } te învață un joc prin lecții scurte.
page-play-remind = Cu { COMMAND("remind") } alegi unde primești reamintirile, orele de liniște și vacanța. Comenzile și răspunsurile private sunt în limba Discordului tău. { COMMAND("game settings") } stabilește limba mesajelor din canal.

page-commands = Comenzi
page-command = Comandă
page-does = Ce face
page-more = { COMMAND("help") } explică mai multe, în Discord.
