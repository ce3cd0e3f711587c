import { type LoneMark, parseTypedNumber, type Quantity, toSi } from '../../kernel/index.ts';
import type { SetTarget } from '../set-leaves.ts';

/** Several equal sets, as a plan states them in one line. */
export interface TypedPlan {
  readonly sets: number;
  readonly target: SetTarget;
}

const mostSets = 30;
const mostReps = 1000;

const plan =
  /^\s*(?<sets>\d{1,2})\s*[x×*]\s*(?<min>\d{1,4})(?:\s*[-–]\s*(?<max>\d{1,4})|(?<orMore>\s*\+))?(?:\s*(?:[x×*@]|\s)\s*(?<load>\d[\d.,]*)\s*(?<unit>kg|lbs?)?)?\s*$/iu;

/**
 * Reads a plan such as `3 × 8`, `3x8-12`, `5x5 80kg` or `3x5+`. Sets come first, then repetitions, then the load.
 *
 * @param unit the unit of a load without one
 * @param loneMark how to read a single separator before three digits of a load
 * @returns null if the text states anything else
 */
export function readTypedPlan(
  typed: string,
  { unit, loneMark }: { readonly unit: 'kg' | 'lb'; readonly loneMark: LoneMark },
): TypedPlan | null {
  const read = plan.exec(typed)?.groups;
  if (read === undefined) return null;
  const sets = Number(read.sets);
  const min = Number(read.min);
  const max = read.max === undefined ? min : Number(read.max);
  if (sets < 1 || sets > mostSets || min < 1 || max < min || max > mostReps) return null;
  const load = read.load === undefined ? undefined : loadOf(read.load, unitOf(read.unit) ?? unit, loneMark);
  if (load === null) return null;
  const reps: SetTarget =
    read.orMore === undefined ? { kind: 'working', reps: { min, max } } : { kind: 'amrap', reps: { min } };
  return { sets, target: { ...reps, ...(load !== undefined && { load }) } };
}

function unitOf(typed: string | undefined): 'kg' | 'lb' | null {
  if (typed === undefined) return null;
  return typed.toLowerCase() === 'kg' ? 'kg' : 'lb';
}

function loadOf(typed: string, unit: 'kg' | 'lb', loneMark: LoneMark): Quantity | null {
  const read = parseTypedNumber(typed, loneMark);
  return read.ok ? { si: toSi(read.value, unit), typed, unit } : null;
}
