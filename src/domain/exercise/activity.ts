import { z } from 'zod/mini';
import { check, leaf, mapOf, type RecordOf, recordType } from '../kernel/index.ts';
import { sports } from './sport.ts';
import { hiddenStretch, trackFigures } from './track-figures.ts';

export type Activity = RecordOf<typeof activity>;

const beatsPerMinute = check.numberFrom(0);
const heartRate = z.object({ average: z.optional(beatsPerMinute), max: z.optional(beatsPerMinute) });

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
    heartRate: leaf(heartRate),
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
    /** The attachment with the file as the device or app wrote it. */
    track: leaf(check.sha256),
    /** The attachment with the points of the recording; see `domain/track`. */
    points: leaf(check.sha256),
    trackFigures: leaf(trackFigures),
    hidden: mapOf(leaf(hiddenStretch)),
    /** The figures from before the first stretch was hidden. */
    unhidden: leaf(
      z.object({
        movingSeconds: z.optional(check.numberFrom(0)),
        elapsedSeconds: z.optional(check.numberFrom(0)),
        distance: z.optional(check.positiveQuantity),
        climb: z.optional(check.positiveQuantity),
        heartRate: z.optional(heartRate),
      }),
    ),
    workout: leaf(check.id),
    /** The implausible figures that the person confirmed; see `confirmationOf`. */
    confirmedDoubt: leaf(check.text),
    /** The attachments with the files of merged activities. */
    otherRecordings: mapOf(leaf(check.present)),
    /** The ids of activities that look alike and are others. */
    distinctFrom: mapOf(leaf(check.present)),
    /** The import that added a recording, and the leaves that it wrote. */
    joined: leaf(z.object({ batch: check.id, paths: z.readonly(z.array(check.text)) })),
  },
  { newestBy: ['startedAt', 'createdAt'] },
);
