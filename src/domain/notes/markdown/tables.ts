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
      endLeaf: (cx, line, leaf) => !leaf.parsers.some((parser) => goesOn(parser, cx, line, leaf)) && isHeader(cx, line),
    },
  ],
};

class TableLines implements LeafBlockParser {
  /** Null until the second line is read, and if that line makes no table. */
  #rows: Element[] | null = null;
  #isAsked = false;

  /** Returns whether a line belongs to the table that the first line starts. */
  goesOn(cx: BlockContext, line: Line, leaf: LeafBlock): boolean {
    return this.#rows !== null || (!this.#isAsked && isDelimiterOf(cx, line, leaf));
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

function goesOn(parser: LeafBlockParser, cx: BlockContext, line: Line, leaf: LeafBlock): boolean {
  return parser instanceof TableLines && parser.goesOn(cx, line, leaf);
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
  return isInside && areTableHead(header, next.slice(before.length));
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
