import { createHubTasks } from '#sync/hub/hub-tasks.ts';
import { calendarTasks } from '../calendar/calendar-tasks.ts';
import { documentTasks } from '../documents/document-tasks.ts';
import { pushTasks } from '../push/push-tasks.ts';
import { brotli, gzip } from '../tasks/compression.ts';

/** All tasks whose cost depends on one user's data. They run in threads, each with a limit of time and memory. */
export const serverTasks = { ...createHubTasks({ gzip, brotli }), ...documentTasks, ...calendarTasks, ...pushTasks };

export type ServerTasks = typeof serverTasks;
