export interface TableSize {
  readonly rows: number;
  readonly columns: number;
}

export interface NamedCell {
  /** 0 is the header. */
  readonly row: number;
  /** From 1. */
  readonly column: number;
  /** What the header says of the column, perhaps nothing. */
  readonly heading: string;
}

export const messages = {
  table: ({ rows, columns }: TableSize) => `Table, ${rows} by ${columns}`,
  cell: ({ row, column, heading }: NamedCell) =>
    row === 0 ? `Heading of column ${column}` : `Row ${row}, ${heading === '' ? `column ${column}` : heading}`,
  cellIsGone: 'The cell you were editing was deleted.',
  options: 'Change the table',
  rowAbove: 'Add a row above',
  rowBelow: 'Add a row below',
  rowUp: 'Move the row up',
  rowDown: 'Move the row down',
  deleteRow: 'Delete the row',
  columnBefore: 'Add a column before',
  columnAfter: 'Add a column after',
  columnToStart: 'Move the column towards the start',
  columnToEnd: 'Move the column towards the end',
  deleteColumn: 'Delete the column',
  alignStart: 'Align to the left',
  alignCenter: 'Align to the centre',
  alignEnd: 'Align to the right',
  alignNone: 'Align as the text runs',
  tidy: 'Tidy up the source',
  deleteTable: 'Delete the table',
};
