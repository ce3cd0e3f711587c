import { routine, type SetTarget } from '../../exercise/index.ts';
import { type RoutineExercise, routineExercises } from '../../exercise/programming/index.ts';
import { idOf, readRecord } from '../../kernel/index.ts';
import { type Cell, quantityCells } from './csv.ts';
import { type ExportedNames, exerciseName, type TrainingTable } from './table.ts';

/** One row per planned set. A routine or an exercise without sets has one row. */
export const routinesTable: TrainingTable = {
  file: 'routines.csv',
  collection: 'routines',
  columns: [
    'routine_id',
    'routine',
    'folder',
    'exercise',
    'exercise_order',
    'superset',
    'rest_seconds',
    'exercise_remark',
    'set_order',
    'kind',
    'min_reps',
    'max_reps',
    'load',
    'load_unit',
    'load_kg',
    'load_share',
    'load_share_of',
    'rpe',
    'rir',
    'seconds',
    'distance',
    'distance_unit',
    'distance_m',
    'routine_remark',
  ],
  rowsOf({ key, leaves }, names) {
    const { value } = readRecord(routine, leaves);
    const folder = value.folder === undefined ? null : names.nameOf(`routineFolders/${value.folder}`);
    const rows = routineExercises(leaves).exercises.flatMap((exercise, at) => rowsOfExercise(exercise, at, names));
    return (rows.length === 0 ? [emptyRow] : rows).map((row) => [idOf(key), value.name, folder, ...row, value.remark]);
  },
};

function rowsOfExercise(
  { exercise, sets }: RoutineExercise,
  at: number,
  names: ExportedNames,
): readonly (readonly Cell[])[] {
  const { superset, restSeconds, remark } = exercise;
  const start = [exerciseName(exercise.exercise, names), at + 1, superset, restSeconds, remark];
  if (sets.length === 0) return [[...start, null, ...noTargetCells]];
  return sets.map(({ set: { target = {} } }, index) => [...start, index + 1, ...targetCells(target)]);
}

function targetCells({ kind, reps, load, share, rpe, rir, seconds, distance }: SetTarget): readonly Cell[] {
  return [
    kind,
    reps?.min,
    reps?.max,
    ...quantityCells(load, 'kg'),
    share?.value,
    share?.of,
    rpe,
    rir,
    seconds,
    ...quantityCells(distance, 'm'),
  ];
}

const noTargetCells: readonly Cell[] = targetCells({});
const emptyRow: readonly Cell[] = [null, null, null, null, null, null, ...noTargetCells];
