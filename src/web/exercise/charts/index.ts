export type { ChartSeries } from '../../ui/chart.tsx';
export { DayChart } from './day-chart.tsx';
