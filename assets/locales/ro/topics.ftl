### Translated from the English version 859a5c82
teotihuacan-topic-reward-line = • { $name } ({ $effect })
teotihuacan-reward-questions = recompense de înălțare, ce recompense de înălțare există, recompense pentru înălțare, lista recompenselor de înălțare, ce pot alege când un muncitor se înalță, alegerea recompensei de înălțare, ce primesc când un muncitor se înalță
teotihuacan-rule-players = Jucători și extensii
    .text = Între doi și patru jucători. Calculatoarele pot ocupa locuri, așa că poți juca și singur împotriva lor. Cunosc doar jocul de bază, fără extensii.
    .asked = câți jucători pot juca, câte persoane pot juca, solo, modul solo, joc de unul singur, să joc singur, un singur jucător, un jucător, joc împotriva calculatorului, jucători IA, automa, extensie, extensii, există vreo extensie, perioada preclasică târzie, umbra lui xitle, joc de bază
tzolkin-rule-players = Jucători și extensii
    .text = Între doi și patru jucători. Calculatoarele pot ocupa locuri, așa că poți juca și singur împotriva lor. Cunosc doar jocul de bază, fără extensii.
    .asked = câți jucători pot juca, câte persoane pot juca, solo, modul solo, joc de unul singur, să joc singur, un singur jucător, un jucător, joc împotriva calculatorului, jucători IA, automa, extensie, extensii, există vreo extensie, triburi și profeții, triburi, profeții, joc de bază
