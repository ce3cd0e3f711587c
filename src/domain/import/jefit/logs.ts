import type { CsvRow } from '../csv/index.ts';
import { cellReader, countIn, numberIn } from '../csv/index.ts';
import type { SetDraft } from '../draft/index.ts';
import { emptySet, groupedBy, quantityIn } from '../lifting/index.ts';
import { unixTimeIn } from '../times/index.ts';
import type { BackupUnits, SectionTable } from './backup.ts';

/** The sets of an exercise, and what of them cannot be read, as it is written. */
export interface ReadLogs {
  readonly sets: readonly SetDraft[];
  readonly unread: readonly string[];
}

/**
 * Reads packed sets: `100x5,100x5` is two sets of 5 repetitions with 100. A load of 0 is body weight alone, and `0x0` is a
 * set that was not done. Sets of timed exercises have no repetitions, and are not read.
 *
 * @param details kinds and times of the same sets; ignored if their number differs. They are the sets themselves if there
 *   are no packed ones.
 */
export function readLogs(logs: string, { mass }: BackupUnits, details: readonly SetDetail[]): ReadLogs {
  if (logs === '' && details.length > 0) return readLogs(packedOf(details), { mass: 'lb', length: null }, details);
  const sets: SetDraft[] = [];
  const unread: string[] = [];
  const written = logs
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const detailed = details.length === written.length ? details : [];
  for (const [at, part] of written.entries()) {
    const [, load = '', count = ''] = /^(-?\d{1,9}(?:\.\d{1,20})?) ?[x×*] ?(\d{1,9}(?:\.0{1,9})?)$/i.exec(part) ?? [];
    const reps = countIn(count);
    if (reps === null) unread.push(part);
    else if (reps > 0 || Number(load) !== 0) sets.push({ ...setOf(load, mass, reps), ...detailed[at]?.draft });
  }
  return { sets, unread };
}

function setOf(load: string, unit: BackupUnits['mass'], reps: number): SetDraft {
  return { ...emptySet, load: Number(load) === 0 ? null : quantityIn(load, unit), reps };
}

/** A row of the section in which newer versions repeat each set. */
export interface SetDetail {
  readonly draft: Pick<SetDraft, 'kind' | 'completedAt' | 'remark'>;
  /** The set itself, which this section writes in pounds whatever the setting. */
  readonly pounds: string;
  readonly reps: string;
}

function packedOf(details: readonly SetDetail[]): string {
  return details.map(({ pounds, reps }) => `${pounds || '0'}x${reps || '0'}`).join(',');
}

/** Returns the details of sets by the id of their exercise log, in the order of the sets. */
export function setDetails({ header, rows }: SectionTable): ReadonlyMap<string, readonly SetDetail[]> {
  const { cell } = cellReader(header, setColumns);
  const byLog = groupedBy(rows, (row) => cell(row, 'log'));
  const indexOf = (row: CsvRow) => numberIn(cell(row, 'index')) ?? 0;
  return new Map(
    byLog.map((sets) => [
      cell(sets[0] as CsvRow, 'log'),
      sets
        .toSorted((a, b) => indexOf(a) - indexOf(b))
        .map((row) => ({
          draft: detailOf(cell(row, 'kind'), cell(row, 'time')),
          pounds: cell(row, 'pounds'),
          reps: cell(row, 'reps'),
        })),
    ]),
  );
}

const setColumns = {
  log: ['exercise_log_id'],
  index: ['set_index'],
  kind: ['set_type'],
  time: ['log_time', 'logTime'],
  pounds: ['weight_lbs'],
  reps: ['reps'],
} as const;

function detailOf(word: string, time: string): SetDetail['draft'] {
  const kind = kinds.get(word.toLowerCase().replaceAll(/[\s_-]+/g, ''));
  return { kind: kind ?? 'working', completedAt: unixTimeIn(time), remark: kind === undefined ? word : '' };
}

const kinds: ReadonlyMap<string, SetDraft['kind']> = new Map([
  ...['', '0', 'default', 'normal', 'working', 'regular'].map((word) => [word, 'working'] as const),
  ...['warmup', 'warmupset'].map((word) => [word, 'warmUp'] as const),
  ...['drop', 'dropset'].map((word) => [word, 'drop'] as const),
  ...['failure', 'tofailure'].map((word) => [word, 'failure'] as const),
  ...['amrap'].map((word) => [word, 'amrap'] as const),
]);
