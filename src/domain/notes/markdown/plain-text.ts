import { isEmbedSize } from '../image-size.ts';
import { htmlImageAt } from './html-image.ts';
import { linkDestination } from './link-destination.ts';
import { plainLinkName } from './wiki-link-name.ts';
import { imageNamesIn } from './without-images.ts';

/**
 * Returns the readable text of a part of a note: without markup, on one line.
 *
 * Links become their text and wiki links their alias or title. Link addresses, footnote references, blocks of HTML
 * and comments are omitted, and so are the tags of HTML elements that are drawn. Other tags are text. Code with a dated
 * time keeps its backticks, so that a list of such texts shows the time as it is written.
 *
 * @param text the whole note, or a source of parts of it
 * @param within the part of the node to read; defaults to all of it
 */
export function plainTextOf(text: Stretches, node: TreeNode, within: PartOfNode = {}): string {
  return onOneLine(visibleText(text, node, within)).trim();
}

/** Does the same as {@link plainTextOf}, but keeps white space at each end as one space. */
export function plainPartOf(text: Stretches, node: TreeNode, within: PartOfNode): string {
  return onOneLine(visibleText(text, node, within));
}

/** Text that is read in parts, so that a long note being edited does not have to be joined into one string. */
export interface Stretches {
  readonly slice: (from: number, to: number) => string;
}

/** The parts of a syntax tree node used here. */
interface TreeNode {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly parent: TreeNode | null;
  getChild(name: string): TreeNode | null;
  getChildren(name: string): TreeNode[];
  cursor(): { iterate(enter: (at: TreePlace) => boolean): void };
}

/** A part of a text as a reader sees it. */
export interface ShownPart {
  readonly from: number;
  readonly shown: string;
  /** Whether the part is shown as it is written. */
  readonly isWritten: boolean;
}

/** Returns the parts of a range of a text in order. What is hidden is a part that shows nothing. */
export function shownParts(text: Stretches, node: TreeNode, { from, to }: Required<Pick<PartOfNode, 'from' | 'to'>>) {
  const parts: ShownPart[] = [];
  let read = from;
  readReplaced(text, node, { from, to }, (part) => {
    if (part.from > read) parts.push({ from: read, shown: text.slice(read, part.from), isWritten: true });
    parts.push({ from: part.from, shown: part.shown, isWritten: false });
    read = part.to;
    return true;
  });
  if (to > read) parts.push({ from: read, shown: text.slice(read, to), isWritten: true });
  return parts;
}

interface TreePlace extends Pick<TreeNode, 'name' | 'from' | 'to'> {
  readonly node: TreeNode;
}

export interface PartOfNode {
  readonly from?: number;
  readonly to?: number;
  /** Stop after this many UTF-16 code units. */
  readonly enough?: number;
  /**
   * Returns whether a note has this name. A `#` in such a name is part of the title, as in `C# basics`, and does not
   * start a heading.
   */
  readonly isName?: (name: string) => boolean;
}

function visibleText(text: Stretches, node: TreeNode, within: PartOfNode): string {
  const { from = node.from, to = node.to, enough = Number.POSITIVE_INFINITY } = within;
  if (to - from < 500 && !mayHoldMarks.test(text.slice(from, to))) return text.slice(from, to);
  let plain = '';
  let read = from;
  readReplaced(text, node, { ...within, from, to }, (part) => {
    plain += text.slice(read, Math.max(part.from, read)) + part.shown;
    read = part.to;
    return plain.length < enough;
  });
  return plain.length >= enough ? plain : plain + text.slice(read, Math.max(to, read));
}

/** A part of a text for which a reader sees other text, or none. */
export interface ReplacedPart {
  readonly from: number;
  readonly to: number;
  readonly shown: string;
  /** The same for all marks of one link, one table row and so on, which make sense only together. */
  readonly owner: string;
}

/**
 * Returns the parts of a range of a tree for which a reader sees other text, in order. The file names of attached images
 * are among them.
 */
export function replacedParts(text: Stretches, node: TreeNode, within: PartOfNode): readonly ReplacedPart[] {
  const parts: ReplacedPart[] = [];
  readReplaced(text, node, within, (part) => parts.push(part) > 0);
  const { from = node.from, to = node.to } = within;
  const names = imageNamesIn(text.slice(from, to)).map((name) => ({ from: name.from + from, to: name.to + from }));
  if (names.length === 0) return parts;
  const isInName = (part: ReplacedPart) => names.some((name) => part.from < name.to && part.to > name.from);
  return [
    ...parts.filter((part) => !isInName(part)),
    ...names.map((name) => ({ ...name, shown: '', owner: `image ${name.from}` })),
  ].toSorted((a, b) => a.from - b.from);
}

