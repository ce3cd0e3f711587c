import { useMessages } from '../../language/index.ts';
import { Chart, type ChartProps } from '../../ui/chart.tsx';
import { chartMessages } from './messages/index.ts';

/** Training figures over days, as a chart or a table. */
export function DayChart(props: Omit<ChartProps, 'words'>) {
  const m = useMessages(chartMessages);
  return <Chart {...props} words={m} />;
}
