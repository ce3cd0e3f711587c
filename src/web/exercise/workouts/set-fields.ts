import { printTime, showDuration } from '#domain/exercise/endurance/index.ts';
import type { SetResult, Tracking, WorkoutSet } from '#domain/exercise/index.ts';
import { stepped } from '#domain/exercise/logging/index.ts';
import { type DecimalMark, type LoneMark, printTypedNumber, seconds, type Unit } from '#domain/kernel/index.ts';
import {
  helpShown,
  numberShown,
  type ReadNumber,
  readNumber,
  readTime,
  typedHelp,
  typedQuantity,
} from '../quantities/index.ts';

/** A field of a set, in the order in which fields are typed. */
export type SetField = 'load' | 'addedLoad' | 'assistance' | 'reps' | 'seconds' | 'metres' | 'rpe' | 'rir';

/** The kinds of sets that the user can choose from. */
export const setKinds = ['working', 'warmUp', 'drop', 'restPause', 'failure', 'amrap'] as const;

/** The scale on which the user rates the effort of sets; null if they do not. */
export type EffortScale = 'rpe' | 'rir' | null;

const fieldsByTracking: { readonly [T in Tracking]: readonly SetField[] } = {
  loadReps: ['load', 'reps'],
  reps: ['reps'],
  weightedBodyWeight: ['addedLoad', 'reps'],
  assistedBodyWeight: ['assistance', 'reps'],
  duration: ['seconds'],
  loadDuration: ['load', 'seconds'],
  distanceDuration: ['metres', 'seconds'],
  loadDistance: ['load', 'metres'],
};

/** Returns the fields of a tracking type; load and repetitions if the type is unknown. */
export function setFieldsOf(tracking: string | undefined, effort: EffortScale = null): readonly SetField[] {
  const fields = Object.hasOwn(fieldsByTracking, tracking ?? '')
    ? fieldsByTracking[tracking as Tracking]
    : fieldsByTracking.loadReps;
  return effort === null ? fields : [...fields, effort];
}

/**
 * Returns the first field without which a set says nothing: the weight or the repetitions. Null if both are known, or
 * if the exercise has neither. Added weight and assistance can be left out.
 */
export function missingField(
  fields: readonly SetField[],
  result: Partial<SetResult> | undefined,
  planned: Partial<SetResult>,
): 'load' | 'reps' | null {
  const needed = (['load', 'reps'] as const).filter((field) => fields.includes(field));
  return needed.find((field) => (result?.[field] ?? planned[field]) === undefined) ?? null;
}

/** A column of a table of sets: a field, of one side if rows have both. */
export interface SetColumn {
  readonly field: SetField;
  readonly side: 'left' | 'right' | null;
}

/** Returns the columns of a table of sets. What differs between sides has a column for each; the load is shared. */
export function setColumns(fields: readonly SetField[], hasSides: boolean): readonly SetColumn[] {
  return fields.flatMap((field): readonly SetColumn[] =>
    hasSides && (field === 'reps' || field === 'seconds' || field === 'metres')
      ? [
          { field, side: 'left' },
          { field, side: 'right' },
        ]
      : [{ field, side: null }],
  );
}

type SetWithEffort = { readonly set: Pick<WorkoutSet['set'], 'target' | 'result'> };

/**
 * Returns the effort scale of an exercise: the user's, else that of a planned effort, so that a deviation from the plan
 * can be logged, else that of a recorded effort, such as one typed in a line.
 */
export function effortScaleOf(preferred: string | undefined, sets: readonly SetWithEffort[]): EffortScale {
  if (preferred === 'rpe' || preferred === 'rir') return preferred;
  const efforts = [...sets.map(({ set }) => set.target), ...sets.map(({ set }) => set.result)];
  const withEffort = efforts.find((effort) => effort?.rpe !== undefined || effort?.rir !== undefined);
  if (withEffort === undefined) return null;
  return withEffort.rpe === undefined ? 'rir' : 'rpe';
}