/** @param take returns whether to read on */
function readReplaced(
  text: Stretches,
  node: TreeNode,
  { from = node.from, to = node.to, isName }: PartOfNode,
  take: (part: ReplacedPart) => boolean,
): void {
  let read = from;
  let readsOn = true;
  node.cursor().iterate(({ from: start, to: end, node: here }) => {
    if (end <= read || start >= to || !readsOn) return false;
    const shown = shownInstead(text, here, isName);
    if (shown === null) return true;
    const { name, from: at } = here.parent === null || blocks.has(here.parent.name) ? here : here.parent;
    readsOn = take({ from: start, to: end, shown, owner: `${name} ${at}` });
    read = end;
    return false;
  });
}

/** Returns the text to show instead of a node, or null to show the node's own text. */
function shownInstead(text: Stretches, node: TreeNode, isName: PartOfNode['isName']): string | null {
  const { name } = node;
  if (blocks.has(name)) return null;
  if (name === 'WikiLink' || name === 'WikiEmbed') return wikiLinkText(text, node, isName);
  if (name === 'HTMLImage') return htmlImageAt(text.slice(node.from, node.to), 0)?.words ?? null;
  if (name === 'Escape') return text.slice(node.from + 1, node.to);
  if (name === 'Entity') return decodeEntity(text.slice(node.from, node.to));
  if (name === 'URL') return isHidden(node) ? '' : null;
  if (name === 'CodeMark' && isTimeInCode(text, node.parent)) return null;
  if (separators.has(name)) return ' ';
  return name.endsWith('Mark') || hidden.has(name) ? '' : null;
}

/** Returns whether code would read as a time without its backticks. */
function isTimeInCode(text: Stretches, code: TreeNode | null): boolean {
  return code?.name === 'InlineCode' && hasDatedTime(text.slice(code.from, code.to));
}

/** Returns whether a text has what looks like a time with its full date. */
export function hasDatedTime(text: string): boolean {
  return /@\d{4}-\d\d-\d\d/.test(text);
}

function isHidden(address: TreeNode): boolean {
  const { parent } = address;
  if (parent === null || !hidesAddress.has(parent.name)) return false;
  return parent.name === 'LinkReference' || linkDestination(parent)?.from === address.from;
}

function wikiLinkText(text: Stretches, node: TreeNode, isName: PartOfNode['isName']): string {
  const alias = node.getChild('WikiLinkAlias');
  const shown = alias === null ? null : text.slice(alias.from, alias.to);
  if (shown !== null && !(node.name === 'WikiEmbed' && isEmbedSize(shown))) return shown;
  const heading = node.getChild('WikiLinkHeading');
  const target = node.getChild('WikiLinkTarget') ?? heading ?? node;
  const whole = plainLinkName(text.slice(target.from, (heading ?? target).to));
  return isName?.(whole) ? whole : plainLinkName(text.slice(target.from, target.to));
}

/** Returns the character of a character reference such as `&amp;`; the reference itself if it is not a known one. */
export function decodeEntity(entity: string): string {
  const named = namedEntities.get(entity);
  if (named !== undefined) return named;
  const match = /^&#(?:x([\da-f]{1,6})|(\d{1,7}));$/i.exec(entity);
  const code = match === null ? 0 : Number.parseInt(match[1] ?? match[2] ?? '', match[1] === undefined ? 10 : 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

const mayHoldMarks = /[\\`*_~=[\]!<>&#:|+\-^%]|\d[.)]|\n/;
const namedEntities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&nbsp;', ' '],
]);
const blocks = new Set(['Document', 'Paragraph', 'BulletList', 'OrderedList', 'ListItem', 'Blockquote', 'Task']);
const hidesAddress = new Set(['Link', 'Image', 'LinkReference']);
const separators = new Set([
  'TableDelimiter',
  'HorizontalRule',
  'HardBreak',
  'HTMLBreak',
  'HTMLBlock',
  'CommentBlock',
  'NoteCommentBlock',
  'DetailsStart',
  'DetailsEnd',
]);
const hidden = new Set([
  'TaskMarker',
  'LinkTitle',
  'LinkLabel',
  'LinkReference',
  'CodeInfo',
  'Comment',
  'NoteComment',
  'ProcessingInstruction',
  'ProcessingInstructionBlock',
  'FootnoteReference',
  'FootnoteLabel',
  'CalloutType',
  'CalloutFold',
]);
