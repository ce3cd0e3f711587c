import type { SetTarget, Tracking } from '#domain/exercise/index.ts';
import type { LoneMark, Unit } from '#domain/kernel/index.ts';
import { helpShown, numberShown, typedHelp, typedQuantity } from '../../quantities/index.ts';
import { isLoadField } from '../../workouts/index.ts';

/** A field of a planned set, in the order in which fields are typed. */
export type TargetField =
  | 'load'
  | 'addedLoad'
  | 'assistance'
  | 'share'
  | 'repsMin'
  | 'repsMax'
  | 'seconds'
  | 'metres'
  | 'rpe'
  | 'rir';

const reps = ['repsMin', 'repsMax'] as const;

const fieldsByTracking: { readonly [T in Tracking]: readonly TargetField[] } = {
  loadReps: ['load', ...reps],
  reps,
  weightedBodyWeight: ['addedLoad', ...reps],
  assistedBodyWeight: ['assistance', ...reps],
  duration: ['seconds'],
  loadDuration: ['load', 'seconds'],
  distanceDuration: ['metres', 'seconds'],
  loadDistance: ['load', 'metres'],
};

/** How the loads of an exercise are planned; null if they are computed. */
export type LoadsAs = 'load' | 'e1rm' | 'trainingMax' | null;

/** Returns the fields of a tracking type; load and repetitions if the type is unknown. */
export function targetFieldsOf(
  tracking: string,
  { loadsAs, effort }: { readonly loadsAs: LoadsAs; readonly effort: 'rpe' | 'rir' | null },
): readonly TargetField[] {
  const known = Object.hasOwn(fieldsByTracking, tracking) ? fieldsByTracking[tracking as Tracking] : null;
  const fields = (known ?? fieldsByTracking.loadReps).flatMap((field): readonly TargetField[] => {
    if (!isLoadField(field)) return [field];
    if (loadsAs === null) return [];
    return loadsAs === 'load' ? [field] : ['share'];
  });
  const hasScale = effort === 'rpe' || (effort === 'rir' && fields.includes('repsMin'));
  return hasScale ? [...fields, effort] : fields;
}

/**
 * Returns how to read a single separator before three digits in a field; undefined for the decimal separator of the
 * language.
 */
export function loneMarkOf(field: TargetField): LoneMark | undefined {
  if (field === 'repsMin' || field === 'repsMax' || field === 'metres') return 'thousands';
  return isLoadField(field) ? undefined : 'decimal';
}

/** Returns how loads are planned: as percentages if any set has one. */
export function loadsAsOf(targets: readonly SetTarget[]): 'load' | 'e1rm' | 'trainingMax' {
  return targets.find(({ share }) => share !== undefined)?.share?.of ?? 'load';
}

/** Returns the number to show in a field, with shares as percentages; null if there is no target. */
export function shownIn(field: TargetField, target: SetTarget, unit: Unit): number | null {
  switch (field) {
    case 'repsMin':
      return target.reps?.min ?? null;
    case 'repsMax':
      return target.reps?.max === target.reps?.min ? null : (target.reps?.max ?? null);
    case 'share':
      return target.share === undefined ? null : Math.round(target.share.value * 10_000) / 100;
    case 'metres':
      return numberShown(target.distance, 'm');
    case 'seconds':
    case 'rpe':
    case 'rir':
      return target[field] ?? null;
    case 'load':
    case 'addedLoad':
      return numberShown(target.load, unit);
    case 'assistance':
      return helpShown(target.load, unit);
  }
}

export type TargetError = 'whole' | 'positive' | 'rpe' | 'rir' | 'reversed';

interface Typed {
  /** The parsed number; null for an empty field. */
  readonly value: number | null;
  /** The text as typed. */
  readonly typed: string;
  readonly unit: Unit;
  /** The maximum to which a percentage refers. */
  readonly shareOf: 'e1rm' | 'trainingMax';
}

/**
 * Returns how typing into a field changes the target. If the start of a repetition range exceeds its end, the end is
 * raised to match, since the start is typed digit by digit.
 */
export function targetFromTyped(
  field: TargetField,
  target: SetTarget,
  { value, typed, unit, shareOf }: Typed,
): Partial<SetTarget> | TargetError {
  switch (field) {
    case 'repsMin':
    case 'repsMax':
      return withReps(target, field === 'repsMin' ? 'min' : 'max', value);
    case 'share':
      if (value === null) return { share: undefined };
      return value > 0 ? { share: { of: shareOf, value: value / 100 }, load: undefined } : 'positive';
    case 'metres':
      return value === null || value > 0 ? { distance: typedQuantity(value, typed, 'm') } : 'positive';
    case 'seconds':
      return value === null || value > 0 ? { seconds: value ?? undefined } : 'positive';
    case 'rpe':
      return value === null || (value >= 1 && value <= 10) ? { rpe: value ?? undefined, rir: undefined } : 'rpe';
    case 'rir':
      return value === null || (value >= 0 && value <= 10) ? { rir: value ?? undefined, rpe: undefined } : 'rir';
    case 'load':
    case 'addedLoad':
      return { load: typedQuantity(value, typed, unit), share: undefined };
    case 'assistance':
      if (value !== null && value < 0) return 'positive';
      return { load: typedHelp(value, typed, unit) };
  }
}

/**
 * Returns the change of a target's repetitions, or an error. The first number alone means exactly that many, or at
 * least that many if the user chose an open end. A range has both numbers.
 */
function withReps(target: SetTarget, end: 'min' | 'max', value: number | null): Partial<SetTarget> | TargetError {
  if (value !== null && (!Number.isSafeInteger(value) || value < 0)) return 'whole';
  const { min, max } = target.reps ?? {};
  if (end === 'max') {
    if (value === null) return { reps: min === undefined ? undefined : { min, max: min } };
    if (min === undefined) return { reps: { max: value } };
    return value < min ? 'reversed' : { reps: { min, max: value } };
  }
  const isRange = max !== undefined && max !== min;
  if (value === null) return { reps: isRange ? { max } : undefined };
  if (isOrMore(target)) return { reps: { min: value } };
  return { reps: { min: value, max: isRange ? Math.max(value, max) : value } };
}

/** Returns whether the repetitions of a set are a minimum. */
export function isOrMore({ kind, reps }: SetTarget): boolean {
  return reps === undefined ? kind === 'amrap' : reps.min !== undefined && reps.max === undefined;
}

/** Returns whether a range has an end but no start. */
export function lacksStart({ reps }: SetTarget): boolean {
  return reps?.max !== undefined && reps.min === undefined;
}

/** Returns the change that makes the repetitions of a set a minimum, or exact. */
export function withOrMore({ reps }: SetTarget, orMore: boolean): Partial<SetTarget> {
  const least = reps?.min ?? reps?.max;
  if (least === undefined) return {};
  return { reps: orMore ? { min: least } : { min: least, max: least } };
}

/**
 * Returns the change of a set's kind. AMRAP makes the repetitions a minimum, and another kind makes them exact again.
 */
export function withKind(target: SetTarget, kind: string): Partial<SetTarget> {
  if (kind === target.kind) return {};
  const isOpened = kind === 'amrap';
  const isClosed = target.kind === 'amrap' && isOrMore(target);
  return { kind, ...((isOpened || isClosed) && withOrMore(target, isOpened)) };
}
