import { countIn, numberIn } from '../csv/index.ts';
import type { SetDraft, WorkoutExerciseDraft } from '../draft/index.ts';
import { differentTexts, distanceIn, emptySet, quantityIn, remarkOf, rpeIn } from '../lifting/index.ts';
import type { StrongCells } from './columns.ts';
import type { StrongRow } from './rows.ts';

export interface ReadExercise {
  readonly exercise: WorkoutExerciseDraft;
  /** How many rest timers have another time than the one of the exercise. */
  readonly otherRests: number;
}

/** Reads an exercise. The table has no supersets in any layout. */
export function exerciseOf(rows: readonly StrongRow[], cells: StrongCells): ReadExercise {
  const sets = rows.filter(({ is }) => is !== 'rest' && is !== 'note');
  const others = rows.filter(({ is }) => is === 'rest' || is === 'note');
  const setNotes = differentTexts(sets.map(({ row }) => cells.text(row, 'notes')));
  const exerciseNotes = others.map(({ row }) => cells.text(row, 'notes'));
  const rests = rows.filter(({ is }) => is === 'rest').map(({ row }) => numberIn(cells.cell(row, 'seconds')) ?? 0);
  const restSeconds = mostFrequent(rests.filter((seconds) => seconds > 0));
  return {
    exercise: {
      name: cells.cell((rows[0] as StrongRow).row, 'exercise'),
      category: null,
      equipment: null,
      superset: null,
      restSeconds,
      // a note of the exercise is repeated in its rows
      remark: differentTexts([...exerciseNotes, ...(setNotes.length === 1 ? setNotes : [])]).join('\n'),
      sets: sets.map((row) => setOf(row, cells, setNotes.length > 1)),
    },
    otherRests: rests.filter((seconds) => seconds > 0 && seconds !== restSeconds).length,
  };
}

/** Returns the most frequent number, the first of several; null if there is none. */
function mostFrequent(numbers: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1);
  let best: number | null = null;
  for (const [each, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = each;
  return best;
}

/** Loads of body-weight exercises stay as they are: some layouts export them with the body weight, others without. */
function setOf({ row, is, unknown }: StrongRow, cells: StrongCells, hasOwnNotes: boolean): SetDraft {
  const { cell, writesZeroForNone } = cells;
  const applies = (text: string) => !writesZeroForNone || numberIn(text) !== 0;
  const load = applies(cell(row, 'load')) ? quantityIn(cell(row, 'load'), cells.loadUnit(row)) : null;
  const distance = distanceIn(cell(row, 'distance'), cells.distanceUnit(row));
  const seconds = applies(cell(row, 'seconds')) ? numberIn(cell(row, 'seconds')) : null;
  const reps = countIn(cell(row, 'reps'));
  // with a load and nothing else, 0 repetitions are a failed attempt in every layout
  const isAttempt = load !== null && distance === null && seconds === null;
  const { rpe, words } = rpeIn(cell(row, 'rpe'));
  return {
    ...emptySet,
    kind: is as SetDraft['kind'],
    load,
    reps: reps === 0 && writesZeroForNone && !isAttempt ? null : reps,
    seconds,
    distance,
    rpe,
    remark: remarkOf(
      hasOwnNotes ? cells.text(row, 'notes') : '',
      unknown,
      words,
      load !== null && load.unit === null ? cell(row, 'loadUnit') : '',
      distance !== null && distance.unit === null ? cell(row, 'distanceUnit') : '',
    ),
  };
}
