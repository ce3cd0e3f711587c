import { type ExerciseKind, movedLoad, type PersonalRecord } from '#domain/exercise/records/index.ts';
import type { OneRepMaxMethod } from '#domain/exercise/strength/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Explained, type FormulaId, type FormulaInput } from '../explain/index.ts';
import { type FigureLabels, recordValueLabel } from './figure-labels.ts';
import type { messages } from './messages/en.ts';
import { progressMessages } from './messages/index.ts';
import { useOneRepMaxMethod } from './use-one-rep-max-method.ts';

export interface RecordValueProps {
  readonly record: PersonalRecord;
  readonly exercise: ExerciseKind;
  readonly labels: FigureLabels;
}

/** The value of a personal record. A computed value opens its explanation. */
export function RecordValue({ record, exercise, labels }: RecordValueProps) {
  const m = useMessages(progressMessages);
  const { count } = useTimeFormat();
  const formula = formulaOf(record, useOneRepMaxMethod());
  const shown = recordValueLabel(record, labels, exercise.tracking ?? 'loadReps');
  if (formula === null) return shown;
  const inputs = inputsOf(record, exercise, { m, labels, count });
  return (
    <Explained formula={formula} inputs={[...inputs, { name: m.inputs.result, value: shown }]}>
      {shown}
    </Explained>
  );
}

function formulaOf({ kind }: PersonalRecord, method: OneRepMaxMethod): FormulaId | null {
  if (kind === 'e1rm') return `e1rm/${method}`;
  if (kind === 'setVolume') return 'volume/set';
  return kind === 'sessionVolume' ? 'volume/session' : null;
}

export interface ValueLabels {
  readonly m: typeof messages;
  readonly labels: FigureLabels;
  readonly count: (value: number) => string;
}

function inputsOf(record: PersonalRecord, exercise: ExerciseKind, given: ValueLabels): readonly FormulaInput[] {
  if (record.kind !== 'sessionVolume') return inputsOfSet(record, exercise, given);
  const { m, labels, count } = given;
  return record.sets.map((set, at) => ({
    name: m.setNumber({ number: count(at + 1) }),
    value: `${labels.computedLoad(movedLoad(set, record.bodyWeight, exercise) ?? 0)} × ${count(set.reps ?? 0)}`,
  }));
}

export function inputsOfSet(
  { set, bodyWeight }: Pick<PersonalRecord, 'set' | 'bodyWeight'>,
  exercise: ExerciseKind,
  { m, labels, count }: ValueLabels,
): readonly FormulaInput[] {
  const { inputs } = m;
  const moved = movedLoad(set, bodyWeight, exercise);
  const all: readonly (readonly [string, string | null])[] = [
    [inputs.load, set.load === null ? null : labels.load(set.load)],
    [inputs.moved, moved === null || moved === set.load ? null : labels.computedLoad(moved)],
    [inputs.reps, set.reps === null ? null : count(set.reps)],
    [inputs.rir, set.rir === null ? null : count(set.rir)],
    [inputs.rpe, set.rpe === null ? null : count(set.rpe)],
  ];
  return all.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}
