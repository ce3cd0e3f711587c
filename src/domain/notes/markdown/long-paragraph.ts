import { NodeType, Tree } from '@lezer/common';
import type { BlockContext, Element, LeafBlock, LeafBlockParser, MarkdownConfig } from '@lezer/markdown';

/**
 * Parses a long paragraph in parts and caches the tree of each. A key press then costs only as much as the part it
 * changes, however much markup the paragraph has. A part ends where no markup is open, so its tree is the same as
 * within the whole.
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
    // A quoted paragraph is skipped, because its quote markers are between the parts.
    if (content.length < longest || marks.length > 0) return false;
    cx.addLeafElement(leaf, cx.elt('Paragraph', start, start + content.length, partsOf(cx, content, start)));
    return true;
  }
}

function partsOf(cx: BlockContext, content: string, start: number): Element[] {
  const parts: Element[] = [];
  let from = 0;
  for (let least = minPart; from < content.length; ) {
    // Markup that is open for this long usually never ends, so the rest is parsed as a whole.
    const to = least > longest ? content.length : endOfPart(content, from + least);
    const tree = to < content.length ? closedTree(cx, content.slice(from, to)) : null;
    if (tree === null && to < content.length) {
      least *= 2;
      continue;
    }
    if (tree === null) {
      // Spread as arguments, more than about 100,000 elements exceed the stack.
      for (const element of cx.parser.parseInline(content.slice(from), start + from)) parts.push(element);
    } else parts.push(cx.elt(tree, start + from));
    from = to;
    least = minPart;
  }
  return parts;
}

/**
 * Finds a single space between words, chosen by the characters before it, so that an edit does not move the ends of
 * other parts.
 */
function endOfPart(content: string, from: number): number {
  partEnd.lastIndex = from;
  const found = partEnd.exec(content);
  return found === null ? content.length : found.index + 1;
}

const treesByParser = new WeakMap<object, Map<string, Tree | null>>();

/** Returns the tree of a part; null if markup in it may depend on the text after it. */
function closedTree({ parser }: BlockContext, part: string): Tree | null {
  let trees = treesByParser.get(parser);
  if (trees === undefined || trees.size > maxRemembered) {
    trees = new Map();
    treesByParser.set(parser, trees);
  }
  const known = trees.get(part);
  if (known !== undefined) return known;
  const elements = parser.parseInline(part, 0) as Written[];
  const tree = isClosed(part, elements) ? treeOf(parser, elements, part.length) : null;
  if (part.length <= maxRememberedLength) trees.set(part, tree);
  return tree;
}

/** An element with the members that the package's type lacks. */
type Written = Element & { toTree(nodeSet: unknown): Tree; readonly children: readonly Written[] };

function treeOf({ nodeSet }: BlockContext['parser'], elements: readonly Written[], length: number): Tree {
  return new Tree(
    NodeType.none,
    elements.map((each) => each.toTree(nodeSet)),
    elements.map(({ from }) => from),
    length,
  );
}

/** Returns whether all markup characters in the part belong to complete elements, at any depth. */
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
const minPart = 512;
const maxRemembered = 2_000;
const maxRememberedLength = 4_096;
const partEnd = /(?<=[^\s][aeinrst.,;:!?。、）)\]])[ ](?=\S)/g;
const openSign = /[*`<[\]\\]|==|~~|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/u;
