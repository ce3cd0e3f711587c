export { dayPattern } from './day-pattern.ts';
