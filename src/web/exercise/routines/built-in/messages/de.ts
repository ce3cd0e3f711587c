import type { BuiltInId } from '#domain/exercise/built-in/index.ts';
import { pluralIn } from '../../../../language/index.ts';
import { messages as routines } from '../../messages/de.ts';
import type { messages as english, ProgrammeTexts } from './en.ts';

const plural = pluralIn('de');

const rack = 'Langhantel, Scheiben, Rack, Bank';
const inTurn = 'Training A und B im Wechsel montags, mittwochs und freitags. Du kannst die Tage ändern.';
const tenthOff = 'Schaffst du sie dreimal in Folge nicht, sinkt das Gewicht um 10 % und steigt dann wieder.';

const programmeTexts: Readonly<Record<BuiltInId, ProgrammeTexts>> = {
  'full-body': {
    name: 'Ganzkörper für Einsteiger',
    summary: 'Fünf Langhantelübungen an drei Tagen pro Woche, jedes Mal etwas schwerer.',
    goodFor:
      'Du trainierst zum ersten Mal oder nach langer Pause mit der Langhantel und willst mit wenigen Übungen stärker werden.',
    notFor:
      'Du kannst das Gewicht nicht mehr von Training zu Training steigern, oder du hast keine Langhantel und kein Rack.',
    start:
      'Fang leicht an: mit der leeren Stange beim Drücken und mit einer Kniebeuge, von der du noch fünf Wiederholungen mehr schaffen würdest. Trag die Gewichte im ersten Training ein. Danach werden sie für dich berechnet.',
    progression: ({ small, large }) =>
      `Schaffst du alle Sätze einer Übung, steigt sie beim nächsten Mal: Kniebeuge und Kreuzheben um ${large}, die anderen um ${small}. ${tenthOff} Werden die Schritte zu groß, trag im Programm einen kleineren Gewichtsschritt ein.`,
    equipment: rack,
    schedule: inTurn,
    routines: ['Training A', 'Training B'],
  },
  'five-by-five': {
    name: '5×5',
    summary: 'Fünf Sätze mit fünf Wiederholungen der großen Langhantelübungen, jedes Mal etwas schwerer.',
    goodFor: 'Du kennst die Langhantelübungen ein wenig und willst sie mehr üben als mit drei Sätzen.',
    notFor:
      'Du kannst das Gewicht nicht mehr von Training zu Training steigern, oder du hast weniger als eine Stunde: Später dauert ein Training länger.',
    start:
      'Fang leicht an: mit der leeren Stange oder der Hälfte von dem, was du fünfmal schaffst. Trag die Gewichte im ersten Training ein. Danach werden sie für dich berechnet.',
    progression: ({ small, large }) =>
      `Schaffst du alle Sätze einer Übung, steigt sie beim nächsten Mal: Kreuzheben um ${large}, die anderen um ${small}. ${tenthOff} Scheiterst du immer wieder an der Kniebeuge, stell sie auf drei Sätze um.`,
    equipment: rack,
    schedule: inTurn,
    routines: ['Training A', 'Training B'],
  },
  'upper-lower': {
    name: 'Oberkörper/Unterkörper',
    summary: 'Je zwei Tage für Unterkörper und Oberkörper, für Muskeln und Kraft.',
    goodFor: 'Du trainierst seit etwa einem halben Jahr regelmäßig und hast an vier Tagen pro Woche Zeit.',
    notFor: 'Du fängst gerade erst an. Ein Ganzkörperprogramm macht dich schneller stärker.',
    start:
      'Wähl Gewichte, mit denen du noch zwei Wiederholungen mehr schaffen würdest. Trag sie im ersten Training ein. Danach werden sie für dich berechnet.',
    progression: () =>
      `Steigere zuerst die Wiederholungen. Erreichen alle Sätze das obere Ende ihres Bereichs, steigt das Gewicht um den kleinsten Schritt deiner Ausrüstung, und die Wiederholungen beginnen wieder unten. Verfehlst du dreimal in Folge das untere Ende, sinkt das Gewicht um 10 %. Mach etwa alle zwei Monate eine Deload-Woche.`,
    equipment: 'Langhantel, Rack, Kurzhanteln, Kabelzug, Maschinen',
    schedule:
      'Unterkörper am Montag und Donnerstag, Oberkörper am Dienstag und Freitag. Du kannst die Tage verschieben.',
    routines: ['Unterkörper', 'Oberkörper'],
  },
  'push-pull-legs': {
    name: 'Push/Pull/Beine',
    summary: 'Ziehen, Drücken und Beine an sechs Tagen pro Woche, jeweils zweimal.',
    goodFor: 'Du trainierst gern oft und willst mehr für Arme, Schultern und Rücken tun als an drei Tagen.',
    notFor: 'Du kannst nicht an sechs Tagen trainieren, oder du schläfst zu wenig, um dich davon zu erholen.',
    start:
      'Wähl bei der ersten Übung des Tages ein Gewicht, mit dem du mehr als fünf Wiederholungen schaffst. Trag die Gewichte in den ersten Trainings ein. Danach werden sie für dich berechnet.',
    progression: ({ small, large }) =>
      `Die erste Übung des Tages endet mit einem Satz mit so vielen Wiederholungen wie möglich. Schaffst du alle Sätze, steigt sie beim nächsten Mal: Kreuzheben um ${large}, die anderen um ${small}. ${tenthOff} Bei allen anderen Übungen steigerst du zuerst die Wiederholungen in ihrem Bereich, dann das Gewicht.`,
    equipment: 'Langhantel, Rack, Kurzhanteln, Kabelzug, Maschinen',
    schedule: 'Montag bis Samstag, der Sonntag ist frei. Du kannst die Tage verschieben.',
    routines: ['Pull A', 'Push A', 'Beine', 'Pull B', 'Push B'],
  },
  'five-three-one': {
    name: '5/3/1',
    summary: 'Vier Übungen, jede einmal pro Woche, in Wellen von vier Wochen.',
    goodFor:
      'Du kannst das Gewicht nicht mehr jede Woche steigern und willst über Monate langsam und stetig stärker werden.',
    notFor: 'Du fängst gerade erst an. Mit einem Programm für Einsteiger steigt das Gewicht viel schneller.',
    start:
      'Trag im Programm für jede der vier Übungen das Trainingsmaximum am Anfang ein: 90 % von dem, was du einmal schaffst. Bis dahin gelten 90 % deines geschätzten 1RM.',
    progression: ({ small, large }) =>
      [
        'Woche 1: 65, 75 und 85 % deines Trainingsmaximums für fünf Wiederholungen.',
        'Woche 2: 70, 80 und 90 % für drei.',
        'Woche 3: 75, 85 und 95 % für fünf, drei und eine.',
        'Woche 4: 40, 50 und 60 % für fünf. Lass es auch bei den anderen Übungen ruhig angehen.',
        'Im letzten Satz der Wochen 1 bis 3 machst du so viele Wiederholungen wie möglich.',
        `Nach einer Welle mit allen Wiederholungen steigt das Trainingsmaximum: Kniebeuge und Kreuzheben um ${large}, Bankdrücken und Schulterdrücken um ${small}.`,
      ].join('\n'),
    equipment: 'Langhantel, Rack, Kurzhanteln, Maschinen, Barren',
    schedule:
      'Schulterdrücken am Montag, Kreuzheben am Dienstag, Bankdrücken am Donnerstag, Kniebeuge am Freitag. Du kannst die Tage verschieben.',
    routines: ['Schulterdrücken', 'Kreuzheben', 'Bankdrücken', 'Kniebeuge'],
  },
  dumbbells: {
    name: 'Nur mit Kurzhanteln',
    summary: 'Der ganze Körper mit einem Paar Kurzhanteln, zu Hause oder unterwegs.',
    goodFor: 'Du trainierst zu Hause, oder du fängst gerade an und willst nicht gleich mit der Langhantel trainieren.',
    notFor: 'Deine schwersten Kurzhanteln sind dir bei den meisten Übungen schon zu leicht.',
    start:
      'Wähl Kurzhanteln, mit denen du acht bis zehn Wiederholungen schaffst. Trag die Gewichte in den ersten Trainings ein. Danach werden sie für dich berechnet.',
    progression: () =>
      `Steigere zuerst die Wiederholungen. Haben alle Sätze 12, nimm die nächstschwereren Kurzhanteln und beginn wieder bei 8. Schaffst du dreimal in Folge keine 8, sinkt das Gewicht um 10 %.`,
    equipment: 'Kurzhanteln in mehreren Gewichten',
    schedule: inTurn,
    routines: ['Training A', 'Training B'],
  },
  'body-weight': {
    name: 'Nur mit dem Körpergewicht',
    summary: 'Ziehen, Drücken, Beine und Rumpf ohne Gewichte.',
    goodFor: 'Du willst ohne Studio stärker werden.',
    notFor: 'Du schaffst bei den meisten Übungen mehr als acht Wiederholungen. Ersetze sie zuerst durch schwerere.',
    start:
      'Probier jede Übung zuerst aus. Schaffst du keine fünf Wiederholungen, ersetze sie durch eine leichtere, zum Beispiel Liegestütze auf den Knien. Zum Rudern reicht ein stabiler Tisch, für Dips reichen zwei Stühle.',
    progression: () =>
      `Steigere die Wiederholungen, bis alle Sätze 8 haben, beim Rumpf 12. Ersetze die Übung dann durch eine schwerere: Klimmzüge nach negativen Klimmzügen, Ausfallschritte nach Kniebeugen, enge Liegestütze nach Liegestützen. Die App sagt dir, wann es so weit ist, und du wählst die Übung.`,
    equipment: 'Klimmzugstange, niedrige Stange, Barren',
    schedule: 'Montag, Mittwoch und Freitag. Du kannst die Tage verschieben.',
    routines: ['Ganzer Körper'],
  },
  'walk-run': {
    name: 'Gehen und laufen bis 5 km',
    summary: 'Vom Gehen zu 30 Minuten Laufen in neun Wochen.',
    goodFor: 'Du läufst noch nicht und willst eine halbe Stunde ohne Pause laufen, etwa 5 km.',
    notFor: 'Du kannst schon 20 Minuten laufen, oder das Laufen tut dir weh.',
    start:
      'Lauf so langsam, dass du dich unterhalten kannst. Starte jeden Lauf aus dem Programm: Aktivitäten von einer Uhr zählen dafür nicht.',
    progression: () =>
      `Jede Woche werden die Läufe länger und die Gehpausen kürzer. War eine Woche zu schwer? Starte ihren ersten Lauf noch einmal aus den Routinen, dann geht das Programm von dort weiter. Nach Woche 9 beginnt es von vorn: Beende es dann.`,
    equipment: 'Laufschuhe',
    schedule: 'Montag, Mittwoch und Freitag. Du kannst die Tage ändern.',
    routines: [
      ...['Woche 1', 'Woche 2', 'Woche 3', 'Woche 4'],
      ...['Woche 5, Lauf 1', 'Woche 5, Lauf 2', 'Woche 5, Lauf 3'],
      ...['Woche 6, Lauf 1', 'Woche 6, Lauf 2', 'Woche 6, Lauf 3'],
      ...['Woche 7', 'Woche 8', 'Woche 9'],
    ],
  },
};

