import { z } from 'zod/mini';
import { check, leaf, mapOf, type RecordOf, recordType } from '../kernel/index.ts';

export type Preferences = RecordOf<typeof preferences>;

/** The id of the only record of its collection. */
export const preferencesId = 'main';

/** A circle in which places of recordings are not drawn. */
const privacyZone = z.object({
  name: check.text,
  /** Degrees. The centre is not the place that is to be hidden. */
  latitude: check.numberWithin(-90, 90),
  longitude: check.numberWithin(-180, 180),
  /** Metres. */
  radius: check.numberWithin(50, 20_000),
});

export type PrivacyZone = z.infer<typeof privacyZone>;

export const preferences = recordType('preferences', {
  units: {
    load: leaf(check.openName('kg', 'lb')),
    distance: leaf(check.openName('km', 'mi')),
    bodyWeight: leaf(check.openName('kg', 'lb', 'st')),
    length: leaf(check.openName('cm', 'in')),
  },
  /** 0 is Sunday. */
  weekStart: leaf(check.wholeWithin(0, 6)),
  /** Minutes after midnight at which a new day starts. */
  dayStartsAt: leaf(check.wholeWithin(0, 1439)),
  language: leaf(check.text),
  hourCycle: leaf(check.oneOf('h12', 'h23')),
  theme: leaf(check.oneOf('light', 'dark', 'system')),
  /** How the e1RM is computed: by a formula or by the RPE chart. */
  e1rmFormula: leaf(
    check.openName('epley', 'brzycki', 'lombardi', 'mayhew', 'oconner', 'wathan', 'lander', 'rpeChart'),
  ),
  effortScale: leaf(check.oneOf('off', 'rpe', 'rir')),
  rest: { seconds: leaf(check.numberFrom(0)), sound: leaf(check.flag), vibrate: leaf(check.flag) },
  reading: { font: leaf(check.openName('serif', 'sans')), width: leaf(check.openName('narrow', 'wide')) },
  dailyTemplate: leaf(check.key),
  body: {
    heightMetres: leaf(check.numberFrom(0)),
    bornOn: leaf(check.localDay),
    sex: leaf(check.openName('female', 'male')),
  },
  /** The weekly target for each muscle, in hard sets. */
  bands: mapOf(leaf(z.object({ min: check.numberFrom(0), max: check.numberFrom(0) }))),
  /** A deload outside of the plan of a programme, until the end of its last day. */
  deload: leaf(z.object({ from: check.localDay, until: check.localDay, share: check.numberWithin(0.05, 0.9) })),
  trainingLoad: {
    ctlDays: leaf(check.wholeFrom(1)),
    atlDays: leaf(check.wholeFrom(1)),
    /** From what the load of an activity is computed if several are known; from its heart rate by default. */
    prefers: leaf(check.openName('heartRate', 'effort', 'pace')),
    /** The load of a week before the first session. */
    weekBefore: leaf(check.numberFrom(0)),
  },
  /** The settings of each card of the overview. */
  overview: mapOf(leaf(z.object({ order: z.optional(check.order), visible: z.optional(check.flag) }))),
  privacyZones: mapOf(leaf(privacyZone)),
  /** Keyboard shortcuts by command. */
  shortcuts: mapOf(leaf(check.text)),
});
