import { useMessages } from '../../language/index.ts';
import { Chart, type ChartProps } from '../../ui/chart.tsx';
import { chartMessages } from './messages/index.ts';

export function DayChart(props: Omit<ChartProps, 'words'>) {
  const m = useMessages(chartMessages);
  return <Chart {...props} words={m} />;
}
