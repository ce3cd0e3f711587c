import { flag, LocalPreference } from '../local-preferences/index.ts';

/** Whether this device shows a notification when something is due. Other devices have their own choice. */
export const notifiesHere = new LocalPreference('mensana-reminder-notify', flag);
