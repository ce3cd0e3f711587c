import type { MarkdownIt, StateBlock } from 'markdown-it';
import { cellsToAdd, maxAddedCells, readTable, type Table, type TableRow, textIn } from '../markdown/table/index.ts';
import { areTableHead } from '../markdown/table/read-row.ts';
import { tableDirection } from '../markdown/table-direction.ts';
import { isIndentedCode, lineOf } from './block-lines.ts';

/** Parses tables with the same grammar as the editor. */
export function tableRule(markdown: MarkdownIt): void {
  markdown.block.ruler.disable('table');
  // Runs after the rules for lists, quotes and headings, because a line that starts one of those starts no table.
  markdown.block.ruler.before('lheading', 'note_table', readTableBlock, { alt: ['paragraph', 'reference'] });
}

function readTableBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const delimiterLine = startLine + 1;
  if (delimiterLine >= endLine || !isOf(state, startLine) || !isOf(state, delimiterLine)) return false;
  if (!areTableHead(lineOf(state, startLine), lineOf(state, delimiterLine))) return false;
  if (silent) return true;
  const end = endOfTable(state, delimiterLine + 1, endLine);
  const lines = Array.from({ length: end - startLine }, (_, index) => lineOf(state, startLine + index));
  const table = readTable(lines.join('\n'));
  if (table !== null) pushTable(state, table);
  state.line = end;
  return true;
}

/** Returns whether a line is inside the open quotes and list items and is not indented code. */
function isOf(state: StateBlock, line: number): boolean {
  return (state.sCount[line] ?? 0) >= state.blkIndent && !isIndentedCode(state, line);
}

/** A table ends where a paragraph would end, before any list item, and before a lazy continuation line. */
function endOfTable(state: StateBlock, from: number, endLine: number): number {
  const rules = state.md.block.ruler.getRules('paragraph').filter((rule) => rule !== readTableBlock);
  const { parentType } = state;
  state.parentType = 'table';
  let line = from;
  while (line < endLine && !state.isEmpty(line) && (state.sCount[line] ?? 0) >= state.blkIndent) {
    const at = line;
    const isCode = !isOf(state, at);
    if (!isCode && rules.some((rule) => rule(state, at, endLine, true))) break;
    line += 1;
  }
  state.parentType = parentType;
  return line;
}

function pushTable(state: StateBlock, table: Table): void {
  const open = state.push('table_open', 'table', 1);
  const direction = tableDirection(table.source);
  if (direction === 'rtl') open.attrSet('dir', direction);
  state.push('thead_open', 'thead', 1);
  pushRow(state, table, table.header);
  state.push('thead_close', 'thead', -1);
  if (table.body.length > 0) state.push('tbody_open', 'tbody', 1);
  for (const row of table.body) pushRow(state, table, row);
  if (table.body.length > 0) state.push('tbody_close', 'tbody', -1);
  state.push('table_close', 'table', -1);
}

function pushRow(state: StateBlock, { source, header, alignments }: Table, row: TableRow): void {
  const tag = row === header ? 'th' : 'td';
  state.push('tr_open', 'tr', 1);
  for (const [column, alignment] of alignments.slice(0, cellsIn(state, row, alignments.length)).entries()) {
    const open = state.push(`${tag}_open`, tag, 1);
    if (alignment !== null) open.attrSet('style', `text-align:${sides[alignment]}`);
    const cell = row.cells[column];
    const words = state.push('inline', '', 0);
    const content = cell === undefined ? '' : textIn(source, cell).replaceAll('\\|', '|');
    const isPlain = content !== '' && plain.test(content) && !content.includes('www.');
    words.content = isPlain ? '' : content;
    words.children = isPlain ? [Object.assign(new state.Token('text', '', 0), { content })] : [];
    state.push(`${tag}_close`, tag, -1);
  }
  state.push('tr_close', 'tr', -1);
}

/** Text that cannot hold any mark. A long table has many such cells, each of which takes a while to parse. */
const plain = /^[\p{L}\p{N}][\p{L}\p{N} ,.()'"?/-]*$/u;

/** The number of cells added to short rows, by page. */
const addedCells = new WeakMap<StateBlock['env'], number>();

/** Returns how many cells of a row to render: one for each column, until the limit of added cells is reached. */
function cellsIn({ env }: StateBlock, row: TableRow, columns: number): number {
  const added = (addedCells.get(env) ?? 0) + cellsToAdd(row, columns);
  if (added > maxAddedCells) return Math.min(columns, row.cells.length);
  addedCells.set(env, added);
  return columns;
}

const sides = { start: 'left', center: 'center', end: 'right' } as const;
