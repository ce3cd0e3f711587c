export { deviceZone } from '../replica/index.ts';
export { clockText, minutesOf } from './clock-text.ts';
export { distanceUnit, regionDefaults } from './region.ts';
export { type TimeFormat, timeUnit, utcNoon } from './time-format.ts';
export { useNow, useToday } from './use-now.ts';
export { useDayLabel, useMoment, useTimeFormat } from './use-time-format.ts';
export { useWeekStart } from './use-week-start.ts';
