import { type CellReader, type CsvRow, countIn } from '../csv/index.ts';
import type { DraftQuantity, SetDraft } from '../draft/index.ts';
import { emptySet, loadUnitIn, quantityIn, remarkOf, rpeIn } from '../lifting/index.ts';
import { isoTime } from '../times/index.ts';
import type { Column } from './columns.ts';

type Cells = CellReader<Column>;

export function isWarmUp(row: CsvRow, { cell }: Cells): boolean {
  return cell(row, 'warmUp') === '1';
}

/** Returns whether a planned set was done. The cell of its repetitions is empty otherwise; 0 is a failed attempt. */
export function isDone(row: CsvRow, { cell }: Cells): boolean {
  return cell(row, 'completedReps') !== '';
}

export function setOf(row: CsvRow, cells: Cells): SetDraft {
  const { cell } = cells;
  const { load, word } = loadOf(row, cells);
  const { rpe, words } = rpeIn(cell(row, 'completedRpe'));
  const time = cell(row, 'completedAt');
  const completedAt = isoTime(time);
  return {
    ...emptySet,
    kind: isWarmUp(row, cells) ? 'warmUp' : cell(row, 'amrap') === '1' ? 'amrap' : 'working',
    load,
    reps: countIn(cell(row, 'completedReps')),
    rpe,
    remark: remarkOf(words, word, completedAt === null ? time : ''),
    completedAt,
  };
}

/** Reads the load of a set; the planned one, if none was entered for the set that was done. */
function loadOf(row: CsvRow, { cell }: Cells): { readonly load: DraftQuantity | null; readonly word: string } {
  const isEntered = cell(row, 'completedLoad') !== '';
  const word = cell(row, isEntered ? 'completedLoadUnit' : 'loadUnit');
  const load = quantityIn(cell(row, isEntered ? 'completedLoad' : 'load'), loadUnitIn(word));
  return { load, word: load?.unit === null ? word : '' };
}
