import { type CsvRow, countIn } from '../csv/index.ts';
import type { SetDraft } from '../draft/index.ts';
import { runsOf } from '../lifting/index.ts';
import type { StrongCells } from './columns.ts';

/** A row of the table. Not all rows are sets: some are rest timers and notes of the exercise. */
export interface StrongRow {
  readonly row: CsvRow;
  readonly is: SetDraft['kind'] | 'rest' | 'note';
  /** The number of a working set. Other sets have a word instead and are not counted. */
  readonly number: number | null;
  /** A word for a set that is not known; empty for all others. */
  readonly unknown: string;
}

export function strongRow(row: CsvRow, { cell }: StrongCells): StrongRow {
  const written = cell(row, 'order');
  const number = countIn(written);
  if (written === '' || number !== null) return { row, is: 'working', number, unknown: '' };
  const is = words.get(written.toLowerCase().replaceAll(/[\s_-]+/g, ''));
  return { row, is: is ?? 'working', number: null, unknown: is === undefined ? written : '' };
}

const words: ReadonlyMap<string, StrongRow['is']> = new Map([
  ...['w', 'warmup', 'aufwärmen', 'aufwärmsatz'].map((word) => [word, 'warmUp'] as const),
  ...['d', 'drop', 'dropset', 'dropsatz'].map((word) => [word, 'drop'] as const),
  ...['f', 'failure', 'versagen', 'muskelversagen'].map((word) => [word, 'failure'] as const),
  ...['resttimer', 'pausentimer', 'ruhetimer', 'erholungstimer'].map((word) => [word, 'rest'] as const),
  ...['note', 'notiz'].map((word) => [word, 'note'] as const),
]);

/**
 * Splits the rows of a workout into its exercises. If an exercise follows itself, its numbers start again at 1; the
 * warm-ups before that number belong to it.
 */
export function exerciseBlocks(rows: readonly StrongRow[], { cell }: StrongCells): readonly (readonly StrongRow[])[] {
  const byName = runsOf(rows, ({ row }, run) => cell(row, 'exercise') !== cell((run[0] as StrongRow).row, 'exercise'));
  return byName.flatMap(blocksOf);
}

function blocksOf(rows: readonly StrongRow[]): readonly (readonly StrongRow[])[] {
  const starts: number[] = [0];
  let isNumbered = false;
  for (const [at, { number }] of rows.entries()) {
    if (number === 1 && isNumbered) starts.push(firstOfWarmUps(rows, at));
    isNumbered ||= number !== null;
  }
  return starts.map((start, index) => rows.slice(start, starts[index + 1]));
}

/** Finds the first of the warm-ups before a set, between which there can be rests. */
function firstOfWarmUps(rows: readonly StrongRow[], end: number): number {
  let first = end;
  for (let at = end - 1; rows[at]?.is === 'warmUp' || rows[at]?.is === 'rest'; at -= 1) {
    if (rows[at]?.is === 'warmUp') first = at;
  }
  return first;
}
