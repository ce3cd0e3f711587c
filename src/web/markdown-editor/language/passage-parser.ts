import {
  type Input,
  NodeProp,
  NodeType,
  Parser,
  type ParseWrapper,
  type PartialParse,
  Tree,
  TreeFragment,
} from '@lezer/common';
import { BlockContext, type MarkdownConfig, type MarkdownExtension, type MarkdownParser } from '@lezer/markdown';
import { hasUnclosedComment } from '#domain/notes/markdown/index.ts';

/** Name of the nodes between the document and its blocks; a {@link PassageParser} creates one per passage. */
export const passageName = 'Passage';

/**
 * The minimum length of a passage. Shorter passages would mean less text to reparse per keystroke, but more passages.
 */
const minLength = 1_024;
/** The maximum distance after a passage in which to look for the text that ends it. */
const maxAhead = 256;
/** The maximum length of a passage that is reparsed as a whole. In a longer one, unchanged blocks are reused. */
const longest = 16_384;

interface Ending {
  /** The number of characters after the passage that the parser had to read to see that it ends there. */
  readonly ahead: number;
  /** Whether the passage is the last one of the note. */
  readonly isLast: boolean;
}

/** Marks a passage that was parsed completely. Only such passages can be reused. */
const endingProp = new NodeProp<Ending>({ perNode: true });

/** Marks a passage with a comment without an end, which any later edit behind it can end. */
const unclosedProp = new NodeProp<true>({ perNode: true });

/**
 * Parses Markdown one passage at a time. A passage is a run of blocks up to an empty line outside any block. Each
 * passage has its own tree, so the cost of reparsing after an edit depends only on the edited passage, wherever it is.
 * The block parser on its own also reuses earlier blocks, but it walks through all of them.
 *
 * The tree is that of the block parser, with one node per passage between the document and its blocks.
 */
export class PassageParser extends Parser {
  readonly #blocks: MarkdownParser;
  readonly #nest: ParseWrapper;
  readonly #documentType: NodeType;
  readonly #passageType: NodeType;

  /**
   * @param blocks parses blocks and their content
   * @param code parses nested code within blocks, as returned by `parseCode`
   * @throws `Error` if `code` has no nested parser
   */
  constructor(blocks: MarkdownParser, code: MarkdownExtension) {
    super();
    const { wrap } = code as MarkdownConfig;
    if (wrap === undefined || wrap === null) throw new Error('the code extension does not wrap the block parser');
    this.#blocks = blocks;
    this.#nest = wrap;
    this.#documentType = blocks.parse('').type;
    this.#passageType = NodeType.define({ id: blocks.nodeSet.types.length, name: passageName });
  }

  override createParse(
    input: Input,
    fragments: readonly TreeFragment[],
    ranges: readonly { from: number; to: number }[],
  ): PartialParse {
    const from = ranges[0]?.from ?? 0;
    const to = ranges.at(-1)?.to ?? input.length;
    const known = new KnownPassages(fragments, to);
    const nested = fragments.map(withoutCutEnd);
    return new PassageParse({
      from,
      to,
      known,
      documentType: this.#documentType,
      passageType: this.#passageType,
      aheadOf: (at) => aheadOf(input, at, to),
      readBlocks: (at) => {
        const parse = this.#blocks.startParse(input, known.isLong(at) ? fragments : [], [{ from: at, to }]);
        if (!(parse instanceof BlockContext)) throw new Error('expected an unwrapped block parser');
        return parse;
      },
      readNested: (tree, at) => this.#nest(done(tree), input, nested, [{ from: at, to: at + tree.length }]),
    });
  }
}

interface Reading {
  readonly from: number;
  readonly to: number;
  readonly known: KnownPassages;
  readonly documentType: NodeType;
  readonly passageType: NodeType;
  readonly aheadOf: (at: number) => number | null;
  readonly readBlocks: (at: number) => BlockContext;
  readonly readNested: (blocks: Tree, at: number) => PartialParse;
}

interface Nesting {
  readonly parse: PartialParse;
  readonly blocks: Tree;
  readonly ending: Ending | null;
  readonly isUnclosed: boolean;
}

