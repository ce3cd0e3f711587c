import { messages as common } from '../../../common/messages/de.ts';
import type { messages as english } from './en.ts';

export const messages: typeof english = {
  ...common,
  inProgress: 'Läuft gerade',
  resume: 'Training fortsetzen',
  logPast: 'Training nachtragen',
  addActivity: 'Aktivität hinzufügen',
  recent: 'Zuletzt',
  openHistory: 'Verlauf',
  empty: 'Noch kein Training',
  emptyText: 'Hier erscheinen die Trainings und Aktivitäten, die du einträgst. Das geht auch offline.',
};
