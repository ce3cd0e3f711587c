import { NodeType, Tree } from '@lezer/common';
import type { BlockContext, Element, LeafBlock, LeafBlockParser, MarkdownConfig } from '@lezer/markdown';

/**
 * Reads a long paragraph a part at a time and remembers what it read of each: a key in it costs what the part costs in
 * which it is typed, however many marks the paragraph has. A part ends where no mark is open, so that its tree is the
 * same as within the whole.
 */
export const longParagraphs: MarkdownConfig = {
  parseBlock: [{ name: 'LongParagraph', after: 'SetextHeading', leaf: () => new LongParagraph() }],
};

class LongParagraph implements LeafBlockParser {
  nextLine(): boolean {
    return false;
  }

  finish(cx: BlockContext, leaf: LeafBlock): boolean {
    const { content, start, marks } = leaf as LeafBlock & { readonly marks: readonly Element[] };
    // The signs of a quote stand between its parts.
    if (content.length < longest || marks.length > 0) return false;
    cx.addLeafElement(leaf, cx.elt('Paragraph', start, start + content.length, partsOf(cx, content, start)));
    return true;
  }
}

function partsOf(cx: BlockContext, content: string, start: number): Element[] {
  const parts: Element[] = [];
  let from = 0;
  for (let least = leastPart; from < content.length; ) {
    // A mark that is open for so long is mostly one that never ends: the rest is read as a whole.
    const to = least > longest ? content.length : endOfPart(content, from + least);
    const tree = to < content.length ? closedTree(cx, content.slice(from, to)) : null;
    if (tree === null && to < content.length) {
      least *= 2;
      continue;
    }
    if (tree === null) parts.push(...cx.parser.parseInline(content.slice(from), start + from));
    else parts.push(cx.elt(tree, start + from));
    from = to;
    least = leastPart;
  }
  return parts;
}

/** A single space between words, by what is written before it: so that ends stay where they are beside an edit. */
function endOfPart(content: string, from: number): number {
  partEnd.lastIndex = from;
  const found = partEnd.exec(content);
  return found === null ? content.length : found.index + 1;
}

const treesByParser = new WeakMap<object, Map<string, Tree | null>>();

/** The tree of a part; null where a mark in it may belong to what comes behind it. */
function closedTree({ parser }: BlockContext, part: string): Tree | null {
  let trees = treesByParser.get(parser);
  if (trees === undefined || trees.size > mostRemembered) {
    trees = new Map();
    treesByParser.set(parser, trees);
  }
  const known = trees.get(part);
  if (known !== undefined) return known;
  const elements = parser.parseInline(part, 0) as Written[];
  const tree = isClosed(part, elements) ? treeOf(parser, elements, part.length) : null;
  if (part.length <= longestRemembered) trees.set(part, tree);
  return tree;
}

/** What the types of the package leave out of an element. */
type Written = Element & { toTree(nodeSet: unknown): Tree; readonly children: readonly Written[] };

function treeOf({ nodeSet }: BlockContext['parser'], elements: readonly Written[], length: number): Tree {
  return new Tree(
    NodeType.none,
    elements.map((each) => each.toTree(nodeSet)),
    elements.map(({ from }) => from),
    length,
  );
}

/** Whether all of its signs are those of a mark that ends in it, at whatever depth. */
function isClosed(part: string, elements: readonly Written[]): boolean {
  let at = 0;
  let plain = '';
  const look = (children: readonly Written[], to: number) => {
    for (const child of children) {
      plain += part.slice(at, child.from);
      at = child.from;
      if (child.children.length > 0) look(child.children, child.to);
      at = child.to;
      plain += ' ';
    }
    plain += part.slice(at, to);
    at = to;
  };
  look(elements, part.length);
  return !openSign.test(plain);
}

const longest = 8_192;
const leastPart = 512;
const mostRemembered = 2_000;
const longestRemembered = 4_096;
const partEnd = /(?<=[^\s][aeinrst.,;:!?。、）)\]])[ ](?=\S)/g;
const openSign = /[*`<[\]\\]|==|~~|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u;
