import { messages as common } from '../../common/messages/de.ts';
import type { messages as en } from './en.ts';

export const messages: typeof en = {
  ...common,
  days: 'Tage',
  goToDate: 'Zu einem Datum',
  nothingYet: 'Noch nichts',
  thread: 'Verlauf',
  compareDays: 'Tage vergleichen',
};
