import { runsOf } from '../../lifting/index.ts';

/** The rows of an exercise within a day, and the circuit that they belong to. */
export interface ExerciseRows<Row> {
  readonly name: string;
  /** Exercises with the same number were alternated; null for an exercise of its own. */
  readonly circuit: number | null;
  readonly rows: readonly Row[];
}

/**
 * Splits the rows of a day into exercises. The order of rows is the order in which the sets were done: A, B, A, B is a
 * circuit of two exercises, while A, B, A is an exercise that was done again.
 */
export function exercisesOf<Row>(rows: readonly Row[], nameOf: (row: Row) => string): readonly ExerciseRows<Row>[] {
  const runs = runsOf(rows, (row, run) => nameOf(row) !== nameOf(run[0] as Row));
  const named = runs.map((run) => ({ name: nameOf(run[0] as Row), rows: run }));
  const exercises: ExerciseRows<Row>[] = [];
  let circuits = 0;
  for (let at = 0; at < named.length; ) {
    const { size, end } = circuitAt(named, at);
    if (size > 1) circuits += 1;
    for (let place = at; place < at + size; place += 1) {
      const own = named.slice(at, end).filter((_, index) => index % size === place - at);
      const circuit = size > 1 ? circuits : null;
      exercises.push({ name: named[place]?.name ?? '', circuit, rows: own.flatMap((run) => run.rows) });
    }
    at = end;
  }
  return exercises;
}

interface Run<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** Finds the smallest circuit that starts with a run; the run alone if there is none. */
function circuitAt<Row>(runs: readonly Run<Row>[], at: number): { readonly size: number; readonly end: number } {
  const names = new Set<string>();
  for (let size = 1; size <= maxExercises && at + size < runs.length; size += 1) {
    const name = runs[at + size - 1]?.name ?? '';
    if (names.has(name)) break;
    names.add(name);
    const end = endOfRounds(runs, at, size);
    if (size > 1 && end >= at + 2 * size) return { size, end };
  }
  return { size: 1, end: at + 1 };
}

const maxExercises = 20;

/** Follows the rounds of a circuit as long as each exercise has one set. The last one may have more, such as drop sets. */
function endOfRounds<Row>(runs: readonly Run<Row>[], at: number, size: number): number {
  let end = at + size;
  while (end < runs.length && runs[end]?.name === runs[end - size]?.name) {
    end += 1;
    if ((runs[end - 1]?.rows.length ?? 0) > 1) break;
  }
  return end;
}
