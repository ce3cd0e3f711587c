export type { ChartSeries } from '../../ui/chart.tsx';
export { DayChart } from './day-chart.tsx';
export { chartMessages } from './messages/index.ts';
export { startOfRange, type TimeRange, TimeRangeToggle } from './time-range.tsx';
