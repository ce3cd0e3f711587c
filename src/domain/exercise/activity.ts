import { z } from 'zod/mini';
import { check, leaf, mapOf, type RecordOf, recordType } from '../kernel/index.ts';
import { sports } from './sport.ts';

export type Activity = RecordOf<typeof activity>;

const beatsPerMinute = check.numberFrom(0);

export const activity = recordType(
  'activities',
  {
    sport: leaf(check.openName(...sports)),
    title: leaf(check.text),
    startedAt: leaf(check.instant, { clock: 'whole' }),
    zone: leaf(check.zone),
    day: leaf(check.localDay, { clock: { dayOf: 'startedAt' } }),
    movingSeconds: leaf(check.numberFrom(0)),
    elapsedSeconds: leaf(check.numberFrom(0)),
    distance: leaf(check.positiveQuantity),
    climb: leaf(check.positiveQuantity),
    /** Figures computed by the recording device, under the names that the device uses. */
    deviceFigures: leaf(check.openObject),
    heartRate: leaf(z.object({ average: z.optional(beatsPerMinute), max: z.optional(beatsPerMinute) })),
    /** Session RPE, 0–10. */
    effort: leaf(check.numberWithin(0, 10)),
    indoor: leaf(check.flag),
    gear: mapOf(leaf(check.present)),
    laps: mapOf(
      leaf(
        z.object({
          order: check.order,
          seconds: z.optional(check.numberFrom(0)),
          metres: z.optional(check.numberFrom(0)),
          bpm: z.optional(beatsPerMinute),
        }),
      ),
    ),
    remark: leaf(check.text),
    /** Maps each tag's normalised name to the name as typed. */
    tags: mapOf(leaf(check.text)),
    track: leaf(check.sha256),
    workout: leaf(check.id),
  },
  { newestBy: ['startedAt', 'createdAt'] },
);
