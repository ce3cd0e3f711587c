import { linkDestination } from './link-destination.ts';
import { plainLinkName } from './wiki-link-name.ts';

/**
 * What a person reads of a part of a note: the text without its marks, on one line.
 *
 * Links show their words and wiki links their alias or title; addresses of links, footnote marks,
 * HTML and comments show nothing.
 *
 * @param text the whole note, or what gives stretches of it
 * @param within the part of the node to read; all of it where nothing is said
 */
export function plainTextOf(text: Stretches, node: TreeNode, within: PartOfNode = {}): string {
  return onOneLine(visibleText(text, node, within)).trim();
}

/** What {@link plainTextOf} gives, with the spaces at both ends kept as one. */
export function plainPartOf(text: Stretches, node: TreeNode, within: PartOfNode): string {
  return onOneLine(visibleText(text, node, within));
}

/** A text of which stretches are read: a long one that is edited need not be put together for it. */
export interface Stretches {
  readonly slice: (from: number, to: number) => string;
}

/** A node of a syntax tree, as far as it is read here. */
interface TreeNode {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly parent: TreeNode | null;
  getChild(name: string): TreeNode | null;
  getChildren(name: string): TreeNode[];
  cursor(): { iterate(enter: (at: TreePlace) => boolean): void };
}

interface TreePlace extends Pick<TreeNode, 'name' | 'from' | 'to'> {
  readonly node: TreeNode;
}

export interface PartOfNode {
  readonly from?: number;
  readonly to?: number;
  /** Stop once this many UTF-16 code units are there. */
  readonly enough?: number;
  /** Whether a note goes by a name: then a `#` in it is part of the title, as in `C# basics`, and begins no heading. */
  readonly isName?: (name: string) => boolean;
}

function visibleText(text: Stretches, node: TreeNode, within: PartOfNode): string {
  const { from = node.from, to = node.to, enough = Number.POSITIVE_INFINITY } = within;
  if (to - from < 500 && !mayHoldMarks.test(text.slice(from, to))) return text.slice(from, to);
  let plain = '';
  let read = from;
  node.cursor().iterate(({ from: start, to: end, node: here }) => {
    if (end <= read || start >= to || plain.length >= enough) return false;
    const shown = shownInstead(text, here, within.isName);
    if (shown === null) return true;
    plain += text.slice(read, Math.max(start, read)) + shown;
    read = end;
    return false;
  });
  return plain.length >= enough ? plain : plain + text.slice(read, Math.max(to, read));
}

/** What stands for a node as a whole, or null where its own text does. */
function shownInstead(text: Stretches, node: TreeNode, isName: PartOfNode['isName']): string | null {
  const { name } = node;
  if (blocks.has(name)) return null;
  if (name === 'WikiLink' || name === 'WikiEmbed') return wikiLinkText(text, node, isName);
  if (name === 'Escape') return text.slice(node.from + 1, node.to);
  if (name === 'Entity') return decoded(text.slice(node.from, node.to));
  if (name === 'URL') return isHidden(node) ? '' : null;
  if (separators.has(name) || (name === 'HTMLTag' && lineBreak.test(text.slice(node.from, node.to)))) return ' ';
  return name.endsWith('Mark') || hidden.has(name) ? '' : null;
}

function isHidden(address: TreeNode): boolean {
  const { parent } = address;
  if (parent === null || !hidesAddress.has(parent.name)) return false;
  return parent.name === 'LinkReference' || linkDestination(parent)?.from === address.from;
}

function wikiLinkText(text: Stretches, node: TreeNode, isName: PartOfNode['isName']): string {
  const alias = node.getChild('WikiLinkAlias');
  if (alias !== null) return text.slice(alias.from, alias.to);
  const heading = node.getChild('WikiLinkHeading');
  const target = node.getChild('WikiLinkTarget') ?? heading ?? node;
  const whole = plainLinkName(text.slice(target.from, (heading ?? target).to));
  return isName?.(whole) ? whole : plainLinkName(text.slice(target.from, target.to));
}

function decoded(entity: string): string {
  const named = namedEntities.get(entity);
  if (named !== undefined) return named;
  const match = /^&#(?:x([\da-f]{1,6})|(\d{1,7}));$/i.exec(entity);
  const code = match === null ? 0 : Number.parseInt(match[1] ?? match[2] ?? '', match[1] === undefined ? 10 : 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** How a cell of a table begins another line. */
const lineBreak = /^<br[\s/>]/i;
const mayHoldMarks = /[\\`*_~=[\]!<>&#:|+\-^]|\d[.)]|\n/;
const namedEntities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&nbsp;', ' '],
]);
const blocks = new Set(['Document', 'Paragraph', 'BulletList', 'OrderedList', 'ListItem', 'Blockquote', 'Task']);
const hidesAddress = new Set(['Link', 'Image', 'LinkReference']);
const separators = new Set(['TableDelimiter', 'HorizontalRule', 'HardBreak', 'HTMLBlock', 'CommentBlock']);
const hidden = new Set([
  'TaskMarker',
  'LinkTitle',
  'LinkLabel',
  'LinkReference',
  'CodeInfo',
  'HTMLTag',
  'Comment',
  'ProcessingInstruction',
  'ProcessingInstructionBlock',
  'FootnoteReference',
  'FootnoteLabel',
  'CalloutType',
  'CalloutFold',
]);
