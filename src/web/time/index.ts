export { deviceZone } from '../replica/index.ts';
export { distanceUnit, regionDefaults } from './region.ts';
export { type TimeFormat, timeFormat } from './time-format.ts';
export { useNow, useToday } from './use-now.ts';
export { useMoment, useTimeFormat } from './use-time-format.ts';
export { useWeekStart } from './use-week-start.ts';
