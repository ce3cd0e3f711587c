import { flag, LocalPreference } from '../../local-preferences/index.ts';

/** Whether tasks that are done are listed too; kept on this device. */
export const keptShowsDone = new LocalPreference('mensana:tasks-show-done', flag);

/** Pixels of rows by their ids, for as long as the page is open. */
export const heightById = new Map<string, number>();
