import type { Instant } from '../../kernel/index.ts';
import type { CsvRow } from '../csv/index.ts';
import type { ImportItem, SkippedItem } from '../draft/index.ts';
import { folderOf, type ImportFile, resolvePath } from '../files/index.ts';
import { rowOrigin, shortened, type TableFile } from '../lifting/index.ts';
import type { StravaColumns } from './columns.ts';
import { gearKinds } from './gear-kinds.ts';
import { activityOfRow, joinedActivity, joinedWorkout, type TableContext } from './joined-item.ts';
import { type RecordedItem, recordedItems } from './recorded-items.ts';
import { dateOrderIn, type StatedActivity, statedActivity } from './stated-activity.ts';

/** Joins the rows of a table of activities with the recordings beside it, one after the other. */
export class ActivityTable {
  readonly #table: TableFile;
  readonly #columns: StravaColumns;
  readonly #filesByPath: ReadonlyMap<string, ImportFile>;
  readonly #minutes = new Set<number>();
  readonly #missing: SkippedItem[] = [];

  constructor(table: TableFile, columns: StravaColumns, filesByPath: ReadonlyMap<string, ImportFile>) {
    this.#table = table;
    this.#columns = columns;
    this.#filesByPath = filesByPath;
  }

  /** @param taken the recordings that a row names are added to it */
  async *items(taken: Set<ImportFile>): AsyncGenerator<ImportItem> {
    const { rows } = this.#table;
    const kindOfGear = await gearKinds({ bikes: this.#beside('bikes.csv'), shoes: this.#beside('shoes.csv') });
    const context: TableContext = { distanceUnit: this.#columns.distanceUnit, kindOfGear };
    const order = dateOrderIn(rows, this.#columns);
    const stated = rows.map((row) => statedActivity(row, this.#columns, this.#table.path, order));
    for (const { startedAt } of stated) if (startedAt !== null) this.#minutes.add(minuteOf(startedAt));
    for (const [at, each] of stated.entries()) {
      if (this.#isShifted(rows[at] as CsvRow)) yield this.#shifted(rows[at] as CsvRow);
      else yield* this.#itemsOf(each, context, taken);
    }
    yield* this.#missingFiles();
  }

  async *#itemsOf(stated: StatedActivity, context: TableContext, taken: Set<ImportFile>): AsyncGenerator<ImportItem> {
    yield* stated.unreadable;
    const named = this.#fileOf(stated);
    // a table could name one large file in each of its rows
    const file = named === null || taken.has(named) ? null : named;
    if (file !== null) taken.add(file);
    else if (named !== null)
      yield { kind: 'skipped', origin: stated.origin, code: 'import/repeated', detail: named.path };
    const { items, problem } = file === null ? { items: [], problem: null } : await recordedItems(file, stated);
    const own = nearest(items, stated.startedAt);
    yield own === null ? withoutRecording(stated, context) : joined(own, stated, context);
    // Strava has each part of a multisport recording as an activity with a copy of the whole file
    for (const item of items) if (item !== own && !this.#isStated(item)) yield item;
    if (file !== null && problem !== null) yield { kind: 'skipped', origin: file.path, code: problem };
  }

  #isStated({ startedAt }: RecordedItem): boolean {
    return typeof startedAt === 'number' && [-1, 0, 1].some((by) => this.#minutes.has(minuteOf(startedAt) + by));
  }

  /** Compressed recordings are unpacked already. */
  #fileOf({ file, origin }: StatedActivity): ImportFile | null {
    if (file === '') return null;
    const found = this.#beside(file) ?? this.#beside(file.replace(/\.gz$/i, ''));
    if (found === undefined) {
      this.#missing.push({ kind: 'skipped', origin, code: 'import/missing-file', detail: shortened(file) });
      return null;
    }
    return found;
  }

  #beside(path: string): ImportFile | undefined {
    const resolved = resolvePath(folderOf(this.#table.path), path);
    return resolved === null ? undefined : this.#filesByPath.get(resolved);
  }

  /** Whether a row has more cells than the table has columns, which an unquoted comma moved to other columns. */
  #isShifted({ cells }: CsvRow): boolean {
    return cells.slice(this.#table.header.length).some((cell) => cell.trim() !== '');
  }

  #shifted(row: CsvRow): SkippedItem {
    const detail = shortened(row.cells.join(', '));
    return { kind: 'skipped', origin: rowOrigin(this.#table.path, row), code: 'import/damaged', detail };
  }

  /** The table by itself lacks thousands of files, which are one line. */
  #missingFiles(): readonly SkippedItem[] {
    if (this.#missing.length <= maxListed) return this.#missing;
    const { path } = this.#table;
    return [{ kind: 'skipped', origin: path, code: 'import/missing-file', detail: `× ${this.#missing.length}` }];
  }
}

const maxListed = 20;

function joined(recorded: RecordedItem, stated: StatedActivity, context: TableContext): ImportItem {
  return recorded.kind === 'workout' ? joinedWorkout(recorded, stated) : joinedActivity(recorded, stated, context);
}

function withoutRecording(stated: StatedActivity, context: TableContext): ImportItem {
  const { origin, writtenDate } = stated;
  return (
    activityOfRow(stated, context) ?? {
      kind: 'skipped',
      origin,
      code: 'import/no-date',
      detail: shortened(writtenDate),
    }
  );
}

/** Returns the item that starts nearest to a time, the first of several; null if there is none. */
function nearest(items: readonly RecordedItem[], startedAt: Instant | null): RecordedItem | null {
  const [first = null] = items;
  if (startedAt === null) return first;
  const distance = (item: RecordedItem) => Math.abs(Number(item.startedAt) - startedAt);
  return items.reduce<RecordedItem | null>(
    (best, item) => (best === null || distance(item) < distance(best) ? item : best),
    null,
  );
}

function minuteOf(at: Instant): number {
  return Math.round(at / 60_000);
}
