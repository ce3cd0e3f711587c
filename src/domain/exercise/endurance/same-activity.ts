import type { Instant, LocalDay } from '../../kernel/index.ts';

/** What tells two activities apart. */
export interface ComparedActivity {
  readonly sport: string | undefined;
  readonly startedAt: Instant;
  readonly day: LocalDay | undefined;
  /** From start to end, or as long as is known; null if nothing is. */
  readonly seconds: number | null;
  /** Null if it is not known. */
  readonly metres: number | null;
  /** Whether it has a recording of a device. */
  readonly isRecorded: boolean;
}

/** `same`: one activity, from two sources. `alike`: a person has to look. */
export type Likeness = 'same' | 'alike';

/** Apps and devices round the start in their own ways. */
const sameStartMs = 60_000;
/** Of two devices, and of what was typed. */
const sameDistance = 0.02;
/** The share of the shorter one during which both went on. */
const overlapping = 0.5;

/**
 * Returns whether two activities are probably one. They are the same if sport and distance are, and if they start within a
 * minute. They look alike if only the start is the same, if they went on at the same time, or if one is a recording and
 * the other was typed, of the same sport and distance on the same day.
 */
export function likenessOf(a: ComparedActivity, b: ComparedActivity): Likeness | null {
  const isSameSport = a.sport === b.sport;
  const isSameStart = Math.abs(a.startedAt - b.startedAt) <= sameStartMs;
  const areAsLong = isAsLong(a, b);
  if (isSameStart) return isSameSport && areAsLong ? 'same' : 'alike';
  if (!isSameSport) return null;
  const isTyped = a.isRecorded !== b.isRecorded;
  return areOverlapping(a, b) || (isTyped && a.day !== undefined && a.day === b.day && areAsLong) ? 'alike' : null;
}

function isAsLong(a: ComparedActivity, b: ComparedActivity): boolean {
  if (a.metres === null || b.metres === null) return false;
  return Math.abs(a.metres - b.metres) <= sameDistance * Math.max(a.metres, b.metres);
}

function areOverlapping(a: ComparedActivity, b: ComparedActivity): boolean {
  if (a.seconds === null || b.seconds === null) return false;
  const [endA, endB] = [a.startedAt + a.seconds * 1000, b.startedAt + b.seconds * 1000];
  const both = Math.min(endA, endB) - Math.max(a.startedAt, b.startedAt);
  return both > 0 && both >= overlapping * 1000 * Math.min(a.seconds, b.seconds);
}

/** Returns what an activity is compared by; null without a start. */
export function comparedActivity(activity: {
  readonly sport?: string | undefined;
  readonly startedAt?: Instant | undefined;
  readonly day?: LocalDay | undefined;
  readonly elapsedSeconds?: number | undefined;
  readonly movingSeconds?: number | undefined;
  readonly distance?: { readonly si: number } | undefined;
  readonly track?: string | undefined;
}): ComparedActivity | null {
  const { sport, startedAt, day, elapsedSeconds, movingSeconds, distance, track } = activity;
  if (startedAt === undefined) return null;
  const seconds = elapsedSeconds ?? movingSeconds ?? null;
  return { sport, startedAt, day, seconds, metres: distance?.si ?? null, isRecorded: track !== undefined };
}
