import { useMessages } from '../../language/index.ts';
import { Chart, type ChartProps } from '../../ui/chart.tsx';
import { chartMessages } from './messages/index.ts';

/** Figures of training over days, as a chart and as a table. */
export function DayChart(props: Omit<ChartProps, 'words'>) {
  const m = useMessages(chartMessages);
  return <Chart {...props} words={m} />;
}
