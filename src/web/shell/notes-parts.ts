import '../jitless/index.ts';

export { loadReminderNotices } from '../notes/index.ts';
