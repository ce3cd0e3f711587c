import type { comparison as english } from './en-comparison.ts';

export const comparison: typeof english = {
  'comparison/median': {
    name: 'Median',
    formula: 'der mittlere Wert, der Größe nach sortiert; bei zweien in der Mitte ihr Mittelwert',
    meaning:
      'Die Hälfte der Tage liegt darauf oder darüber, die andere darauf oder darunter. Der Balken umfasst die mittlere Hälfte der Tage.',
    source: 'R. J. Hyndman, Y. Fan, The American Statistician 50:361, 1996, Definition 7',
    range: 'Mindestens 5 Tage auf jeder Seite. Zeigt, was zusammen auftrat, nicht warum.',
  },
};
