import type { AnyNode, Element } from 'domhandler';
import type { TableBlock, TableCell } from './block.ts';
import { attribute, isTag, isText, styleOf } from './elements.ts';

/** A table as written: its rows of cells, and what stands outside of them. */
interface TableParts {
  readonly caption: Element | null;
  readonly rows: readonly (readonly Element[])[];
  /** Whether there is text outside of the cells, which the table would lose. */
  readonly hasStrayContent: boolean;
}

const sections = new Set(['thead', 'tbody', 'tfoot']);

export function tableParts(table: Element): TableParts {
  let caption: Element | null = null;
  let hasStrayContent = false;
  const rows: Element[][] = [];
  const read = (node: AnyNode) => {
    if (isText(node)) hasStrayContent ||= node.data.trim() !== '';
    if (!isTag(node) || node.name === 'colgroup' || node.name === 'col') return;
    if (node.name === 'caption' && node.parent === table && caption === null && rows.length === 0) caption = node;
    else if (sections.has(node.name) && node.parent === table) node.children.forEach(read);
    else if (node.name === 'tr') {
      const cells = node.children.filter(isTag);
      hasStrayContent ||= cells.some(({ name }) => name !== 'td' && name !== 'th');
      hasStrayContent ||= node.children.some((child) => isText(child) && child.data.trim() !== '');
      rows.push(cells);
    } else hasStrayContent = true;
  };
  table.children.forEach(read);
  return { caption, rows, hasStrayContent };
}

/**
 * Lays out the cells in columns. The content of a cell that spans columns or rows goes into the first of them.
 *
 * @param cellOf reads the content of a cell
 */
export function tableBlock(rows: readonly (readonly Element[])[], cellOf: (cell: Element) => TableCell): TableBlock {
  const grid: TableCell[][] = rows.map(() => []);
  let added = 0;
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const element of row) {
      while (grid[at]?.[column] !== undefined) column += 1;
      const content = cellOf(element);
      const isRoomy = added < maxAddedCells;
      const height = isRoomy ? Math.min(spanOf(element, 'rowspan'), rows.length - at) : 1;
      const width = isRoomy ? spanOf(element, 'colspan') : 1;
      added += height * width - 1;
      for (let down = 0; down < height; down += 1) {
        for (let across = 0; across < width; across += 1) {
          const line = grid[at + down];
          if (line !== undefined) line[column + across] ??= down + across === 0 ? content : [];
        }
      }
    }
  }
  const written = grid.map((row) => Array.from(row, (cell) => cell ?? [])).filter((row) => row.length > 0);
  return { kind: 'table', rows: written, alignments: (rows.find((row) => row.length > 0) ?? []).map(alignmentOf) };
}

/** Limits spans, which can be any number. */
const mostSpan = 100;
const maxAddedCells = 10_000;

function spanOf(cell: Element, name: 'rowspan' | 'colspan'): number {
  const span = Number(attribute(cell, name) ?? 1);
  return Number.isInteger(span) && span > 0 ? Math.min(span, mostSpan) : 1;
}

function alignmentOf(cell: Element): 'center' | 'end' | null {
  const alignment = (attribute(cell, 'align') ?? styleOf(cell, 'text-align')).toLowerCase();
  if (alignment === 'center') return 'center';
  return alignment === 'right' || alignment === 'end' ? 'end' : null;
}
