import { messages as common } from '../../common/messages/de.ts';
import type { messages as en } from './en.ts';

export const messages: typeof en = {
  ...common,
  openWorkout: ({ title }) => `Training öffnen: ${title}`,
  openActivity: ({ title }) => `Aktivität öffnen: ${title}`,
  noDetails: 'Keine weiteren Angaben',
  photo: 'Fortschrittsfoto',
};
