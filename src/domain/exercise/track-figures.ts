import { z } from 'zod/mini';
import { check } from '../kernel/index.ts';

const whole = check.wholeFrom(0);
const amount = check.numberFrom(0);

/** Seconds by value: first those from `from` up to one step above it, then those of the next step, and so on. */
const secondsByValue = z.object({ from: check.number, seconds: z.readonly(z.array(amount)) });

export type SecondsByValue = z.infer<typeof secondsByValue>;

/** Triples of numbers, since an activity has some dozens of them. */
const efforts = z.readonly(z.array(z.readonly(z.tuple([amount, amount, amount]))));

/** Seconds, beats per minute, and metres higher at the end than at the start. */
const splits = z.readonly(z.array(z.readonly(z.tuple([amount, z.nullable(amount), z.nullable(check.number)]))));

/** East and north from the corner of a square of 255, in turn; without the place on earth. Absent without a route. */
const outline = z.optional(z.readonly(z.array(whole)));

/**
 * What follows from the track of an activity. It is stored with the activity, so that no list, record or chart opens a
 * track.
 */
export const trackFigures = z.object({
  /** The version of the computation; see {@link trackFiguresVersion}. */
  version: whole,
  /** The sport by which they were computed. */
  sport: z.string(),
  /** The hidden stretches that it leaves out; see {@link hiddenIn}. */
  hidden: z.string(),
  /** The fastest stretches: metres, seconds, and the second at which it began. */
  distances: efforts,
  /** The longest distances: seconds, metres, and the second at which it began. */
  times: efforts,
  /** The highest average power: seconds, watts, and the second at which it began. */
  powers: efforts,
  /** In steps of 1 beat per minute. */
  beats: z.optional(secondsByValue),
  /** In steps of {@link wattStep}. */
  watts: z.optional(secondsByValue),
  /**
   * Where nobody can have been that fast: from which second of the recording to which. Absent if the person can have
   * done all of it.
   */
  impossible: z.optional(z.readonly(z.array(z.readonly(z.tuple([amount, amount]))))),
  kilometres: splits,
  miles: splits,
  /** Where the route goes; by it the same route is recognised. It is drawn only while there are no privacy zones. */
  outline,
  /** The outline without what lies in privacy zones, and which these are; absent if there were none. */
  outsideZones: z.optional(z.object({ zones: z.string(), outline })),
  /** Seconds while the device recorded. */
  timer: amount,
});

export type TrackFigures = z.infer<typeof trackFigures>;

/** Rises with each change of the computation. Figures of an earlier version are computed again when the track is open. */
export const trackFiguresVersion = 3;

/** Returns whether a part of the recording is broken, so that the average of the whole says nothing. */
export function isBroken({ trackFigures }: { readonly trackFigures?: TrackFigures | undefined }): boolean {
  return (trackFigures?.impossible ?? []).length > 0;
}

/** The leaves of an activity that a hidden stretch changes; `unhidden` keeps what they were before. */
export const visibleFigures = ['movingSeconds', 'elapsedSeconds', 'distance', 'climb', 'heartRate'] as const;

/** The step of power in {@link TrackFigures.watts}. */
export const wattStep = 5;

/** A stretch of a recording that the person hid. */
export const hiddenStretch = z.object({
  /** Seconds since the start of the recording. */
  from: amount,
  to: amount,
  /** Only the heart rate is wrong; absent if nothing of the stretch counts. */
  only: z.optional(check.openName('heartRate')),
});

export type HiddenStretch = z.infer<typeof hiddenStretch>;

/** Names the hidden stretches of an activity, so that figures can tell which they leave out. */
export function hiddenIn(stretches: Iterable<HiddenStretch>): string {
  return Array.from(stretches, ({ from, to, only }) => `${from}-${to}${only === undefined ? '' : ` ${only}`}`)
    .sort()
    .join(', ');
}
