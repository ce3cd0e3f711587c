import type { Unit } from '../../../kernel/index.ts';
import type { DraftQuantity, SetDraft } from '../../draft/index.ts';
import { emptySet, remarkOf } from '../../lifting/index.ts';

/** The values of a set as FitNotes has them. */
export interface WrittenSet {
  readonly load: DraftQuantity | null;
  readonly reps: number | null;
  readonly seconds: number | null;
  readonly distance: WrittenDistance | null;
  readonly remarks: readonly string[];
}

export interface WrittenDistance {
  readonly value: number;
  /** Null if FitNotes writes another word. */
  readonly unit: Unit | null;
  readonly word: string;
}

/** Returns the set. FitNotes does not mark warm-ups. */
export function setOf({ load, reps, seconds, distance: written, remarks }: WrittenSet): SetDraft {
  const { distance, doubted } = distanceOf(written, seconds);
  const isTimed = seconds !== null || distance !== null;
  return {
    ...emptySet,
    // values of cardio can be 0 instead of empty
    load: load?.value === 0 && isTimed ? null : load,
    reps: reps === 0 && isTimed ? null : reps,
    seconds,
    distance,
    remark: remarkOf(...remarks, doubted),
  };
}

/**
 * Reads a distance. Its unit can be wrong: kilograms, or metres where the user meant miles. Such a unit is left open, and
 * its word goes to the remark of the set.
 */
function distanceOf(
  written: WrittenDistance | null,
  seconds: number | null,
): { readonly distance: DraftQuantity | null; readonly doubted: string } {
  if (written === null || written.value === 0) return { distance: null, doubted: '' };
  const { value, unit, word } = written;
  if (unit !== null && !isTooSlow(value, unit, seconds)) return { distance: { value, unit }, doubted: '' };
  return { distance: { value, unit: null }, doubted: word };
}

/** Nobody takes ten seconds for a metre, but an app can call miles metres. */
function isTooSlow(value: number, unit: Unit, seconds: number | null): boolean {
  return unit === 'm' && seconds !== null && value > 0 && seconds / value > 10;
}