export const messages: typeof english = {
  ...routines,
  programmeTexts,
  allBuiltIn: 'Alle fertigen Programme',
  copyText: 'Eine Kopie wird dein eigenes Programm, du kannst also alles ändern.',
  noBuiltIn: 'Dieses Programm gibt es nicht',
  noBuiltInText: 'Unter dieser Adresse gibt es kein fertiges Programm.',
  use: 'Dieses Programm verwenden',
  used: ({ name }) => `„${name}“ zu deinen Programmen hinzugefügt`,
  daysAWeek: ({ count }) => plural(count, { one: '# Tag pro Woche', other: '# Tage pro Woche' }),
  levels: { beginner: 'Für den Einstieg', intermediate: 'Für Fortgeschrittene' },
  sessions: 'Einheiten',
  equipment: 'Ausrüstung',
  goodFor: 'Passt zu dir',
  notFor: 'Passt nicht',
  askDoctor: 'Bist du verletzt, schwanger oder herzkrank, frag deinen Arzt oder deine Ärztin, bevor du anfängst.',
  firstWorkout: 'Bevor du anfängst',
  howItProgresses: 'So steigerst du dich',
  schedule: 'Ablauf',
  setsOf: ({ count, of }) => `${count} × ${of}`,
  setsByWeek: ({ warmUps, sets }) => `${warmUps} Aufwärmsätze, dann ${sets} je nach Woche`,
  inTurn: 'Im Wechsel',
};
