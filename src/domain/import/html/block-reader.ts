import type { AnyNode, Element, ParentNode } from 'domhandler';
import type { Block, Inline, InlineStyle, Line, ListBlock, ListItem, TableCell } from './block.ts';
import { marks } from './block.ts';
import { attribute, isBlock, isTag, isText, textIn } from './elements.ts';
import { countLeftOut } from './html-context.ts';
import { InlineReader, type ReadingState } from './inline-reader.ts';
import { addBlock, linesIn, paragraphsIn, withoutBold } from './lines.ts';
import { codeText, isCodeOfLines, languageOf } from './read-code.ts';
import { isHidden } from './read-media.ts';
import { tableBlock, tableParts } from './read-table.ts';

/** Quotes and lists that are nested deeper become plain text, since each level indents every line. */
const deepestBlock = 20;

/** Reads elements into the blocks of a note. */
export class BlockReader {
  readonly #state: ReadingState;
  readonly #depth: number;
  readonly #blocks: Block[] = [];
  #line: Inline[] = [];
  /** Line ends between the last block and the next: 1 or 2. */
  #gap = 2;
  /** The item of a list that the blocks belong to, whose checkbox is part of its marker. */
  readonly #item: { isTicked: boolean | null } | null;
  readonly #inlines: InlineReader;

