import { readingDoubt } from '#domain/exercise/body/index.ts';
import type { LocalDay, Quantity } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDayLabel } from '../../time/index.ts';
import { bodyMessages } from './messages/index.ts';
import { useMeasureFormat } from './use-measure-format.ts';
import { useMeasures } from './use-measures.ts';
import { useReadings } from './use-readings.ts';

interface AskedReading {
  readonly measure: string;
  readonly value: Quantity;
  readonly day: LocalDay;
  /** The id of the value being edited, so that it is not compared with itself. */
  readonly id?: string;
}

/** Returns a question to ask about a value that looks mistyped; null for a likely one. */
export function useReadingQuestion(): (reading: AskedReading) => string | null {
  const m = useMessages(bodyMessages);
  const dayLabel = useDayLabel();
  const { valueLabels } = useMeasureFormat();
  const readings = useReadings();
  const measures = useMeasures();
  return ({ measure, value, day, id }) => {
    const others = (readings.get(measure) ?? []).filter((each) => each.id !== id);
    const doubt = readingDoubt({ measure, day, si: value.si }, others);
    const dimension = measures.find((each) => each.id === measure)?.dimension ?? 'count';
    const shown = valueLabels(value, dimension);
    if (doubt === null) return null;
    if (doubt.code === 'exercise/unusual-reading') return m.unusualReading({ value: shown });
    const { other } = doubt;
    return m.farFromOther({
      value: shown,
      other: valueLabels(other.value, dimension),
      day: dayLabel(other.day),
    });
  };
}
