import {
  type BlockContext,
  type Element,
  type LeafBlock,
  type LeafBlockParser,
  type Line,
  type MarkdownConfig,
  Table,
} from '@lezer/markdown';
import { areTableHead, readRow, textIn } from './table/read-row.ts';

/** Parses tables with the grammar of {@link areTableHead} into the nodes of the original table extension. */
export const tables: MarkdownConfig = {
  ...(Table.defineNodes && { defineNodes: Table.defineNodes }),
  parseBlock: [
    {
      name: 'Table',
      before: 'SetextHeading',
      leaf: (_, leaf) => (leaf.content.includes('|') ? new TableLines() : null),
      endLeaf: (cx, line, leaf) => !isTable(leaf) && !startsTable(cx, line, leaf) && isHeader(cx, line),
    },
    {
      name: 'ListBelow',
      endLeaf: (cx, line, leaf) => (isTable(leaf) || isLazy(cx, line)) && isListItem(line),
    },
  ],
};

class TableLines implements LeafBlockParser {
  /** Null until the second line is read. Stays null if that line is not a delimiter row. */
  #rows: Element[] | null = null;
  #isAsked = false;

  get isTable(): boolean {
    return this.#rows !== null;
  }

  /** Returns whether a line is the delimiter row below the first line. */
  startsTable(cx: BlockContext, line: Line, leaf: LeafBlock): boolean {
    return !this.#isAsked && isDelimiterOf(cx, line, leaf);
  }

  nextLine(cx: BlockContext, line: Line, leaf: LeafBlock): boolean {
    if (this.#rows === null) this.#readDelimiter(cx, line, leaf);
    else if (isLazy(cx, line) || isRule(line)) return this.finish(cx, leaf);
    else this.#rows.push(rowIn(cx, 'TableRow', line.text.slice(line.pos), cx.lineStart + line.pos));
    return false;
  }

  finish(cx: BlockContext, leaf: LeafBlock): boolean {
    if (this.#rows === null) return false;
    cx.addLeafElement(leaf, cx.elt('Table', leaf.start, leaf.start + leaf.content.length, this.#rows));
    return true;
  }

  #readDelimiter(cx: BlockContext, line: Line, leaf: LeafBlock): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    if (!isDelimiterOf(cx, line, leaf)) return;
    const from = cx.lineStart + line.pos;
    // Removes the other parsers, so that dashes below a table do not turn it into a heading.
    leaf.parsers.splice(0, leaf.parsers.length, this);
    this.#rows = [
      rowIn(cx, 'TableHeader', leaf.content, leaf.start),
      cx.elt('TableDelimiter', from, cx.lineStart + line.text.length),
    ];
  }
}

function isTable({ parsers }: LeafBlock): boolean {
  return parsers.some((parser) => parser instanceof TableLines && parser.isTable);
}

function startsTable(cx: BlockContext, line: Line, leaf: LeafBlock): boolean {
  return leaf.parsers.some((parser) => parser instanceof TableLines && parser.startsTable(cx, line, leaf));
}

/**
 * Returns whether the line starts a list item. Any item ends a table. Any item also ends a paragraph in a container to
 * which the line does not belong. A paragraph in the line's own container is ended only by an item with text that is a
 * bullet or numbered 1.
 */
function isListItem(line: Line): boolean {
  return !isIndentedAsCode(line) && /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/.test(line.text.slice(line.pos));
}

function isDelimiterOf(cx: BlockContext, line: Line, { content }: LeafBlock): boolean {
  return !isLazy(cx, line) && !isIndentedAsCode(line) && areTableHead(content, line.text.slice(line.pos));
}

/** Returns whether a line of a paragraph starts a table instead. */
function isHeader(cx: BlockContext, line: Line): boolean {
  const header = line.text.slice(line.pos);
  if (!header.includes('|') || isLazy(cx, line)) return false;
  const next = cx.peekLine();
  const [before = ''] = /^[>\s]*/.exec(next) ?? [];
  const isInside = quotesIn(before) === quotesIn(line.text.slice(0, line.pos));
  return isInside && columnsOf(before) < line.baseIndent + 4 && areTableHead(header, next.slice(before.length));
}

/** Returns the width in columns; a tab reaches the next multiple of four. */
function columnsOf(text: string): number {
  return [...text].reduce((column, sign) => column + (sign === '\t' ? 4 - (column % 4) : 1), 0);
}

function quotesIn(before: string): number {
  return before.split('>').length;
}

/**
 * Returns whether the line is a lazy continuation: it continues a paragraph without the quote marker or the indentation
 * of its container.
 */
function isLazy(cx: BlockContext, line: Line): boolean {
  return (line as Line & { readonly depth: number }).depth < cx.depth;
}

/** Returns whether the line is a row of dashes, which would turn the text above it into a heading. */
function isRule(line: Line): boolean {
  return !isIndentedAsCode(line) && /^-{3,}[ \t]*$/.test(line.text.slice(line.pos));
}

function isIndentedAsCode(line: Line): boolean {
  return line.indent >= line.baseIndent + 4;
}

function rowIn(cx: BlockContext, type: 'TableHeader' | 'TableRow', text: string, from: number): Element {
  const { cells, pipes } = readRow(text, { from: 0, to: text.length });
  const parts = [
    ...pipes.map((at) => cx.elt('TableDelimiter', from + at, from + at + 1)),
    ...cells
      .filter((cell) => cell.from < cell.to)
      .map((cell) =>
        cx.elt(
          'TableCell',
          from + cell.from,
          from + cell.to,
          cx.parser.parseInline(textIn(text, cell), from + cell.from),
        ),
      ),
  ];
  return cx.elt(
    type,
    from,
    from + text.length,
    parts.toSorted((a, b) => a.from - b.from),
  );
}
