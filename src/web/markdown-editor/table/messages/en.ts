import { spelled } from '../../../language/index.ts';

export interface TableSize {
  readonly rows: number;
  readonly columns: number;
}

export interface NamedCell {
  /** Row index; 0 is the header. */
  readonly row: number;
  /** Column number, from 1. */
  readonly column: number;
  readonly heading: string;
}

export const messages = {
  table: ({ rows, columns }: TableSize) => `Table, ${rows} by ${columns}`,
  cell: ({ row, column, heading }: NamedCell) =>
    row === 0 ? `Column ${column} heading` : `Row ${row}, ${heading === '' ? `column ${column}` : heading}`,
  cellIsGone: 'The cell you were editing was deleted.',
  options: 'Table options',
  rowAbove: 'Add row above',
  rowBelow: 'Add row below',
  rowUp: 'Move row up',
  rowDown: 'Move row down',
  deleteRow: 'Delete row',
  columnBefore: 'Add column left',
  columnAfter: 'Add column right',
  columnToStart: 'Move column left',
  columnToEnd: 'Move column right',
  deleteColumn: 'Delete column',
  alignStart: 'Align left',
  alignCenter: spelled`Align centre`,
  alignEnd: 'Align right',
  alignNone: 'Default alignment',
  tidy: 'Tidy up Markdown',
  deleteTable: 'Delete table',
};
