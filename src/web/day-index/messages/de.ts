import { messages as common } from '../../common/messages/de.ts';
import { pluralIn } from '../../language/index.ts';
import type { messages as en } from './en.ts';

const plural = pluralIn('de');

export const messages: typeof en = {
  ...common,
  previousMonth: 'Vorheriger Monat',
  nextMonth: 'Nächster Monat',
  hasNote: 'mit Notiz',
  otherNotes: ({ count }) => plural(count, { one: '# weitere Notiz', other: '# weitere Notizen' }),
  workouts: ({ count }) => plural(count, { one: '# Krafttraining', other: '# Krafttrainings' }),
  activities: ({ count }) => plural(count, { one: '# Aktivität', other: '# Aktivitäten' }),
  legend: 'Punkt: Notiz. Balken: Training. Ring: Aktivität.',
};
