/** Where something stands in the source of its table, in UTF-16 units. */
export interface SourceRange {
  readonly from: number;
  readonly to: number;
}

/** A line of a table. */
export interface TableRow extends SourceRange {
  /** What stands between its pipes, without the space around it; an empty cell is an empty range between them. */
  readonly cells: readonly SourceRange[];
  /** The pipes that divide and frame its cells, by position. */
  readonly pipes: readonly number[];
  readonly leadingPipe: boolean;
  readonly trailingPipe: boolean;
}

/** Reads a line of a table: a pipe divides cells, also inside of code, unless a backslash stands right before it. */
export function readRow(source: string, line: SourceRange): TableRow {
  const pipes = pipesIn(source, line);
  const inner = withoutSpace(source, line);
  const leadingPipe = pipes[0] === inner.from;
  const trailingPipe = pipes.length > 0 && pipes.at(-1) === inner.to - 1;
  const edges = [...(leadingPipe ? [] : [line.from - 1]), ...pipes, ...(trailingPipe ? [] : [line.to])];
  const cells = edges.slice(1).map((end, index) => cellBetween(source, (edges[index] ?? 0) + 1, end));
  return { ...line, cells: inner.from === inner.to ? [] : cells, pipes, leadingPipe, trailingPipe };
}

function pipesIn(source: string, { from, to }: SourceRange): number[] {
  const pipes: number[] = [];
  for (let at = from; at < to; at += 1) {
    if (source[at] === '|' && (at === from || source[at - 1] !== '\\')) pipes.push(at);
  }
  return pipes;
}

/** An empty cell stands one space behind its pipe, where there is one, so that what is written there has it before it. */
function cellBetween(source: string, from: number, to: number): SourceRange {
  const inner = withoutSpace(source, { from, to });
  if (inner.from < inner.to) return inner;
  const at = Math.min(from + 1, to);
  return { from: at, to: at };
}

function withoutSpace(source: string, { from, to }: SourceRange): SourceRange {
  let start = from;
  let end = to;
  while (start < end && isSpace(source[start])) start += 1;
  while (end > start && isSpace(source[end - 1])) end -= 1;
  return { from: start, to: end };
}

function isSpace(unit: string | undefined): boolean {
  return unit === ' ' || unit === '\t' || unit === '\r';
}

export function textIn(source: string, { from, to }: SourceRange): string {
  return source.slice(from, to);
}

/**
 * Whether two lines are the header and the delimiter row of a table. This is the one place that says so: the parser of
 * the editor, the reader of cells and the page ask here.
 *
 * Both have a pipe and as many cells, and those of the delimiter row are dashes, perhaps between colons. What begins a
 * list is none.
 *
 * @param source what both lines stand in
 * @see https://github.github.com/gfm/#tables-extension-
 */
export function isTableHead(source: string, header: TableRow, delimiter: TableRow): boolean {
  return (
    header.pipes.length > 0 &&
    delimiter.pipes.length > 0 &&
    header.cells.length > 0 &&
    header.cells.length === delimiter.cells.length &&
    !beginsList.test(textIn(source, delimiter)) &&
    delimiter.cells.every((cell) => delimiterCell.test(textIn(source, cell)))
  );
}

/** Whether two lines without what stands before them are those of {@link isTableHead}. */
export function areTableHead(headerLine: string, delimiterLine: string): boolean {
  if (!headerLine.includes('|') || !mayBeDelimiter.test(delimiterLine)) return false;
  const source = `${headerLine}\n${delimiterLine}`;
  const header = readRow(source, { from: 0, to: headerLine.length });
  return isTableHead(source, header, readRow(source, { from: headerLine.length + 1, to: source.length }));
}

const mayBeDelimiter = /^[\s|:-]*$/;
const delimiterCell = /^:?-+:?$/;
const beginsList = /^\s*-[ \t]/;
