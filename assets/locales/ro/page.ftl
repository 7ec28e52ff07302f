page-title = Daykeeper
page-about = Daykeeper este un bot de Discord pentru jocuri de masă lungi, jucate la distanță: îți joci tura când ai cinci minute, azi sau săptămâna viitoare. Cunoaște *{ tzolkin-name }* și *{ teotihuacan-name }* cu toate regulile lor, cu prietenii sau cu calculatorul. Desenează tabla, știe ce este permis, îți amintește când e rândul tău și numără punctele.

page-play = Cum se joacă
page-play-open = Într-un canal, { COMMAND("game new") } deschide o masă. Ceilalți apasă *{ ui-button-join }*; locurile libere le poate ocupa calculatorul. Cu *{ ui-button-start }* începe jocul.
page-play-turn = Când e rândul tău, botul te menționează. *{ ui-button-take-turn }* deschide un planificator pe care îl vezi doar tu: alege pas cu pas, privește imaginea, întoarce-te oricât vrei. Nimic nu e definitiv până nu apeși *{ ui-button-end-turn }*.
page-play-read = Canalul citește apoi ce ai făcut, cu o imagine. { COMMAND("board") }, { COMMAND("log") } și { COMMAND("score") } arată jocul oricând.
page-play-rules = { COMMAND("rules") } răspunde la întrebări despre reguli și cartonașe; { COMMAND("hint") } propune ture și spune de ce.
page-play-remind = Cu { COMMAND("remind") } alegi unde primești mementourile, orele tale de liniște și absențele tale. Comenzile și răspunsurile private sunt în limba Discordului tău; { COMMAND("game settings") } stabilește limba mesajelor din canal.

page-commands = Comenzi
page-command = Comandă
page-does = Ce face
page-more = { COMMAND("help") } explică restul, în Discord.
