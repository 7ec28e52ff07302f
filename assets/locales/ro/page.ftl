### Translated from the English version 3c658d89
page-title = Daykeeper
page-about = Daykeeper e un bot de Discord pentru jocuri de societate lungi, jucate prin corespondență: îți joci tura când ai cinci minute, azi sau săptămâna viitoare. Cunoaște toate regulile jocurilor *{ tzolkin-name }* și *{ teotihuacan-name }*, pe care le joci cu prietenii sau cu calculatoare. Botul desenează tabla, știe ce e permis, îți amintește când e rândul tău și numără punctele.

page-play = Cum se joacă
page-play-open = Într-un canal, { COMMAND("game new") } deschide o masă. Ceilalți apasă *{ ui-button-join }*; locurile libere pot fi ocupate de calculatoare. Cu *{ ui-button-start }* începe partida.
page-play-turn = Când e rândul tău, botul te menționează. *{ ui-button-take-turn }* deschide un planificator pe care îl vezi doar tu: alege pas cu pas, privește imaginea, răzgândește-te oricât vrei. Nimic nu e definitiv până nu apeși *{ ui-button-end-turn }*.
page-play-read = Apoi apare în canal ce ai făcut, cu o imagine. { COMMAND("board") }, { COMMAND("log") } și { COMMAND("score") } arată partida oricând.
page-play-rules = { COMMAND("rules") } răspunde la întrebări despre reguli și cartonașe; { COMMAND("hint") } propune ture și spune de ce.
page-play-remind = Cu { COMMAND("remind") } alegi unde primești mementourile, când ai ore de liniște și când ești în vacanță. Comenzile și răspunsurile private sunt în limba Discordului tău; { COMMAND("game settings") } stabilește limba mesajelor din canal.

page-commands = Comenzi
page-command = Comandă
page-does = Ce face
page-more = { COMMAND("help") } explică mai multe, în Discord.
