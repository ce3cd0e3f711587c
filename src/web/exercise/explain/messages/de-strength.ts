import type { strength as english } from './en-strength.ts';

const range =
  'Sätze mit bis zu 12 Wiederholungen nah am Muskelversagen. Am genauesten bis 6 Wiederholungen, brauchbar bis 10. Eine einzelne Wiederholung zählt als dein 1RM. Kreuzheben wird eher zu niedrig geschätzt. Aufwärmsätze und Sätze mit Unterstützung zählen nicht.';
const reserve =
  'Wiederholungen in Reserve werden zu den gemachten addiert. Ein Satz ohne RPE und RIR zählt als Satz bis zum Muskelversagen.';

export const strength: typeof english = {
  'e1rm/epley': {
    name: 'Geschätztes 1RM nach Epley',
    formula: 'Gewicht × (1 + Wiederholungen ÷ 30)',
    meaning: reserve,
    source: 'B. Epley, Poundage Chart, Boyd Epley Workout, 1985',
    range,
  },
  'e1rm/brzycki': {
    name: 'Geschätztes 1RM nach Brzycki',
    formula: 'Gewicht × 36 ÷ (37 − Wiederholungen)',
    meaning: reserve,
    source: 'M. Brzycki, Journal of Physical Education, Recreation & Dance 64(1):88, 1993',
    range,
  },
  'e1rm/lombardi': {
    name: 'Geschätztes 1RM nach Lombardi',
    formula: 'Gewicht × Wiederholungen^0,10',
    meaning: reserve,
    source: 'V. P. Lombardi, Beginning Weight Training, 1989',
    range,
  },
  'e1rm/mayhew': {
    name: 'Geschätztes 1RM nach Mayhew',
    formula: '100 × Gewicht ÷ (52,2 + 41,9 × e^(−0,055 × Wiederholungen))',
    meaning: reserve,
    source: 'J. L. Mayhew et al., Journal of Applied Sport Science Research 6:200, 1992',
    range,
  },
  'e1rm/oconner': {
    name: 'Geschätztes 1RM nach O’Conner',
    formula: 'Gewicht × (1 + Wiederholungen ÷ 40)',
    meaning: reserve,
    source: 'B. O’Conner, J. Simmons und P. O’Shea, Weight Training Today, 1989',
    range,
  },
  'e1rm/wathan': {
    name: 'Geschätztes 1RM nach Wathan',
    formula: '100 × Gewicht ÷ (48,8 + 53,8 × e^(−0,075 × Wiederholungen))',
    meaning: reserve,
    source: 'D. Wathan, Load Assignment, in Essentials of Strength Training and Conditioning, 1994',
    range,
  },
  'e1rm/lander': {
    name: 'Geschätztes 1RM nach Lander',
    formula: '100 × Gewicht ÷ (101,3 − 2,67123 × Wiederholungen)',
    meaning: reserve,
    source: 'J. Lander, Maximum Based on Reps, NSCA Journal 6:60, 1985',
    range,
  },
  'e1rm/rpeChart': {
    name: 'Geschätztes 1RM nach RPE-Tabelle',
    formula: 'Gewicht ÷ Prozent der Tabelle für Wiederholungen und RPE',
    meaning:
      'Die Tabelle reicht von 100\u00a0% für eine Wiederholung bei RPE 10 bis 57,4\u00a0% für 12 Wiederholungen bei RPE 6. Ein Satz ohne RPE und RIR zählt als RPE 10.',
    source: 'M. Tuchscherer, The Reactive Training Manual, 2008',
    range: '1 bis 12 Wiederholungen bei RPE 6 bis 10. Aufwärmsätze und Sätze mit Unterstützung zählen nicht.',
  },
  'volume/set': {
    name: 'Satzvolumen',
    formula: 'bewegtes Gewicht × Wiederholungen',
    meaning:
      'Bei Übungen mit Körpergewicht zählt der Anteil, den du bewegst, als Gewicht. Es gilt das Körpergewicht, das beim Training eingetragen ist.',
    source: 'Volume Load, wie in Essentials of Strength Training and Conditioning (NSCA)',
    range: 'Arbeitssätze mit Gewicht und Wiederholungen. Aufwärmsätze und Sätze mit Unterstützung zählen nicht.',
  },
  'volume/session': {
    name: 'Übungsvolumen',
    formula: 'die Summe aus bewegtem Gewicht × Wiederholungen über alle Sätze in einem Training',
    meaning:
      'Bei Übungen mit Körpergewicht zählt der Anteil, den du bewegst, als Gewicht. Es gilt das Körpergewicht, das beim Training eingetragen ist.',
    source: 'Volume Load, wie in Essentials of Strength Training and Conditioning (NSCA)',
    range: 'Arbeitssätze mit Gewicht und Wiederholungen. Aufwärmsätze und Sätze mit Unterstützung zählen nicht.',
  },
  'score/total': {
    name: 'Total',
    formula: 'Kniebeuge + Bankdrücken + Kreuzheben',
    meaning: 'Dein schwerster Arbeitssatz jeder Disziplin, an einem beliebigen Tag.',
    source: 'Total im Kraftdreikampf der International Powerlifting Federation, die Versuche eines Tages zählt',
    range: 'Kniebeugen, Bankdrücken und Kreuzheben mit der Langhantel, auch Low-Bar, mit Pause und Sumo.',
  },
  'score/dots': {
    name: 'DOTS-Punkte',
    formula: '500 × Total ÷ ein Polynom des Körpergewichts (4. Grades, je eins für Frauen und Männer)',
    meaning: 'Vergleicht Kraftsportler mit verschiedenem Körpergewicht.',
    source: 'T. Konertz, BVDK, 2019; Koeffizienten wie bei openpowerlifting.org',
    range: 'Erwachsene. Das Körpergewicht ist auf 40–210\u00a0kg bei Männern und 40–150\u00a0kg bei Frauen begrenzt.',
  },
  'score/wilks2020': {
    name: 'Wilks-2020-Punkte',
    formula: '600 × Total ÷ ein Polynom des Körpergewichts (5. Grades, je eins für Frauen und Männer)',
    meaning: 'Die zweite Wilks-Formel. Die erste, mit dem Faktor 500, ergibt weniger Punkte.',
    source: 'R. Wilks, Wilks Formula 2020',
    range: 'Erwachsene.',
  },
  'score/ipfGoodlift': {
    name: 'IPF-GL-Punkte, Classic',
    formula: '100 × Total ÷ (A − B × e^(−C × Körpergewicht))',
    meaning:
      '100 entspricht etwa der Weltspitze in diesem Körpergewicht. Punkte von Frauen und Männern sind nicht vergleichbar.',
    source: 'International Powerlifting Federation, IPF GL Formula, 2020',
    range: 'Erwachsene ab 35\u00a0kg mit einem Total aus Kniebeuge, Bankdrücken und Kreuzheben ohne Equipment.',
  },
};
