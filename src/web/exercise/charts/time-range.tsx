import { addDays, type LocalDay } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { chartMessages } from './messages/index.ts';

const daysInRange = { quarter: 91, year: 365, all: null } as const;

export type TimeRange = keyof typeof daysInRange;

const ranges = Object.keys(daysInRange) as TimeRange[];

/** Returns the first day of a range that ends today; null if the range is all time. */
export function startOfRange(range: TimeRange, today: LocalDay): LocalDay | null {
  const back = daysInRange[range];
  return back === null ? null : addDays(today, -back);
}

export interface TimeRangeToggleProps {
  readonly value: TimeRange;
  readonly onChange: (range: TimeRange) => void;
}

/** Selects the time range of charts. */
export function TimeRangeToggle(props: TimeRangeToggleProps) {
  const m = useMessages(chartMessages);
  return <ToggleGroup label={m.timeRange} options={ranges.map((id) => ({ id, label: m.ranges[id] }))} {...props} />;
}
