import { useMessages } from '../../language/index.ts';
import { Chart, type ChartProps } from '../../ui/chart.tsx';
import { chartMessages } from './messages/index.ts';

export function DayChart(props: Omit<ChartProps, 'labels'>) {
  const m = useMessages(chartMessages);
  return <Chart {...props} labels={m} />;
}
