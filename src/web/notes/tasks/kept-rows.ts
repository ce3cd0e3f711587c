import { flag, LocalPreference } from '../../local-preferences/index.ts';

/** Whether completed tasks are listed too, stored on this device. */
export const keptShowsDone = new LocalPreference('mensana:tasks-show-done', flag);

/** Row heights in pixels, by row id, remembered as long as the page is open. */
export const heightById = new Map<string, number>();
