import { dimensionOf, isKnownMeasure, knownMeasures } from '#domain/exercise/body/index.ts';
import { activity, measurement } from '#domain/exercise/index.ts';
import { type Leaves, readRecord } from '#domain/kernel/index.ts';
import { useActivityLabels, useMeasureFormat } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { importMessages } from '../messages/index.ts';
import { useImportFormat } from '../words/use-import-format.ts';
import { useItemTitle } from '../words/use-item-title.ts';
import { Fact } from './fact.tsx';

/** Shows the figures of an activity. */
export function ActivityFacts({ leaves }: { readonly leaves: Leaves }) {
  const m = useMessages(importMessages);
  const { distance, climb, duration, count } = useImportFormat();
  const labels = useActivityLabels();
  const titleOf = useItemTitle();
  const { value } = readRecord(activity, leaves);
  const { average } = value.heartRate ?? {};
  return (
    <Stack as="dl" gap={1}>
      {value.sport !== undefined && <Fact name={m.facts.sport}>{titleOf(value.sport)}</Fact>}
      {value.startedAt !== undefined && <Fact name={m.date}>{labels(value).when}</Fact>}
      {value.distance !== undefined && <Fact name={m.facts.distance}>{distance(value.distance.si, value.sport)}</Fact>}
      {value.movingSeconds !== undefined && <Fact name={m.facts.moving}>{duration(value.movingSeconds)}</Fact>}
      {value.elapsedSeconds !== undefined && <Fact name={m.facts.elapsed}>{duration(value.elapsedSeconds)}</Fact>}
      {value.climb !== undefined && <Fact name={m.facts.climb}>{climb(value.climb.si)}</Fact>}
      {average !== undefined && <Fact name={m.facts.heartRate}>{count(average)}</Fact>}
    </Stack>
  );
}

/** Shows the value of a measurement. */
export function MeasurementFacts({ leaves }: { readonly leaves: Leaves }) {
  const m = useMessages(importMessages);
  const { day, count } = useImportFormat();
  const { valueLabels } = useMeasureFormat();
  const { value: fields } = readRecord(measurement, leaves);
  const { measure = '', value, at } = fields;
  const label =
    value === undefined
      ? ''
      : isKnownMeasure(measure)
        ? valueLabels(value, dimensionOf(knownMeasures[measure]))
        : (value.typed ?? count(value.si));
  return (
    <Stack as="dl" gap={1}>
      <Fact name={m.facts.value}>{label}</Fact>
      {at !== undefined && <Fact name={m.date}>{day(at)}</Fact>}
    </Stack>
  );
}