  constructor(state: ReadingState, depth = 0, item: { isTicked: boolean | null } | null = null) {
    this.#state = state;
    this.#depth = depth;
    this.#item = item;
    this.#inlines = new InlineReader(state, {
      add: (inline) => this.#add(inline),
      element: (element, style) => this.#readBlock(element, style),
    });
  }

  readChildren(parent: ParentNode, style: InlineStyle): void {
    this.#inlines.readChildren(parent, style);
  }

  read(node: AnyNode, style: InlineStyle): void {
    this.#inlines.read(node, style);
  }

  end(): readonly Block[] {
    this.#endParagraph();
    return this.#blocks;
  }

  #add(inline: Inline): void {
    if (inline.kind === 'checkbox' && this.#item?.isTicked === null) this.#item.isTicked = inline.isTicked;
    else this.#line.push(inline);
  }

  /** Reads an element as a block; returns false if it is inline. */
  #readBlock(element: Element, style: InlineStyle): boolean {
    const { name } = element;
    if (name === 'pre' || isCodeOfLines(element)) this.#readCode(element, style);
    else if (name === 'hr') this.#push({ kind: 'rule' });
    else if (/^h[1-6]$/.test(name)) this.#readHeading(element, style);
    else if (name === 'table') this.#readTable(element, style);
    else if (isQuote(element) && this.#depth < deepestBlock) this.#readQuote(element, style);
    else if (isList(element) && this.#depth < deepestBlock) this.#readList(element, style);
    else if (name === 'li' && this.#depth < deepestBlock) this.#pushList(null, [this.#itemOf(element, style)]);
    else if (isBlock(element)) this.#readLines(element, style);
    else return false;
    return true;
  }

  /** A `div` without other blocks in it is a line of its own. Any other block is separated by empty lines. */
  #readLines(element: Element, style: InlineStyle): void {
    const { name } = element;
    const isLine = name === 'div' && !this.#state.blockParents.has(element);
    const gap = isLine ? 1 : 2;
    this.#endParagraph(gap);
    const before = this.#blocks.length;
    const isTerm = (name === 'dt' || name === 'summary') && !this.#state.blockParents.has(element);
    this.readChildren(element, isTerm ? { ...style, marks: style.marks | marks.strong } : style);
    this.#endParagraph(gap);
    if (this.#blocks.length === before) this.#gap = 2;
  }

  #readHeading(element: Element, style: InlineStyle): void {
    const lines = linesIn(this.#flat(element, style)).filter((line) => line.length > 0);
    const line = lines.flatMap((each, at): Line => (at === 0 ? each : [space, ...each]));
    if (line.length > 0) this.#push({ kind: 'heading', level: Number(element.name.slice(1)), line: withoutBold(line) });
    else this.#endParagraph(2);
  }

  #readCode(element: Element, style: InlineStyle): void {
    const text = codeText(element);
    if (text.trim() !== '') this.#push({ kind: 'code', text, language: languageOf(element) });
    else this.#endParagraph(2);
    this.#inlines.readImages(element, style);
    this.#endParagraph(2);
  }

  #readQuote(element: Element, style: InlineStyle): void {
    const inner = new BlockReader(this.#state, this.#depth + 1);
    inner.readChildren(element, style);
    const blocks = inner.end();
    const callout = calloutOf(element);
    if (callout !== null) this.#push({ kind: 'quote', blocks, callout });
    else if (blocks.length > 0) this.#push({ kind: 'quote', blocks });
    else this.#endParagraph(2);
  }

  #readTable(element: Element, style: InlineStyle): void {
    const { caption, rows, hasStrayContent } = tableParts(element);
    const cells = rows.reduce((count, row) => count + row.length, 0);
    const isForLayout = cells <= 1 || hasStrayContent || this.#state.structureParents.has(element);
    this.#endParagraph(2);
    if (hasStrayContent) countLeftOut(this.#state.leftOut, 'table');
    if (isForLayout) this.readChildren(element, style);
    else {
      if (caption !== null) this.read(caption, style);
      const cellOf = (cell: Element): TableCell => linesIn(this.#flat(cell, style)).filter((line) => line.length > 0);
      this.#push(tableBlock(rows, cellOf));
    }
    this.#endParagraph(2);
  }

  #readList(element: Element, style: InlineStyle): void {
    const items: ListItem[] = [];
    let stray: AnyNode[] = [];
    const endStray = () => {
      if (stray.some((node) => (isText(node) ? node.data.trim() !== '' : isTag(node)))) {
        const inner = new BlockReader(this.#state, this.#depth + 1);
        for (const node of stray) inner.read(node, style);
        addToLast(items, inner.end());
      }
      stray = [];
    };
    for (const child of element.children) {
      const isItem = isTag(child) && child.name === 'li' && !isHidden(child);
      // lists directly in a list, as Evernote and others write them, belong to the item before
      if (!isItem) stray.push(child);
      else {
        endStray();
        addItem(items, this.#itemOf(child, style));
      }
    }
    endStray();
    const start = element.name === 'ol' ? startOf(element) : null;
    if (items.length > 0) this.#pushList(start, items);
    else this.#endParagraph(2);
  }

  #itemOf(element: Element, style: InlineStyle): ListItem {
    const isTask = attribute(element, 'role') === 'checkbox';
    const item = { isTicked: isTask ? attribute(element, 'aria-checked') === 'true' : null };
    const inner = new BlockReader(this.#state, this.#depth + 1, item);
    inner.readChildren(element, style);
    return { blocks: inner.end(), isTicked: item.isTicked };
  }

  #flat(element: Element, style: InlineStyle): Line {
    const line: Inline[] = [];
    const flat = new InlineReader(this.#state, { add: (inline) => line.push(inline), element: () => false });
    flat.readChildren(element, style);
    return line;
  }

  #pushList(start: number | null, items: ListItem[]): void {
    this.#push({ kind: 'list', start, items });
  }

  #push(block: Block): void {
    this.#endParagraph(2);
    addBlock(this.#blocks, block);
    this.#gap = 2;
  }

  /** @param gap the least number of line ends before the next block */
  #endParagraph(gap = 1): void {
    const line = this.#line;
    this.#line = [];
    for (const { lines, hasGapBefore } of paragraphsIn(linesIn(line))) {
      const isTight = this.#gap < 2 && !hasGapBefore;
      for (const block of blocksOfLines(lines, isTight)) addBlock(this.#blocks, block);
      this.#gap = 1;
    }
    this.#gap = Math.max(this.#gap, gap);
  }
}

const space: Inline = { kind: 'text', text: ' ', marks: 0, link: null };

function isQuote(element: Element): boolean {
  return element.name === 'blockquote' || calloutOf(element) !== null;
}

/** Reads the attributes by which Obsidian and the sources here mark a callout. */
function calloutOf(element: Element): { readonly type: string; readonly title: string } | null {
  const type = attribute(element, 'data-callout') ?? '';
  if (!/^[a-z][a-z-]{0,30}$/.test(type)) return null;
  return { type, title: (attribute(element, 'data-callout-title') ?? '').replaceAll(/\s+/g, ' ').trim() };
}

function isList({ name }: Element): boolean {
  return name === 'ul' || name === 'ol' || name === 'menu' || name === 'dir';
}

function startOf(list: Element): number {
  const start = Number(attribute(list, 'start') ?? 1);
  return Number.isInteger(start) && start >= 0 && start < 1_000_000_000 ? start : 1;
}

/** An item that holds nothing but a list indents it, as word processors write it: the list belongs to the item before. */
function addItem(items: ListItem[], item: ListItem): void {
  const isIndented =
    item.isTicked === null && item.blocks.length > 0 && item.blocks.every(({ kind }) => kind === 'list');
  if (isIndented && items.length > 0) addToLast(items, item.blocks);
  else items.push(item);
}

function addToLast(items: ListItem[], blocks: readonly Block[]): void {
  if (blocks.length === 0) return;
  const last = items.pop();
  const joined = [...(last?.blocks ?? [])];
  for (const block of blocks) addBlock(joined, block);
  items.push({ isTicked: last?.isTicked ?? null, blocks: joined });
}

/** Makes a task of each line that starts with a checkbox. */
function* blocksOfLines(lines: readonly Line[], isTight: boolean): Generator<Block> {
  let plain: Line[] = [];
  let isFirst = true;
  for (const line of lines) {
    const [first, ...rest] = line;
    if (first?.kind !== 'checkbox') plain.push(line);
    else {
      if (plain.length > 0) yield { kind: 'paragraph', lines: plain, isTight: isTight && isFirst };
      plain = [];
      isFirst = false;
      yield taskList(first.isTicked, rest);
    }
  }
  if (plain.length > 0) yield { kind: 'paragraph', lines: plain, isTight: isTight && isFirst };
}

function taskList(isTicked: boolean, line: Line): ListBlock {
  const lines = linesIn(line).filter((each) => each.length > 0);
  const blocks: Block[] = lines.length > 0 ? [{ kind: 'paragraph', lines, isTight: false }] : [];
  return { kind: 'list', start: null, items: [{ isTicked, blocks }] };
}

/** Returns the text below an element on one line. */
export function lineOfText(element: Element): string {
  return textIn(element)
    .replaceAll(/[ \t\n\r\f\u00a0]+/g, ' ')
    .trim();
}
