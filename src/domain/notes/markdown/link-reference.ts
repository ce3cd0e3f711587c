import type { BlockContext, Element, LeafBlock, LeafBlockParser, Line, MarkdownConfig } from '@lezer/markdown';

/**
 * `[label]: address "title"`, as in CommonMark, on at most 16 lines.
 *
 * Replaces the parser's own implementation, which copies the paragraph at each line.
 */
export const linkReferences: MarkdownConfig = {
  parseBlock: [
    { name: 'LinkReference', leaf: (_, leaf) => (leaf.content.startsWith('[') ? new ReferenceParser() : null) },
  ],
};

class ReferenceParser implements LeafBlockParser {
  #lines = 1;

  nextLine(cx: BlockContext, line: Line, leaf: LeafBlock): boolean {
    this.#lines += 1;
    if (this.#lines > maxLines) return false;
    const content = `${leaf.content}\n${' '.repeat(line.basePos)}${line.text.slice(line.basePos)}`;
    const reference = referenceIn(content);
    return reference !== null && reference.end < content.length && add(cx, leaf, reference);
  }

  finish(cx: BlockContext, leaf: LeafBlock): boolean {
    const reference = this.#lines > maxLines ? null : referenceIn(leaf.content);
    return reference !== null && reference.end === leaf.content.length && add(cx, leaf, reference);
  }
}

interface Reference {
  readonly label: string;
  readonly urlFrom: number;
  readonly urlTo: number;
  readonly title: { readonly from: number; readonly to: number } | null;
  /** The end of its last line. */
  readonly end: number;
}

function referenceIn(content: string): Reference | null {
  const head = headPattern.exec(content);
  if (head?.[1] === undefined || head[2] === undefined || !/[^\s[\]]/.test(head[1])) return null;
  if (closesUnopened(head[2])) return null;
  const urlTo = head[0].length;
  const reference = { label: head[1], urlFrom: urlTo - head[2].length, urlTo };
  titlePattern.lastIndex = urlTo;
  const titled = titlePattern.exec(content);
  if (titled?.[1] !== undefined && titled[2] !== undefined) {
    const from = urlTo + titled[1].length;
    return { ...reference, title: { from, to: from + titled[2].length }, end: urlTo + titled[0].length };
  }
  blankPattern.lastIndex = urlTo;
  const blank = blankPattern.exec(content)?.[0];
  return blank === undefined ? null : { ...reference, title: null, end: urlTo + blank.length };
}

/** Returns whether an address without angle brackets contains a `)` that is neither matched nor escaped. */
function closesUnopened(address: string): boolean {
  if (address.startsWith('<')) return false;
  let open = 0;
  for (const [char] of address.matchAll(/\\.|[()]/gs)) {
    if (char === '(') open += 1;
    else if (char === ')') open -= 1;
    if (open < 0) return true;
  }
  return false;
}

function add(cx: BlockContext, leaf: LeafBlock, { label, urlFrom, urlTo, title, end }: Reference): true {
  const { start } = leaf;
  const parts: Element[] = [
    cx.elt('LinkLabel', start, start + label.length),
    cx.elt('LinkMark', start + label.length, start + label.length + 1),
    cx.elt('URL', start + urlFrom, start + urlTo),
  ];
  if (title !== null) parts.push(cx.elt('LinkTitle', start + title.from, start + title.to));
  cx.addLeafElement(leaf, cx.elt('LinkReference', start, start + end, parts));
  return true;
}

const maxLines = 16;
const headPattern =
  /^(\[[^[\]\\]{0,999}(?:\\[\s\S][^[\]\\]{0,999}){0,999}\]):\s*(<[^<>\n\\]*(?:\\.[^<>\n\\]*)*>|(?!<)\S+)/;
const titlePattern =
  /(\s+)("[^"\\]*(?:\\[\s\S][^"\\]*)*"|'[^'\\]*(?:\\[\s\S][^'\\]*)*'|\([^)\\]*(?:\\[\s\S][^)\\]*)*\))[ \t]*(?=\n|$)/y;
const blankPattern = /[ \t]*(?=\n|$)/y;
