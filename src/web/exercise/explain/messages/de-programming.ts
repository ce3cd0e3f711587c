import type { programming as english } from './en-programming.ts';

const rounding =
  'Das Ergebnis wird auf das nächste Gewicht gerundet, das mit deiner Stange und deinen Scheiben oder mit dem Gewichtsschritt der Übung möglich ist.';

export const programming: typeof english = {
  'next/steps': {
    name: 'Gewicht nach Steigerung',
    formula: 'letztes Gewicht + Schritt, noch einmal dasselbe Gewicht oder letztes Gewicht − Deload',
    meaning: `Das Gewicht steigt, wenn du jeden Satz mit geplantem Gewicht und geplanten Wiederholungen schaffst, und das nicht anstrengender als geplant. Es sinkt nach mehreren nicht geschafften Einheiten in Folge mit demselben Gewicht; sonst bleibt es beim geplanten Gewicht. Leichtere Sätze behalten ihren Anteil am schwersten. Eine Erhöhung geht nie durch Rundung verloren. ${rounding}`,
    source: 'Lineare und doppelte Steigerung wie bei M. Rippetoe und L. Kilgore, Starting Strength, 2005',
    range: 'Wer noch von Training zu Training stärker wird. Schritt und Deload wählst du selbst.',
  },
  'next/share': {
    name: 'Gewicht als Prozent eines Maximums',
    formula: 'Maximum × Prozent',
    meaning: `Das geschätzte 1RM ist das beste der 12 Wochen bis zu deinem letzten Training. Das Trainingsmaximum ist das im Programm eingegebene, plus eine Erhöhung für jede Welle, in der du jeden Satz geschafft hast (leichte Wochen zählen nicht). Ohne Eingabe sind es 90\u00a0% deines geschätzten 1RM. ${rounding}`,
    source: 'Prozente eines Trainingsmaximums: J. Wendler, 5/3/1, 2009',
    range: 'So genau wie das Maximum, auf dem es beruht.',
  },
  'next/byRpe': {
    name: 'Gewicht nach RPE',
    formula: 'Maximum × Prozent der RPE-Tabelle für Wiederholungen und RPE',
    meaning: `Das Maximum ist die beste Schätzung aus deinem letzten Training. RIR zählt als RPE 10 − RIR. Hat ein Satz keine eingetragene Anstrengung, gilt die geplante, außer der Satz blieb unter seinem Gewicht oder seinen Wiederholungen; dann zählt er nicht. ${rounding}`,
    source: 'M. Tuchscherer, The Reactive Training Manual, 2008',
    range:
      '1 bis 12 Wiederholungen bei RPE 6 bis 10. Menschen sind verschieden, und je mehr Wiederholungen noch gingen, desto schwerer ist die Anstrengung einzuschätzen.',
  },
  'next/lastTime': {
    name: 'Gewicht vom letzten Mal',
    formula: 'das Gewicht desselben Satzes beim letzten Mal',
    meaning: 'Ohne geplantes Gewicht und ohne Steigerung gilt dein letztes Gewicht.',
    source: 'Dein letztes Training mit dieser Übung',
    range: 'Jedes Gewicht.',
  },
};
