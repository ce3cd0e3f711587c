import { messages as exercise } from '../../messages/de.ts';
import type { messages as english } from './en.ts';

export const messages: typeof english = {
  ...exercise,
  otherWorkout: 'Anderes Training',
  recent: 'Zuletzt',
  empty: 'Noch kein Training',
  emptyText: 'Hier erscheinen die Einheiten, die du einträgst. Das geht auch offline.',
};
