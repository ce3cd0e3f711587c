export { clockIn } from './clock.ts';
export { dayPattern } from './day-pattern.ts';
export { instantIn, isoTime } from './iso-time.ts';
export { secondsBetween } from './seconds-between.ts';
export { spokenTimeIn } from './spoken-time.ts';
export { unixTimeIn } from './unix-time.ts';
export { noonOf, type WallTime, wallTimeIn, wallTimeOf } from './wall-time.ts';
export { type WrittenTime, writtenTimeIn } from './written-time.ts';