/** Returns the field of a set in a column. An effort recorded on the other scale is shown on its own. */
export function fieldInColumn(field: SetField, result: Partial<SetResult> | undefined): SetField {
  if (field !== 'rpe' && field !== 'rir') return field;
  const other = field === 'rpe' ? 'rir' : 'rpe';
  return result?.[field] === undefined && result?.[other] !== undefined ? other : field;
}

export function isLoadField(field: string): boolean {
  return field === 'load' || field === 'addedLoad' || field === 'assistance';
}

/** Returns the number to show in a field, in the field's unit; null if there is no value. */
export function shownIn(field: SetField, result: Partial<SetResult> | undefined, unit: Unit): number | null {
  if (field === 'reps' || field === 'seconds' || field === 'rpe' || field === 'rir') return result?.[field] ?? null;
  if (field === 'metres') return numberShown(result?.distance, 'm');
  return field === 'assistance' ? helpShown(result?.load, unit) : numberShown(result?.load, unit);
}

/**
 * Formats a number for display; a time of a minute or more as `1:30`.
 * @param number formats numbers in the user's language
 */
export function fieldLabels(field: SetField, value: number, number: (value: number) => string): string {
  return field === 'seconds' && value >= 60 ? showDuration(seconds(value)) : number(value);
}

/** Formats a number for its input field; a time with a colon. {@link readTyped} parses it. */
export function fieldText(field: SetField, value: number, mark: DecimalMark): string {
  return field === 'seconds' ? printTime(value, 's', mark) : printTypedNumber(value, mark, loneMarkOf(field, mark));
}

/** Parses the number typed into a field; a time may be typed as `1:30` or in seconds. */
export function readTyped(field: SetField, typed: string, mark: DecimalMark): ReadNumber {
  if (field === 'seconds') return readTime(typed, 's', mark);
  return readNumber(typed, { mark, loneMark: loneMarkOf(field, mark) });
}

function loneMarkOf(field: SetField, mark: DecimalMark): LoneMark {
  if (field === 'reps' || field === 'metres') return 'thousands';
  return isLoadField(field) ? mark : 'decimal';
}

export type SetFieldError = 'not-whole' | 'not-positive' | 'not-rpe' | 'not-rir';

/**
 * Returns how typing into a field changes the result. Assistance is typed as a positive number and stored as a negative
 * load. An effort replaces one on the other scale.
 *
 * @param value the parsed number; null for an empty field
 * @param typed the text as typed
 */
export function resultFromTyped(
  field: SetField,
  { value, typed, unit }: { readonly value: number | null; readonly typed: string; readonly unit: Unit },
): Partial<SetResult> | SetFieldError {
  switch (field) {
    case 'reps':
      return value === null || (Number.isSafeInteger(value) && value >= 0) ? { reps: value ?? undefined } : 'not-whole';
    case 'seconds':
      return value === null || value >= 0 ? { seconds: value ?? undefined } : 'not-positive';
    case 'rpe':
      return value === null || (value >= 1 && value <= 10) ? { rpe: value ?? undefined, rir: undefined } : 'not-rpe';
    case 'rir':
      if (value !== null && value < 0) return 'not-positive';
      return value === null || value <= 10 ? { rir: value ?? undefined, rpe: undefined } : 'not-rir';
    case 'metres':
      return value === null || value > 0 ? { distance: typedQuantity(value, typed, 'm') } : 'not-positive';
    case 'assistance':
      if (value !== null && value < 0) return 'not-positive';
      return { load: typedHelp(value, typed, unit) };
    case 'load':
    case 'addedLoad':
      return { load: typedQuantity(value, typed, unit) };
  }
}

/**
 * Returns the number of a field after one step, within the field's limits. Added load may become negative, which means
 * assistance.
 *
 * @param value null if there is no value, which counts as 0
 */
export function steppedIn(field: SetField, value: number | null, by: number): number {
  if (field === 'rpe' || field === 'rir') return Math.min(10, stepped(value, by, field === 'rpe' ? 1 : 0));
  return stepped(value, by, field === 'addedLoad' ? null : 0);
}
