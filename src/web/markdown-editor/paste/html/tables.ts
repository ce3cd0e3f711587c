import { cellSourceFromText, readTable, tidyTable } from '#domain/notes/markdown/table/index.ts';
import { applyTextEdits } from '#domain/notes/text-edits.ts';
import { isBlock, styleOf, unwrap } from './elements.ts';

/** Unwraps layout tables, and reduces each cell of other tables to one line. */
export function makeTables(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const caption = table.querySelector(':scope > caption');
    if (caption !== null) table.before(inBlock(caption));
    if (isForLayout(table)) table.replaceWith(...[...cellsOf(table)].map(inBlock));
    else {
      for (const cell of cellsOf(table)) makeOneLine(cell);
      for (const bold of table.rows[0]?.querySelectorAll('strong') ?? []) unwrap(bold); // header cells are bold anyway
    }
  }
}

function cellsOf(table: HTMLTableElement): readonly HTMLTableCellElement[] {
  return Array.from(table.rows).flatMap((row) => Array.from(row.cells));
}

/** Returns whether a table only serves layout: it has a single cell, or content that a Markdown cell cannot hold. */
function isForLayout(table: HTMLTableElement): boolean {
  return (
    cellsOf(table).length === 1 || table.querySelector('table, pre, blockquote, hr, h1, h2, h3, h4, h5, h6') !== null
  );
}

function inBlock(element: Element): Element {
  const block = element.ownerDocument.createElement('div');
  block.append(...element.childNodes);
  return block;
}

/** Puts the content of a cell on one line, with `<br>` between its former lines. */
function makeOneLine(cell: Element): void {
  for (const block of cell.querySelectorAll('*')) {
    if (!isBlock(block)) continue;
    if (hasTextNextToIt(cell, block, 'previousSibling')) block.before(cell.ownerDocument.createElement('br'));
    if (hasTextNextToIt(cell, block, 'nextSibling')) block.after(cell.ownerDocument.createElement('br'));
    unwrap(block);
  }
  for (const again of cell.querySelectorAll('br + br')) {
    if (again.previousSibling?.nodeName === 'BR') again.remove();
  }
}

function hasTextNextToIt(cell: Element, block: Element, side: 'previousSibling' | 'nextSibling'): boolean {
  for (let node: Node | null = block; node !== null && node !== cell; node = node.parentNode) {
    for (let beside = node[side]; beside !== null; beside = beside[side])
      if (beside.textContent?.trim() !== '') return true;
  }
  return false;
}

/**
 * Prints a Markdown table with aligned columns. Markdown requires a header, so the first row becomes the header even if
 * its cells are not header cells. A cell that spans columns or rows keeps its content in the first of them.
 *
 * @param contentOf returns the Markdown of a cell
 */
export function printTable(table: HTMLTableElement, contentOf: (cell: Element) => string): string {
  const rows = gridOf(table, contentOf).filter((row) => row.length > 0);
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [header = [], ...others] = rows;
  const alignments = Array.from({ length: width }, (_, at) => delimiterOf(table.rows[0]?.cells[at]));
  const source = [line(header), line(alignments), ...others.map(line)].join('\n');
  const read = readTable(source);
  return read === null ? source : applyTextEdits(source, tidyTable(read));
}

function gridOf(table: HTMLTableElement, contentOf: (cell: Element) => string): readonly (readonly string[])[] {
  const grid: string[][] = Array.from(table.rows, () => []);
  Array.from(table.rows).forEach((row, at) => {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[at]?.[column] !== undefined) column++;
      for (let down = 0; down < Math.min(cell.rowSpan, grid.length - at); down++)
        for (let across = 0; across < Math.min(cell.colSpan, maxColumns); across++) {
          const line = grid[at + down];
          if (line !== undefined)
            line[column + across] = down + across === 0 ? cellSourceFromText(contentOf(cell)) : '';
        }
    }
  });
  return grid;
}

/** The maximum number of columns that a cell can span, because `colspan` may be any number. */
const maxColumns = 100;

function delimiterOf(cell: HTMLTableCellElement | undefined): string {
  const alignment = cell === undefined ? '' : cell.getAttribute('align') || styleOf(cell, 'text-align');
  return alignment === 'center' ? ':---:' : alignment === 'right' || alignment === 'end' ? '---:' : '---';
}
