import { z } from 'zod/mini';
import { check, leaf, type RecordOf, recordType } from '../kernel/index.ts';

export type TrainingZones = RecordOf<typeof trainingZones>;

export const trainingZones = recordType('zones', {
  measure: leaf(check.oneOf('heartRate', 'pace', 'power')),
  sport: leaf(check.text),
  from: leaf(check.localDay),
  /** Upper limits from the easiest zone up: beats per minute, seconds per metre, or watts. */
  bounds: leaf(z.readonly(z.array(check.numberFrom(0)))),
});
