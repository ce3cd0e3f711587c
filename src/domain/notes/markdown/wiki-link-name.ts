import { readWikiLink } from './wiki-link.ts';

/** What a link to a note is to name, as the note has it. */
export interface LinkedPlace {
  /** Empty for the note that holds the link. */
  readonly title: string;
  readonly heading?: string;
  /** The words to show instead, where they are others. */
  readonly shown?: string;
}

/**
 * Writes what stands between the brackets of a wiki link, so that it names exactly this note and heading. A sign that
 * would end a part of the link is written as the character reference that HTML has for it, such as `&vert;`; the link
 * then shows the title by an alias.
 */
export function wikiLinkInner({ title, heading, shown }: LinkedPlace): string {
  const target = partOfLink(title, heading !== undefined);
  const part = heading === undefined ? '' : `#${partOfLink(heading, true)}`;
  const name = target + part;
  const words = shown ?? [title, heading].filter(Boolean).join(' > ');
  const isPlain =
    shown === undefined && name === onOneLine(title) + (heading === undefined ? '' : `#${onOneLine(heading)}`);
  return isPlain ? name : `${name.replace(/\\$/, '&bsol;')}|${aliasOf(words)}`;
}

/** Reads a title or heading as a link names it: without the character references of {@link wikiLinkInner}. */
export function plainLinkName(written: string): string {
  return written.replaceAll(reference, (whole, name: string) => signs.get(name) ?? whole);
}

/** @param isPart whether the link names a title and a heading, with `#` between them */
function partOfLink(text: string, isPart: boolean): string {
  const plain = onOneLine(text)
    .replaceAll(reference, (whole) => whole.replace('&', '&amp;'))
    .replaceAll('|', '&vert;');
  const isHeld = isPart || plain.startsWith('#') ? plain.replaceAll('#', '&num;') : plain;
  const link = `[[${isHeld}]]`;
  const hasBracketsApart = readWikiLink(link, 0)?.end === link.length;
  return hasBracketsApart ? isHeld : isHeld.replaceAll('[', '&lbrack;').replaceAll(']', '&rbrack;');
}

/** An alias may hold all but brackets that do not pair up. */
function aliasOf(words: string): string {
  const plain = onOneLine(words);
  const link = `[[a|${plain}]]`;
  return readWikiLink(link, 0)?.end === link.length ? plain : plain.replaceAll('[', '(').replaceAll(']', ')');
}

function onOneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

const signs: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['num', '#'],
  ['vert', '|'],
  ['lbrack', '['],
  ['rbrack', ']'],
  ['bsol', '\\'],
]);
const reference = /&(amp|num|vert|lbrack|rbrack|bsol);/g;
