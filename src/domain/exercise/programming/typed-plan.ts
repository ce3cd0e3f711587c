import { type LoneMark, parseTypedNumber, type Quantity, toSi } from '../../kernel/index.ts';
import type { SetTarget } from '../set-leaves.ts';

/** Several equal sets, as a plan states them in one line. */
export interface TypedPlan {
  readonly sets: number;
  readonly target: SetTarget;
}

const mostSets = 30;
const maxReps = 1000;

/** `3 x 8`, `3 sets of 8`, `3 Sätze à 8`. */
const times = String.raw`(?:[x×*]|sets?(?:\s+of)?|sätze(?:\s+à)?|mal)`;
const repetitions = String.raw`(?<min>\d{1,4})(?:\s*[-–]\s*(?<max>\d{1,4})|(?<orMore>\s*\+))?(?:\s*(?:reps?|wdh|wiederholungen)\.?)?`;
const load = String.raw`\s*(?<sign>[x×*@]|\s)\s*(?<load>\d[\d.,]*)\s*(?<unit>kg|lbs?)?`;
const effort = String.raw`\s*(?:@\s*(?:rpe\s*)?|(?<scale>rpe|rir)\s*)(?<effort>\d{1,2}(?:[.,]5)?)`;
const plan = new RegExp(
  String.raw`^\s*(?<sets>\d{1,2})\s*${times}\s*${repetitions}(?:${load})?(?:${effort})?\s*$`,
  'iu',
);

/**
 * Reads a plan such as `3 × 8`, `3x8-12`, `5x5 80kg @8` or `3x5+`. Sets come first, then repetitions, the load and the
 * effort. As in typed sets, a number up to 10 behind `@` is an RPE unless it has a unit.
 *
 * @param unit the unit of a load without one
 * @param loneMark how to read a single separator before three digits of a load
 * @returns null if the text states anything else
 */
export function readTypedPlan(
  typed: string,
  { unit, loneMark }: { readonly unit: 'kg' | 'lb'; readonly loneMark: LoneMark },
): TypedPlan | null {
  const found = plan.exec(typed)?.groups;
  if (found === undefined) return null;
  const read: Groups = isEffortAtSign(found) ? { ...found, load: undefined, effort: found.load } : found;
  const sets = Number(read.sets);
  const min = Number(read.min);
  const max = read.max === undefined ? min : Number(read.max);
  if (sets < 1 || sets > mostSets || min < 1 || max < min || max > maxReps) return null;
  const load = read.load === undefined ? undefined : loadOf(read.load, unitOf(read.unit) ?? unit, loneMark);
  const effort = effortOf(read);
  if (load === null || effort === null) return null;
  const reps: SetTarget =
    read.orMore === undefined ? { kind: 'working', reps: { min, max } } : { kind: 'amrap', reps: { min } };
  return { sets, target: { ...reps, ...(load !== undefined && { load }), ...effort } };
}

type Groups = Readonly<Partial<Record<string, string>>>;

function isEffortAtSign({ sign, load, unit, effort }: Groups): boolean {
  return sign === '@' && unit === undefined && effort === undefined && numberOf(load) <= 10;
}

/** Returns the target effort, empty without one; null for a number that is none. */
function effortOf({ effort, scale }: Groups): Pick<SetTarget, 'rpe' | 'rir'> | null {
  if (effort === undefined) return {};
  const value = numberOf(effort);
  if (!(value <= 10)) return null;
  if (scale?.toLowerCase() === 'rir') return { rir: value };
  return value >= 1 ? { rpe: value } : null;
}

function numberOf(text = ''): number {
  return Number(text.replace(',', '.'));
}

function unitOf(typed: string | undefined): 'kg' | 'lb' | null {
  if (typed === undefined) return null;
  return typed.toLowerCase() === 'kg' ? 'kg' : 'lb';
}

function loadOf(typed: string, unit: 'kg' | 'lb', loneMark: LoneMark): Quantity | null {
  const read = parseTypedNumber(typed, loneMark);
  return read.ok ? { si: toSi(read.value, unit), typed, unit } : null;
}
