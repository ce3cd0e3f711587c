import type { TextPart } from '../draft/index.ts';
import type { Block, Line, ListBlock, ListItem } from './block.ts';
import { escapeText } from './escape-text.ts';
import { type PrintingState, printLine } from './print-line.ts';
import { printTable } from './print-table.ts';
import { PrintedLines } from './printed-lines.ts';

/** Prints blocks as Markdown. */
export function printNote(blocks: readonly Block[], state: PrintingState): readonly TextPart[] {
  const printer = new BlockPrinter(state);
  printer.printBlocks(blocks, '', 'note');
  return printer.lines.end();
}

type Container = 'note' | 'quote' | 'item' | 'task';
type PrintedLine = readonly TextPart[];

interface BlockPlace {
  /** What each line starts with: the markers of quotes, and the indentation of items. */
  readonly prefix: string;
  readonly container: Container;
  readonly isFirst: boolean;
  /** Whether the numbers of a list end with a parenthesis, which separates it from the list before. */
  readonly isParenthesised: boolean;
}

/** The parsers of notes limit the markup of one paragraph. Longer runs of lines are interrupted by an empty line. */
const maxTightParts = 600;

class BlockPrinter {
  readonly lines = new PrintedLines();
  readonly #state: PrintingState;

  constructor(state: PrintingState) {
    this.#state = state;
  }

  printBlocks(blocks: readonly Block[], prefix: string, container: Container): void {
    let isParenthesised = false;
    let paragraphFrom = this.lines.partCount;
    for (const [at, block] of blocks.entries()) {
      const before = blocks[at - 1];
      isParenthesised = isNumbered(block) && before !== undefined && isNumbered(before) && !isParenthesised;
      const isShort = this.lines.partCount - paragraphFrom < maxTightParts;
      const isTight = before !== undefined && isShort && standsDirectlyBelow(before, block, container);
      if (before !== undefined && !isTight) this.lines.add(prefix, []);
      if (!isTight) paragraphFrom = this.lines.partCount;
      this.#printBlock(block, { prefix, container, isFirst: at === 0, isParenthesised });
    }
  }

  #printBlock(block: Block, place: BlockPlace): void {
    const { prefix } = place;
    switch (block.kind) {
      case 'paragraph':
        return this.#addLines(
          prefix,
          withPlainStart(
            block.lines.map((line) => printLine(line, this.#state)),
            place,
          ),
        );
      case 'heading':
        return this.lines.add(prefix, [`${'#'.repeat(block.level)} `, ...printHeading(block.line, this.#state)]);
      case 'code':
        return this.#addLines(prefix, printCode(block.text, block.language));
      case 'quote':
        this.lines.open(prefix, '> ');
        if (block.callout !== undefined) {
          const { type, title } = block.callout;
          this.lines.add(`${prefix}> `, [`[!${type}]${title === '' ? '' : ` ${escapeText(title)}`}`]);
        }
        return this.printBlocks(block.blocks, `${prefix}> `, 'quote');
      case 'list':
        return this.#printList(block, place);
      case 'table':
        return this.#addLines(prefix, printTable(block, this.#state));
      case 'rule':
        // dashes would start front matter, or would be one rule together with the marker of the item
        return this.lines.add(prefix, [place.isFirst ? '***' : '---']);
    }
  }

  #addLines(prefix: string, lines: readonly PrintedLine[]): void {
    for (const line of lines) this.lines.add(prefix, line);
  }

  #printList({ start, items }: ListBlock, { prefix, isParenthesised }: BlockPlace): void {
    for (const [at, item] of items.entries()) {
      const number = start === null ? null : Math.min(start + at, 999_999_999);
      this.#printItem(item, number === null ? '-' : `${number}${isParenthesised ? ')' : '.'}`, prefix);
    }
  }

  #printItem({ isTicked, blocks }: ListItem, marker: string, prefix: string): void {
    const inner = prefix + ' '.repeat(marker.length + 1);
    this.lines.open(prefix, `${marker} ${isTicked === null ? '' : isTicked ? '[x] ' : '[ ] '}`);
    // a block cannot start on the line of a checkbox
    const startsOnLine = blocks[0]?.kind === 'paragraph' || (isTicked === null && blocks.length > 0);
    if (!startsOnLine) this.lines.add(inner, []);
    if (!startsOnLine && blocks.length > 0) this.lines.add(inner, []);
    this.printBlocks(blocks, inner, isTicked === null ? 'item' : 'task');
  }
}

function standsDirectlyBelow(before: Block, block: Block, container: Container): boolean {
  if (before.kind !== 'paragraph') return false;
  if (block.kind === 'paragraph') return block.isTight;
  // only a list that starts like this can interrupt a paragraph
  const isInItem = container === 'item' || container === 'task';
  return isInItem && block.kind === 'list' && (block.start ?? 1) === 1 && startsWithWords(block);
}

function startsWithWords({ items }: ListBlock): boolean {
  const [first] = items;
  return first !== undefined && (first.isTicked !== null || first.blocks[0]?.kind === 'paragraph');
}

function isNumbered(block: Block): block is ListBlock {
  return block.kind === 'list' && block.start !== null;
}

/** Escapes brackets that would make a task of an item, or a callout of a quote. */
function withPlainStart(lines: readonly PrintedLine[], { isFirst, container }: BlockPlace): readonly PrintedLine[] {
  const [[start, ...rest] = [], ...others] = lines;
  if (!isFirst || typeof start !== 'string') return lines;
  const isMarker =
    (container === 'item' && /^\[[ xX]{1,4}\]/.test(start)) || (container === 'quote' && start.startsWith('[!'));
  return isMarker ? [[`\\${start}`, ...rest], ...others] : lines;
}

/** Escapes a number sign at the end, which would be no part of the heading. */
function printHeading(line: Line, state: PrintingState): readonly TextPart[] {
  const parts = printLine(line, state);
  const last = parts.at(-1);
  if (typeof last !== 'string' || !/(?<!\\)#$/.test(last)) return parts;
  return [...parts.slice(0, -1), `${last.slice(0, -1)}\\#`];
}

function printCode(text: string, language: string): readonly PrintedLine[] {
  let longest = 2;
  for (const [run] of text.matchAll(/`{3,}/g)) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  const lines = text.split('\n').map((line): PrintedLine => (line === '' ? [] : [line]));
  return [[`${fence}${language}`], ...lines, [fence]];
}
