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

/** Tables by the grammar of {@link areTableHead}, with the nodes that the parser's own have. */
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
  /** Null as long as the line below the first was not seen, and where that makes no table. */
  #rows: Element[] | null = null;
  #isAsked = false;

  /** Whether a line is one of the table, which its first line begins. */
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
    // Dashes below it make no heading of a table.
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

/** Whether a line of a paragraph begins a table instead. */
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

/** A line that goes on with a paragraph without the signs of the quote or the space of the item that it is in. */
function isLazy(cx: BlockContext, line: Line): boolean {
  return (line as Line & { readonly depth: number }).depth < cx.depth;
}

/** A row of dashes, which below words would make a heading of them. */
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
