import { messages as common } from '../../common/messages/de.ts';
import type { messages as en } from './en.ts';

export const messages: typeof en = {
  ...common,
  days: 'Tage',
  goToDate: 'Zu Datum gehen',
  nothingYet: 'Noch nichts',
  thread: 'Verlauf',
};
