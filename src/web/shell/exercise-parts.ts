import '../jitless/index.ts';

export { loadStartSheet, RestAlarm, StartQuestion } from '../exercise/index.ts';
