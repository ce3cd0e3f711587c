import { useMessages } from '../../language/index.ts';
import { useRecords } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { ThrownAway } from '../editing/index.ts';
import { bodyMessages } from './messages/index.ts';
import { useMeasureFormat } from './use-measure-format.ts';
import type { NamedMeasure } from './use-measures.ts';

/** The trashed values of a measurement, most recently trashed first. */
export function ThrownAwayReadings({ measure }: { readonly measure: NamedMeasure }) {
  const m = useMessages(bodyMessages);
  const { valueLabels } = useMeasureFormat();
  const { wholeDay } = useTimeFormat();
  const things = useRecords('measurements')
    .filter(({ inTrash, value }) => inTrash && value.measure === measure.id)
    .toSorted((a, b) => (b.value.trashedAt ?? 0) - (a.value.trashedAt ?? 0))
    .flatMap(({ key, value: { value, day } }) =>
      value === undefined || day === undefined
        ? []
        : [{ key, name: `${valueLabels(value, measure.dimension)} · ${wholeDay(day)}` }],
    );
  return <ThrownAway title={m.entriesInTrash} things={things} />;
}

/** The trashed custom measurements. One that has values can only be restored, since its values refer to it. */
export function ThrownAwayMeasures() {
  const m = useMessages(bodyMessages);
  const readings = useRecords('measurements');
  const measured = new Set(readings.map(({ value }) => value.measure));
  const things = useRecords('measures')
    .filter(({ id, inTrash, isErased }) => inTrash && (isErased !== true || measured.has(id)))
    .map(({ id, key, value }) => ({ key, name: value.name?.trim() || m.untitled, isNeeded: measured.has(id) }));
  return <ThrownAway title={m.measurementsInTrash} things={things} />;
}
