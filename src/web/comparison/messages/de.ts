import { messages as common } from '../../common/messages/de.ts';
import { pluralIn } from '../../language/index.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');
const days = (count: number) => plural(count, { one: '# Tag', other: '# Tage' });
const moreDays = (count: number) => plural(count, { one: 'noch # Tag', other: 'noch # Tage' });

export const messages: typeof en = {
  ...common,
  query: 'Tag oder Wörter',
  queryText:
    'Zum Beispiel #schlecht-geschlafen, #knie oder ein Wort. Die Tage damit werden mit den Tagen ohne verglichen.',
  comparedOn: 'Verglichen wird',
  onTheDay: 'Am selben Tag',
  onTheDayAfter: 'Am Tag danach',
  lifts: 'Kraftübungen',
  addLift: 'Kraftübung hinzufügen',
  removeLift: ({ name }) => `${name} entfernen`,
  noExerciseFits: 'Keine passende Übung',
  openExercises: 'Übungen anzeigen',
  noQuery: 'Wähle ein Tag oder ein Wort',
  noQueryText: 'Markiere Tage in deinen Notizen, Einheiten oder Anmerkungen und sieh, wie du an ihnen trainiert hast.',
  noDays: 'Kein Tag passt dazu',
  noDaysText: 'In deinen Notizen und Einheiten kommt das nicht vor.',
  nothingToCompare: 'Noch nichts zu vergleichen',
  nothingToCompareText: 'Trag Einheiten oder Messwerte ein. Fünf Tage mit und fünf ohne reichen aus.',
  stillReading: 'Deine Notizen und Einheiten werden noch geladen.',
  notWhy: ({ count, query }) =>
    `${plural(count, { one: '# Tag', other: '# Tage' })} mit ${query}. Das zeigt einen Zusammenhang, keine Ursache.`,
  with: 'Mit',
  without: 'Ohne',
  days: ({ count }) => days(count),
  median: 'Median',
  numberOfDays: 'Tage',
  smallest: 'Kleinster Wert',
  lowerQuartile: 'Unteres Quartil',
  upperQuartile: 'Oberes Quartil',
  largest: 'Größter Wert',
  tooFew: ({ missingWith, missingWithout }) => {
    const parts = [
      ...(missingWith > 0 ? [`${moreDays(missingWith)} damit`] : []),
      ...(missingWithout > 0 ? [`${moreDays(missingWithout)} ohne`] : []),
    ];
    return `Zu wenige Werte. Nötig: ${parts.join(' und ')}.`;
  },
  showDays: 'Tage anzeigen',
  spread: ({ label, count }) => `${label}: ${plural(count, { one: '# Tag als Punkt', other: '# Tage als Punkte' })}`,
};
