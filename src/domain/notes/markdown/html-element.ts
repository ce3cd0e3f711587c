import { type BlockContext, type InlineContext, type Line, type MarkdownConfig, parser } from '@lezer/markdown';
import { htmlImageAt, isHtmlImageLine } from './html-image.ts';
import { htmlTagAt, isStyledTagLine, styledElements } from './html-tag.ts';
import { isBeyondDelimiters } from './inline-limits.ts';

/**
 * Parses `<u>`, `<kbd>` and other elements within a line like pairs of marks, with Markdown in them, `<br>`, and `<img>`
 * of an attachment. A tag without its counterpart is text.
 */
export const htmlElements: MarkdownConfig = {
  defineNodes: [{ name: 'HTMLElement' }, { name: 'HTMLElementMark' }, { name: 'HTMLBreak' }, { name: 'HTMLImage' }],
  parseInline: [{ name: 'HTMLElement', before: 'HTMLTag', parse: parseTag }],
  parseBlock: [{ name: 'HTMLBlock', parse: parseBlock }],
};

function parseTag(cx: InlineContext, next: number, pos: number): number {
  if (next !== lessThan) return -1;
  const tag = htmlTagAt(cx.text, pos - cx.offset);
  if (tag === null) return -1;
  const end = tag.end + cx.offset;
  if (tag.name === 'br' && !tag.isClosing) return cx.addElement(cx.elt('HTMLBreak', pos, end));
  if (htmlImageAt(cx.text, pos - cx.offset) !== null) return cx.addElement(cx.elt('HTMLImage', pos, end));
  const delimiter = delimiters.get(tag.name);
  if (delimiter === undefined || tag.isSelfClosing) return -1;
  if (isBeyondDelimiters(cx)) return end;
  return cx.addDelimiter(delimiter, pos, end, !tag.isClosing, tag.isClosing);
}

/** Tags pair up only with their own kind. */
const delimiters = new Map<string, { readonly resolve: string; readonly mark: string }>(
  styledElements.map((name) => [name, { resolve: 'HTMLElement', mark: 'HTMLElementMark' }]),
);

const { blockNames, blockParsers } = parser as unknown as {
  readonly blockNames: readonly string[];
  readonly blockParsers: readonly ((cx: BlockContext, line: Line) => boolean)[];
};
const packaged = blockParsers[blockNames.indexOf('HTMLBlock')] as (cx: BlockContext, line: Line) => boolean;

/** A line that is only `<br>`, `<u>` or an image would start a block of HTML, in which nothing is parsed. */
function parseBlock(cx: BlockContext, line: Line): boolean {
  if (line.next !== lessThan) return false;
  const text = line.text.slice(line.pos);
  return !isStyledTagLine(text) && !isHtmlImageLine(text) && packaged(cx, line);
}

const lessThan = 60;
