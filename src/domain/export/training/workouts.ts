import {
  type Workout,
  type WorkoutExercise,
  type WorkoutSet,
  workout,
  workoutExercises,
} from '../../exercise/index.ts';
import { idOf, readRecord } from '../../kernel/index.ts';
import { type Cell, joinedCell, quantityCells, timeCells } from './csv.ts';
import { type ExportedNames, exerciseName, type TrainingTable } from './table.ts';

/** One row per set. A workout or an exercise without sets has one row. */
export const workoutsTable: TrainingTable = {
  file: 'workouts.csv',
  collection: 'workouts',
  columns: [
    'workout_id',
    'date',
    'zone',
    'title',
    'duration_seconds',
    'exercise',
    'exercise_order',
    'set_order',
    'kind',
    'load',
    'load_unit',
    'load_kg',
    'reps',
    'seconds',
    'distance',
    'distance_unit',
    'distance_m',
    'rpe',
    'rir',
    'side',
    'completed',
    'superset',
    'set_remark',
    'exercise_remark',
    'next_time',
    'next_time_answer',
    'workout_remark',
    'workout_effort',
    'body_weight',
    'body_weight_unit',
    'body_weight_kg',
    'workout_tags',
  ],
  rowsOf({ key, leaves }, names) {
    const { value } = readRecord(workout, leaves);
    const { exercises, unplacedSets } = workoutExercises(leaves);
    const row = (inWorkout: readonly Cell[]) => [...before(idOf(key), value), ...inWorkout, ...after(value)];
    const rows = exercises.flatMap((exercise, at) => rowsOfExercise(exercise, at, names));
    const unplaced = unplacedSets.map((set, at) => [
      null,
      null,
      at + 1,
      ...setCells(set),
      null,
      set.set.remark,
      null,
      null,
      null,
    ]);
    const all = [...rows, ...unplaced];
    return (all.length === 0 ? [emptyRow] : all).map(row);
  },
};

function before(id: string, { startedAt, endedAt, zone, title }: Workout): readonly Cell[] {
  const seconds = startedAt === undefined || endedAt === undefined ? null : Math.round((endedAt - startedAt) / 1000);
  return [id, ...timeCells(startedAt, zone), title, seconds];
}

function after({ remark, effort, bodyWeight, tags }: Workout): readonly Cell[] {
  return [remark, effort, ...quantityCells(bodyWeight, 'kg'), joinedCell(Object.values(tags))];
}

function rowsOfExercise(
  { exercise, sets }: WorkoutExercise,
  at: number,
  names: ExportedNames,
): readonly (readonly Cell[])[] {
  const { superset, remark, nextTime, nextTimeAnswer } = exercise;
  const notes = [remark, nextTime, nextTimeAnswer];
  const start = [exerciseName(exercise.exercise, names), at + 1];
  if (sets.length === 0) return [[...start, null, ...noSetCells, superset, null, ...notes]];
  return sets.map((set, index) => [...start, index + 1, ...setCells(set), superset, set.set.remark, ...notes]);
}

/** Returns what was done; of a set that was only planned, what was asked for. */
function setCells({ set: { result, target } }: WorkoutSet): readonly Cell[] {
  const kind = result?.kind ?? target?.kind;
  const { load, reps, seconds, distance, rpe, rir, side, completedAt } = result ?? {};
  return [
    kind,
    ...quantityCells(load, 'kg'),
    reps,
    seconds,
    ...quantityCells(distance, 'm'),
    rpe,
    rir,
    side,
    (completedAt ?? null) !== null,
  ];
}

const noSetCells: readonly Cell[] = Array<Cell>(13).fill(null);
const emptyRow: readonly Cell[] = [null, null, null, ...noSetCells, null, null, null, null, null];