class PassageParse implements PartialParse {
  readonly #reading: Reading;
  readonly #passages: Tree[] = [];
  readonly #positions: number[] = [];
  /** Start of the current passage. */
  #at: number;
  #blocks: BlockContext | null = null;
  #nesting: Nesting | null = null;
  #stoppedAt: number | null = null;
  /** Whether the parser was told to stop at its current position, because the caller needs the tree now. */
  #isHurried = false;

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#at = reading.from;
  }

  get stoppedAt(): number | null {
    return this.#stoppedAt;
  }

  get parsedPos(): number {
    if (this.#nesting !== null) return this.#at + this.#nesting.blocks.length;
    return this.#blocks?.parsedPos ?? this.#at;
  }

  stopAt(position: number): void {
    if (this.#stoppedAt !== null && this.#stoppedAt < position)
      throw new RangeError('the stop position cannot move forward');
    this.#isHurried = position <= this.parsedPos;
    if (this.#isHurried && this.#nesting !== null) this.#put(this.#nesting.blocks, null, this.#nesting.isUnclosed);
    this.#stoppedAt = position;
    this.#blocks?.stopAt(position);
  }

  advance(): Tree | null {
    if (this.#nesting !== null) this.#readNested(this.#nesting);
    else if (this.#blocks !== null) this.#readBlocks(this.#blocks);
    else if (this.#at >= Math.min(this.#reading.to, this.#stoppedAt ?? this.#reading.to)) return this.#whole();
    else if (!this.#takeOver()) this.#begin();
    return null;
  }

  #begin(): void {
    this.#blocks = this.#reading.readBlocks(this.#at);
    if (this.#stoppedAt !== null) this.#blocks.stopAt(this.#stoppedAt);
  }

  /**
   * Reuses as many consecutive passages as possible.
   *
   * @returns whether any passage was reused
   */
  #takeOver(): boolean {
    const { known, to } = this.#reading;
    const start = this.#at;
    const end = this.#stoppedAt ?? to;
    let passage = known.at(start);
    while (passage !== null) {
      this.#add(passage);
      passage = this.#at < end ? known.at(this.#at) : null;
    }
    return this.#at > start;
  }

  #readBlocks(blocks: BlockContext): void {
    const read = blocks.advance();
    if (read !== null) return this.#nest(read, this.#endingOf(blocks));
    const ahead = this.#aheadOf(blocks);
    if (ahead === null) return;
    const { parsedPos } = blocks;
    if (blocks.stoppedAt === null || blocks.stoppedAt >= parsedPos) blocks.stopAt(parsedPos - 1);
    const passage = blocks.advance();
    if (passage === null) throw new Error('the stopped block parser returned no tree');
    this.#nest(passage, { ahead, isLast: false });
  }

  /** Returns the ending of parsed blocks; null if parsing was stopped before the end of the note. */
  #endingOf({ parsedPos }: BlockContext): Ending | null {
    return parsedPos >= this.#reading.to ? { ahead: 0, isLast: true } : null;
  }

  /**
   * Returns how many of the following characters the parser must read to see that a passage can end here; null if it
   * cannot, or would be too short.
   */
  #aheadOf({ depth, parsedPos }: BlockContext): number | null {
    if (depth > 1 || parsedPos <= this.#at) return null;
    const isDue = parsedPos - this.#at >= minLength || this.#reading.known.at(parsedPos) !== null;
    return isDue ? this.#reading.aheadOf(parsedPos) : null;
  }

  /** Starts parsing the code in blocks. If the caller needs the tree now, leaves this to a later parse. */
  #nest(blocks: Tree, ending: Ending | null): void {
    const isUnclosed = this.#blocks !== null && hasUnclosedComment(this.#blocks);
    this.#blocks = null;
    if (this.#isHurried) return this.#put(blocks, null, isUnclosed);
    this.#nesting = { parse: this.#reading.readNested(blocks, this.#at), blocks, ending, isUnclosed };
  }

  #readNested({ parse, ending, isUnclosed }: Nesting): void {
    const read = parse.advance();
    if (read !== null) this.#put(read, ending, isUnclosed);
  }

  #put({ children, positions, length }: Tree, ending: Ending | null, isUnclosed: boolean): void {
    this.#nesting = null;
    const props: [NodeProp<unknown>, unknown][] = [
      ...(ending === null ? [] : [[endingProp, ending] as [NodeProp<unknown>, unknown]]),
      ...(isUnclosed ? [[unclosedProp, true] as [NodeProp<unknown>, unknown]] : []),
    ];
    this.#add(new Tree(this.#reading.passageType, children, positions, length, props));
  }

  #add(passage: Tree): void {
    this.#passages.push(passage);
    this.#positions.push(this.#at - this.#reading.from);
    this.#at += passage.length;
  }

  #whole(): Tree {
    return new Tree(this.#reading.documentType, this.#passages, this.#positions, this.#at - this.#reading.from);
  }
}

