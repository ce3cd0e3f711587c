import { readWikiLink } from './wiki-link.ts';

/** The target of a link to a note, with the note's own title and heading. */
export interface LinkedPlace {
  /** Empty for the note that contains the link. */
  readonly title: string;
  /** A heading, or the headings of a path to one, the outermost first. */
  readonly heading?: string | readonly string[];
  /** The text to display instead, if it differs. */
  readonly shown?: string;
}

/**
 * Returns the text between the brackets of a wiki link that refers to exactly this note and heading. A character that
 * would end a part of the link is written as an HTML character reference, such as `&vert;`. The link then displays the
 * title through an alias.
 */
export function wikiLinkInner({ title, heading, shown }: LinkedPlace): string {
  const target = partOfLink(title, heading !== undefined);
  const headings = heading === undefined ? [] : [heading].flat();
  const name = target + headings.map((each) => `#${partOfLink(each, true)}`).join('');
  const words = shown ?? [title, ...headings].filter((part) => part !== '').join(' > ');
  const isPlain = shown === undefined && name === [title, ...headings].map(onOneLine).join('#');
  return isPlain ? name : `${name.replace(/\\$/, '&bsol;')}|${aliasOf(words)}`;
}

/**
 * Returns a title as the target of a wiki link of which the rest is kept.
 *
 * @param hasHeading whether the rest begins with a heading
 */
export function wikiLinkTarget(title: string, hasHeading: boolean): string {
  // before the rest, a backslash at the end would escape its first character
  return partOfLink(title, hasHeading).replace(/\\$/, '&bsol;');
}

/** Decodes the character references of {@link wikiLinkInner} in a title or heading. */
export function plainLinkName(written: string): string {
  return written.replaceAll(reference, (whole, name: string) => signs.get(name) ?? whole);
}

/** @param isPart whether the link has both a title and a heading, separated by `#` */
function partOfLink(text: string, isPart: boolean): string {
  const plain = onOneLine(text)
    .replaceAll(reference, (whole) => whole.replace('&', '&amp;'))
    .replaceAll('|', '&vert;');
  const isHeld = isPart || plain.startsWith('#') ? plain.replaceAll('#', '&num;') : plain;
  const link = `[[${isHeld}]]`;
  const isReadableAsLink = readWikiLink(link, 0)?.end === link.length;
  return isReadableAsLink ? isHeld : isHeld.replaceAll('[', '&lbrack;').replaceAll(']', '&rbrack;');
}

/** An alias can contain everything except unbalanced brackets. */
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
