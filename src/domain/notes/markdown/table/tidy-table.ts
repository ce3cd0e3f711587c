import { eastAsianWidth } from 'get-east-asian-width';
import { type TableRow, textIn } from './read-row.ts';
import { type Alignment, isTooSparse, type Table } from './read-table.ts';
import { smallestEdit, type TextEdit } from './text-edit.ts';

/**
 * Returns the edits that align the columns in the source and enclose each row in pipes.
 *
 * @returns no edits for a table that {@link isTooSparse}
 */
export function tidyTable(table: Table): readonly TextEdit[] {
  if (isTooSparse(table)) return [];
  const rows = [table.header, ...table.body].map((row) => cellSources(table, row));
  const count = table.header.cells.length;
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(3, ...rows.map((cells) => shownWidth(cells[column] ?? ''))),
  );
  const dashes = table.alignments.map((alignment, column) => delimiterOf(alignment, widths[column] ?? 3));
  const [header = [], ...body] = rows.map((cells) =>
    widenedCells(cells, count).map((cell, column) => padded(cell, widths[column] ?? 0, table.alignments[column])),
  );
  const lines = [header, dashes, ...body].map((cells) => `| ${cells.join(' | ')} |`);
  return [table.header, table.delimiter, ...table.body].flatMap((row, index) =>
    smallestEdit(textIn(table.source, row), lines[index] ?? '', row.from),
  );
}

function cellSources(table: Table, row: TableRow): readonly string[] {
  return row.cells.map((cell) => textIn(table.source, cell));
}

/** Cells beyond the columns stay in their row. */
function widenedCells(cells: readonly string[], count: number): readonly string[] {
  return [...cells, ...Array.from({ length: Math.max(0, count - cells.length) }, () => '')];
}

function delimiterOf(alignment: Alignment, width: number): string {
  const atStart = alignment === 'start' || alignment === 'center' ? ':' : '';
  const atEnd = alignment === 'end' || alignment === 'center' ? ':' : '';
  return `${atStart}${'-'.repeat(width - atStart.length - atEnd.length)}${atEnd}`;
}

function padded(cell: string, width: number, alignment: Alignment | undefined): string {
  const missing = Math.max(0, width - shownWidth(cell));
  const before = alignment === 'end' ? missing : alignment === 'center' ? Math.floor(missing / 2) : 0;
  return `${' '.repeat(before)}${cell}${' '.repeat(missing - before)}`;
}

/**
 * Returns the width in columns of a fixed-width font. Each grapheme cluster counts as one column; emoji and East Asian
 * wide letters count as two.
 */
function shownWidth(text: string): number {
  if (!beyondLatin.test(text)) return text.length;
  let width = 0;
  for (const { segment } of clusters.segment(text)) width += widthOf(segment);
  return width;
}

function widthOf(cluster: string): number {
  if (/\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\u20e3/u.test(cluster)) return 2;
  const [base] = cluster.replace(mark, '');
  return base === undefined ? 0 : eastAsianWidth(base.codePointAt(0) ?? 0);
}

const beyondLatin = /[\u0300-\uffff]|\u00ad/;
const clusters = new Intl.Segmenter();
/** Characters without a width of their own. */
const mark = /^[\p{Mn}\p{Me}\p{Cf}]+/u;