/** Reusable passages from earlier parses. Positions must be queried in ascending order. */
class KnownPassages {
  readonly #fragments: readonly TreeFragment[];
  readonly #to: number;
  #first = 0;

  constructor(fragments: readonly TreeFragment[], to: number) {
    this.#fragments = fragments;
    this.#to = to;
  }

  /** Returns the unchanged passage that starts at a position; null if there is none. */
  at(position: number): Tree | null {
    for (const { tree, offset, to } of this.#fragmentsAt(position)) {
      const { passage, from } = passageAt(tree, position + offset);
      if (passage !== null && from === position + offset && this.#isSame(passage, position, to)) return passage;
    }
    return null;
  }

  /** Returns whether a position was in a passage longer than `longest`. */
  isLong(position: number): boolean {
    return this.#fragmentsAt(position).some(({ tree, offset }) => {
      const { passage } = passageAt(tree, position + offset);
      return passage !== null && passage.length > longest && passage.prop(unclosedProp) === undefined;
    });
  }

  #fragmentsAt(position: number): readonly TreeFragment[] {
    while ((this.#fragments[this.#first]?.to ?? Number.POSITIVE_INFINITY) <= position) this.#first += 1;
    let end = this.#first;
    while ((this.#fragments[end]?.from ?? Number.POSITIVE_INFINITY) <= position) end += 1;
    return this.#fragments.slice(this.#first, end);
  }

  #isSame(passage: Tree, position: number, sameTo: number): boolean {
    const ending = passage.prop(endingProp);
    const end = position + passage.length;
    if (ending === undefined || end + ending.ahead > sameTo) return false;
    if (passage.prop(unclosedProp) !== undefined && sameTo < this.#to) return false;
    return !ending.isLast || end === this.#to;
  }
}

/** Returns the last passage that starts at or before a position. */
function passageAt(
  { children, positions }: Tree,
  position: number,
): { readonly passage: Tree | null; readonly from: number } {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] as number) <= position) low = middle + 1;
    else high = middle;
  }
  const passage = children[low - 1];
  return { passage: passage instanceof Tree ? passage : null, from: positions[low - 1] ?? 0 };
}

/**
 * Returns how many characters show that a passage ends here, namely those of the empty lines and the start of an
 * unindented line; null if it does not end here.
 */
function aheadOf(input: Input, at: number, to: number): number | null {
  const ahead = endPattern.exec(input.read(at, Math.min(to, at + maxAhead)));
  return ahead === null ? null : ahead[0].length;
}

// An indented line may belong to the block before the empty line.
const endPattern = /^(?:[ \t]*\n)+\S/;

/** Removes the last passage if parsing stopped in it, because its code may not have been parsed. */
function withoutCutEnd(fragment: TreeFragment): TreeFragment {
  const { tree, from, to, offset, openStart } = fragment;
  const last = tree.children.at(-1);
  if (!(last instanceof Tree) || last.prop(endingProp) !== undefined) return fragment;
  const cutAt = (tree.positions.at(-1) as number) - offset;
  return new TreeFragment(from, Math.max(from, Math.min(to, cutAt)), tree, offset, openStart, true);
}

function done(tree: Tree): PartialParse {
  return { advance: () => tree, parsedPos: 0, stoppedAt: null, stopAt: () => {} };
}
