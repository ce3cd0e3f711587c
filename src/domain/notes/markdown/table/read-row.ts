/** A range in the source of a table, in UTF-16 code units. */
export interface SourceRange {
  readonly from: number;
  readonly to: number;
}

/** A line of a table. */
export interface TableRow extends SourceRange {
  /** The text between its pipes, without surrounding white space; an empty cell is an empty range. */
  readonly cells: readonly SourceRange[];
  /** The positions of the pipes that separate and enclose its cells. */
  readonly pipes: readonly number[];
  readonly leadingPipe: boolean;
  readonly trailingPipe: boolean;
}

/** Parses a line of a table. A pipe separates cells, even inside code, unless it directly follows a backslash. */
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

/** Places an empty cell one space after its pipe, if there is a space, so that inserted text has a space before it. */
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
 * Returns whether two lines are the header and the delimiter row of a table. The editor's parser, the table reader and
 * the HTML export all use this definition.
 *
 * Both lines have a pipe and the same number of cells, and the cells of the delimiter row are dashes with optional
 * colons. A delimiter row that starts a list does not count.
 *
 * @param source the text that contains both lines
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

/** Does the same as {@link isTableHead} for two lines without their prefixes. */
export function areTableHead(headerLine: string, delimiterLine: string): boolean {
  if (!headerLine.includes('|') || !mayBeDelimiter.test(delimiterLine)) return false;
  const source = `${headerLine}\n${delimiterLine}`;
  const header = readRow(source, { from: 0, to: headerLine.length });
  return isTableHead(source, header, readRow(source, { from: headerLine.length + 1, to: source.length }));
}

const mayBeDelimiter = /^[\s|:-]*$/;
const delimiterCell = /^:?-+:?$/;
const beginsList = /^\s*-[ \t]/;
