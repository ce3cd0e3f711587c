import { type Unit, units } from '../../kernel/index.ts';
import type { CsvRow } from '../csv/index.ts';
import type { DraftQuantity, SkippedItem } from '../draft/index.ts';
import { hasColumns, rowOrigin, shortened } from '../lifting/index.ts';
import { clockIn } from '../times/index.ts';
import type { ColumnTarget, TableField, TableMapping } from './mapping.ts';
import { type Amount, amountIn, durationIn } from './table-numbers.ts';
import { dateIn, type TableDate } from './table-time.ts';
import { unitOfWord } from './unit-words.ts';

/** Reads the rows of a table by the fields that its columns are mapped to. */
export class MappedColumns {
  readonly mapping: TableMapping;
  readonly header: readonly string[];
  readonly path: string;
  readonly #positions = new Map<TableField, number>();
  readonly #isOfStrava: boolean;

  constructor(path: string, header: readonly string[], mapping: TableMapping) {
    this.path = path;
    this.header = header;
    this.mapping = mapping;
    this.#isOfStrava = hasColumns(header, stravaColumns);
    for (const [at, target] of mapping.columns.entries())
      if (target !== null && !this.#positions.has(target.field)) this.#positions.set(target.field, at);
  }

  has(field: TableField): boolean {
    return this.#positions.has(field);
  }

  /** Returns the cell of a field as it is, for texts that the user wrote; empty if there is none. */
  text(row: CsvRow, field: TableField): string {
    return row.cells[this.#positions.get(field) ?? -1] ?? '';
  }

  /** Returns the cell of a field, trimmed. */
  cell(row: CsvRow, field: TableField): string {
    return this.text(row, field).trim();
  }

  /** Returns a number without a unit; null for an empty cell and for one that cannot be read. */
  number(row: CsvRow, field: TableField): number | null {
    const amount = this.#amount(this.cell(row, field));
    return amount === null || amount.unit !== null ? null : amount.value;
  }

  /** Returns an amount with the unit of its cell, its row or its column. */
  quantity(row: CsvRow, field: TableField, unitField?: TableField): DraftQuantity | null {
    const at = this.#positions.get(field) ?? -1;
    return this.quantityAt(row, at, unitField === undefined ? '' : this.cell(row, unitField));
  }

  /** @param rowUnit as written in the row; empty if it is not */
  quantityAt(row: CsvRow, at: number, rowUnit: string): DraftQuantity | null {
    const amount = this.#amount(row.cells[at] ?? '');
    if (amount === null) return null;
    return { value: amount.value, unit: amount.unit ?? unitOfWord(rowUnit) ?? this.#unitAt(at) };
  }

  /** Returns a duration in seconds; null for an empty cell and for one that cannot be read. */
  seconds(row: CsvRow, field: TableField): number | null {
    const unit = this.#unitAt(this.#positions.get(field) ?? -1);
    return durationIn(this.cell(row, field), unit, this.mapping.decimalMark);
  }

  /** Returns the date of a row and its time of day from the same or another column; null without a readable date. */
  date(row: CsvRow, field: TableField): TableDate | null {
    const date = dateIn(this.cell(row, field), this.mapping.dateOrder);
    if (date === null) return null;
    const clock = date.clock ?? clockIn(this.cell(row, 'time'));
    return { ...date, clock, offset: date.offset ?? (this.#isOfStrava && clock !== null ? 0 : null) };
  }

  /** Returns the columns of a field that several columns can have. */
  columnsOf(field: TableField): readonly (readonly [at: number, ColumnTarget])[] {
    return [...this.mapping.columns.entries()].flatMap(([at, target]) =>
      target !== null && target.field === field ? [[at, target] as const] : [],
    );
  }

  /** Reports a whole row. */
  skippedRow(row: CsvRow, code: SkippedItem['code'], detail = ''): SkippedItem {
    return {
      kind: 'skipped',
      origin: rowOrigin(this.path, row),
      code,
      ...(detail !== '' && { detail: shortened(detail) }),
    };
  }

  /** Reports the cell of a field, by the name of its column. */
  skippedCell(row: CsvRow, field: TableField): SkippedItem {
    return this.skippedCellAt(row, this.#positions.get(field) ?? -1);
  }

  skippedCellAt(row: CsvRow, at: number): SkippedItem {
    return this.skippedRow(row, 'import/not-a-number', `${this.header[at] ?? ''}: ${(row.cells[at] ?? '').trim()}`);
  }

  /** Reports an amount above 0 whose row has a unit that the app does not know; null if there is none. */
  unknownUnit(row: CsvRow, field: TableField, unitField: TableField): SkippedItem | null {
    const written = this.cell(row, unitField);
    const amount = this.#amount(this.cell(row, field));
    if (written === '' || unitOfWord(written) !== null || amount === null || amount.value === 0) return null;
    return this.skippedRow(row, 'import/unsupported', `${this.cell(row, field)} ${written}`);
  }

  /** Returns the first of the fields whose cell is filled in and cannot be read. */
  unreadable(row: CsvRow, fields: Readonly<Partial<Record<TableField, CellRule>>>): TableField | null {
    for (const [field, rule] of Object.entries(fields) as [TableField, CellRule][]) {
      if (this.cell(row, field) === '') continue;
      if (!this.#follows(row, field, rule)) return field;
    }
    return null;
  }

  /** Whether a row has more cells than the table has columns: an unquoted comma moved its cells to other columns. */
  isShifted(row: CsvRow): boolean {
    return row.cells.slice(this.header.length).some((cell) => cell.trim() !== '');
  }

  #follows(row: CsvRow, field: TableField, rule: CellRule): boolean {
    if (rule === 'mass' || rule === 'length') {
      const unit = this.quantity(row, field, rule === 'mass' ? 'loadUnit' : 'distanceUnit')?.unit;
      return unit === null || (unit !== undefined && unit !== '%' && units[unit].dimension === rule);
    }
    const value = rule === 'duration' ? this.seconds(row, field) : this.number(row, field);
    if (value === null || value < 0) return false;
    if (rule === 'upToTen') return value <= 10;
    return rule !== 'count' || Number.isInteger(value);
  }

  #amount(cell: string): Amount | null {
    return amountIn(cell, this.mapping.decimalMark);
  }

  #unitAt(at: number): Unit | '%' | null {
    return this.mapping.columns[at]?.unit ?? null;
  }
}

/** Strava writes times in UTC, without saying so, into a table of which these columns are a part. */
const stravaColumns = ['Activity ID', 'Activity Date', 'Filename'];

/** How the cell of a field has to be written, unless it is empty. All but masses and lengths are 0 or more. */
export type CellRule = 'mass' | 'length' | 'duration' | 'count' | 'positive' | 'upToTen';
