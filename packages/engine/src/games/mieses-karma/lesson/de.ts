import type { LessonWords } from '../../../lessons/lesson.ts';
import type { StepId, TaskId } from './lesson.ts';

/** The lesson of Mieses Karma in German. */
export const words: LessonWords<StepId, TaskId> = {
  steps: {
    line: 'Deine Lebenslinie',
    gifts: 'Geben und bitten',
    death: 'Tod und Wiedergeburt',
    'small-animals': 'Die kleinen Tiere',
    'middle-animals': 'Die mittleren Tiere',
    'high-animals': 'Die hohen Tiere',
    human: 'Das letzte Leben',
  },
  tasks: {
    attach: {
      task: 'Du bist eine Ameise mit einer Sonne. Leg eine Karte an, die mit einer Sonne beginnt: Sonne–Kleeblatt.',
      instead: 'Das ist erlaubt, aber lass erst deine Linie wachsen: Leg Sonne–Kleeblatt an.',
      seen: 'Es ist wie Domino: Das linke Symbol muss dem Ende deiner Linie gleichen. Jetzt endet sie mit einem Kleeblatt.',
    },
    'end-turn': {
      task: 'Pro Zug spielst du eine Handkarte. Beende deinen Zug.',
      instead: 'Um eine Karte bitten kannst du bald. Beende jetzt erst einmal den Zug.',
      seen: 'In jedem Zug legst du eine Karte an oder ab. Nun bittet jemand alle anderen um eine Karte, die an die eigene Linie passt.',
    },
    give: {
      task: 'Gebraucht wird ein Herz. Gib Herz–Herz: Wird deine Karte genommen, bekommst du Karma.',
      instead: 'Behalte den Buddha für dich, aber lass dir das Karma nicht entgehen: Gib Herz–Herz.',
      seen: 'Deine Karte wurde genommen: 1 Karma. Es zählt als Punkt und bestimmt, als was du wiedergeboren wirst. Geben lohnt sich.',
    },
    ask: {
      task: 'Du bist dran. Einmal pro Zug darfst du selbst bitten. Tu das, bevor du eine Karte spielst.',
      instead: 'Bitte zuerst: Ein Geschenk verlängert deine Linie und kostet dich keine Karte.',
      seen: 'Die Geschenke lagen verdeckt und wurden zusammen aufgedeckt. Eines davon musst du nehmen, ganz gleich, was es ist.',
    },
    take: {
      task: 'Eines der Geschenke zeigt einen Sensenmann. Nimm das andere.',
      instead: 'Der Sensenmann würde dein Leben noch in diesem Zug beenden. Nimm Kleeblatt–Herz.',
      seen: 'Die Karte kommt an deine Linie, und wer sie gab, bekommt 1 Karma. Die andere geht zurück auf die Hand.',
    },
    buddha: {
      task: 'Das Geschenk war nicht deine Karte für diesen Zug. Leg Herz–Waage an, die mit dem Buddha.',
      instead: 'Das ginge, aber ein Buddha in deiner Linie bringt Karma. Leg Herz–Waage an.',
      seen: 'Jeder Buddha in deiner Linie bringt 1 Karma, sobald du stirbst. Du hast noch eine Karte auf der Hand.',
    },
    'ask-in-vain': {
      task: 'Deine letzte Karte passt nicht. Sie abzulegen wäre dein Ende, also bitte erst die anderen.',
      instead: 'Eine leere Hand am Ende deines Zuges bedeutet den Tod. Bitte erst um eine Karte.',
      seen: 'Niemand gibt etwas. Dann darfst du deine ganze Hand austauschen.',
    },
    exchange: {
      task: 'Tausche deine Hand gegen neue Karten.',
      instead: 'Deine alte Karte passt nirgends. Eine neue kann nur besser sein.',
      seen: 'Du bekommst so viele neue Karten, wie du abgelegt hast. Diese hier hat einen Joker.',
    },
    joker: {
      task: 'Ein Joker passt zu jedem Symbol. Leg die Karte an.',
      instead: 'In deiner Linie nützt dir die Karte mehr als auf dem Ablagestapel.',
      seen: 'Deine Hand ist leer: Die Ameise stirbt, und ihre Linie wird gewertet. Der Buddha bringt 1 Karma; du hast jetzt 2.',
    },
    foursome: {
      task: 'Sonne, Kleeblatt, Herz, Waage: eine Viererkombination! Wähle dafür eine Karte deiner Linie, egal welche.',
      seen: 'Sie ist am Ende 2 Punkte wert. Auch vier gleiche Symbole zählen. Mit 2 Karma kehrst du als Kartoffelkäfer zurück.',
    },
    'potato-beetle': {
      task: 'Fast jedes Tier kann etwas. Der Kartoffelkäfer darf die oberste Karte des Ablagestapels anlegen.',
      instead: 'Nutze zuerst die Fähigkeit: Die oberste Karte passt und kostet dich nichts.',
      seen: 'Ein Buddha geschenkt. Deine Karte darfst du trotzdem noch spielen: Die Fähigkeit gibt es einmal pro Zug dazu.',
    },
    earthworm: {
      task: 'Du bist ein Regenwurm, und nichts passt. Leg eine Karte weg und zieh eine neue.',
      instead: 'Versuch es erst mit der Fähigkeit des Regenwurms: Tausche eine der beiden Karten.',
      seen: 'Du hast Kleeblatt–Herz mit Buddha gezogen, und das passt. Einmal pro Zug darfst du so nach Besserem graben.',
    },
    butterfly: {
      task: 'Der Schmetterling hilft erst nach dem Tod. Leg deine letzte Karte an.',
      instead: 'Die Karte passt und hat einen Joker: genau richtig für einen Schmetterling. Leg sie an.',
      seen: 'Sonst zählen Joker nicht für Viererkombinationen. Beim Schmetterling schon: Drei Kleeblätter und ein Joker sind eine.',
    },
    hedgehog: {
      task: 'Ab 4 Karma lebt es sich besser. Der Igel darf auch anlegen, was nicht passt: Nimm den Buddha.',
      instead: 'Beim Igel muss nichts passen. Die Karte mit dem Buddha bringt mehr.',
      seen: 'Herz an Kleeblatt, das darf nur der Igel, mit einer Handkarte pro Zug. Geschenke müssen weiterhin passen.',
    },
    'guinea-pig': {
      task: 'Das Meerschweinchen bekommt beim Tod 1 Karma extra. Leg den Sensenmann an und stirb mit Absicht.',
      instead: 'Du hast 6 Karma. Der Sensenmann mit Buddha bringt dich sofort zum nächsten Stapel.',
      seen: '6 + 1 für den Buddha + 1 fürs Meerschweinchen = 8 Karma: dritter Stapel, eine Elster! Deine restliche Hand ist weg.',
    },
    magpie: {
      task: 'Die Elster stiehlt die letzte Karte einer Linie, wenn sie passt. Die links von dir beginnt mit Kleeblatt.',
      instead: 'Erst stehlen! Deine eigenen Karten laufen dir nicht weg.',
      seen: 'Der Buddha gehört jetzt dir. Stehlen kannst du nur vom Ende einer Linie, einmal pro Zug.',
    },
    dog: {
      task: 'Die Linie des Hundes wächst nach beiden Seiten. Leg Kleeblatt–Herz links an.',
      instead: 'Rechts passt nichts, aber links ist Platz für den Buddha.',
      seen: 'Links kommt es auf das rechte Symbol an: Herz trifft Herz. Auch Geschenke dürfen auf beide Seiten.',
    },
    cat: {
      task: 'Eine Katze nimmt nach dem Tod bis zu zwei Karten ihrer Linie mit. Eine hast du schon, behalte den Buddha.',
      instead: 'Das geht, aber die Karte mit dem Buddha kann noch einmal Karma bringen.',
      seen: 'Ins nächste Leben startest du mit zwei Karten mehr. Der Buddha hat schon gezählt und kann es wieder tun.',
    },
    ape: {
      task: 'Deine Karte ist gespielt. Als Affe darfst du noch eine anlegen: Sonne–Herz passt.',
      instead: 'Verschenk die Fähigkeit des Affen nicht: Eine Karte geht noch.',
      seen: 'Zwei Karten in einem Zug machen die Linie lang, aber deine Hand ist auch schneller leer.',
    },
    cow: {
      task: 'Überlebt eine Kuh ihren Zug, darf sie gleich noch einen machen. Nimm ihn dir.',
      instead: 'Du hast eine passende Karte mit Buddha. Nimm den zweiten Zug.',
      seen: 'Ein ganzer Zug mit Karte und Bitte. Danach sind die anderen dran.',
    },
    chameleon: {
      task: 'Ein Chamäleon kann, was ein fremdes Tier kann. Bei dir passt nichts: Wen ahmst du nach?',
      instead: 'Die zweite Karte des Affen müsste passen. Beim Igel muss sie das nicht.',
      seen: 'Bis zum Ende des Zuges kannst du, was ein Igel kann. Im nächsten Zug darfst du neu wählen.',
    },
    imitation: {
      task: 'Leg jetzt Herz–Kleeblatt mit dem Buddha an, obwohl es nicht passt.',
      instead: 'Die andere dürftest du auch, aber nur diese bringt Karma.',
      seen: 'Je mehr Karma, desto stärker das Tier. Ab 20 Karma wirst du ein Mensch.',
    },
    'last-life': {
      task: 'Du bist ein Mensch mit 21 Karma. Leg den Sensenmann an: Dein Tod beendet das Spiel.',
      instead: 'Der Sensenmann trägt einen Buddha. Leg ihn an und beende das Spiel in Führung.',
      seen: 'Alle Linien werden gewertet. Bei dir: 22 Karma, 6 für den ersten Menschen, 2 je Karte im Stapel, also 32. Gewonnen!',
    },
  },
};
