import { maxTagLength } from '../../kernel/index.ts';
import { bareWebAddressEnd, hashtagEnd } from '../../notes/markdown/index.ts';

interface TextPlace {
  /** Whether the text begins a line, where a few characters begin a block. */
  readonly startsLine?: boolean;
  /** Whether it is in the brackets of a link. */
  readonly isInLink?: boolean;
  /** Whether it directly follows or precedes delimiters of strikethrough or highlight, which a character would lengthen. */
  readonly isNextToDelimiter?: boolean;
  /** Whether something follows directly, into which an address, a tag or an entity at its end would continue. */
  readonly isContinued?: boolean;
  /** Whether a link or an image follows, which an exclamation mark would change. */
  readonly isBeforeBracket?: boolean;
}

/**
 * Escapes plain text for Markdown, so that it reads the same. Characters that have no effect where they are stay
 * unescaped, such as the `_` in `my_var`, which keeps the text readable and searchable. In bare addresses they stay too,
 * as a backslash would become part of the address.
 *
 * @param text without line breaks
 */
export function escapeText(text: string, place: TextPlace = {}): string {
  const escaped = new Set<number>();
  const { isContinued = false, isInLink = false } = place;
  for (const sign of isContinued ? [...signs, unfinished] : signs) {
    for (const { index } of text.matchAll(sign)) escaped.add(index);
  }
  if (place.startsLine === true) for (const at of lineStartSigns(text)) escaped.add(at);
  for (const at of backslashesAndBrackets(text, isInLink)) escaped.add(at);
  if (place.isBeforeBracket === true && text.endsWith('!')) escaped.add(text.length - 1);
  if (place.isNextToDelimiter === true) {
    for (const at of [0, text.length - 1]) if (/[=~]/.test(text.charAt(at))) escaped.add(at);
  }
  keepAddresses(text, escaped, place);
  if (escaped.size === 0) return text;
  return Array.from({ length: text.length }, (_, at) =>
    escaped.has(at) ? `\\${text.charAt(at)}` : text.charAt(at),
  ).join('');
}

const signs: readonly RegExp[] = [
  /`/g,
  /(?<!\s)\*|\*(?!\s)/g, // `5 * 3` is not emphasis
  /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,
  /~(?=~)|=(?==)/g, // all of a run but the last, which alone has no effect
  /<(?=[a-z/!?])/gi,
  /&(?=#?\w{1,40};)/g,
];

/** Matches the start of a tag or an entity that what follows would go on with. */
const unfinished = /(?:<|&#?\w{0,40})$/g;

function lineStartSigns(text: string): readonly number[] {
  if (/^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|[-=]+\s*$|-{3,})/.test(text)) return [0];
  const number = /^\d{1,9}(?=[.)](?:\s|$))/.exec(text)?.[0];
  if (number !== undefined) return [number.length];
  return /^[\s|:-]+$/.test(text) && text.includes('-') ? delimiterRowSigns(text) : [];
}

/** A row of dashes and pipes would make a table of the line above. */
function delimiterRowSigns(text: string): readonly number[] {
  return [text.search(/[|:-]/)];
}

/**
 * Returns the brackets that could start a link, a wiki link or a footnote, by themselves or together with the text that
 * follows, and the backslashes that would escape a character.
 */
function backslashesAndBrackets(text: string, isInLink: boolean): readonly number[] {
  const found: number[] = [];
  let afterEnd = '';
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const sign = text.charAt(at);
    const next = text.charAt(at + 1);
    if (sign === ']') afterEnd = next;
    const isBracket = sign === '[' && (next === '' || '[^'.includes(next) || '([:'.includes(afterEnd));
    const isLinkBracket = isInLink && (sign === '[' || sign === ']' || (sign === '^' && at === 0));
    const isBackslash = sign === '\\' && /^[!-/:-@[-`{-~]?$/.test(next);
    if (isBracket || isLinkBracket || isBackslash) found.push(at);
  }
  return found;
}

/**
 * Removes the escapes inside bare addresses. An address that would continue into what follows is interrupted by an escape
 * instead, so that it remains text.
 */
function keepAddresses(text: string, escaped: Set<number>, place: TextPlace): void {
  const { isContinued = false, isInLink = false, startsLine = false } = place;
  let keptTo = 0;
  let isCut = false;
  for (const { index, 0: start } of text.matchAll(isInLink ? anyAddress : addressOfWord)) {
    if (index < keptTo) {
      // an interrupted address must not leave another one that starts within it
      if (isCut) escaped.add(index + start.search(/[.:]/));
      continue;
    }
    const end = bareWebAddressEnd(text, index, false);
    if (end === null) continue;
    const [tail = ''] = /^[?!.,:*_~)]*/.exec(text.slice(end, end + maxTailLength)) ?? [];
    keptTo = end + tail.length;
    // such a sign could close emphasis that is open
    const isAtEnd = keptTo === text.length && !isContinued && (startsLine || !/[*_~]/.test(tail));
    const isUnclear = isInLink
      ? /[^\s(]/.test(text.charAt(index - 1)) || /[[\]\\]/.test(text.slice(index, keptTo))
      : /[_\\]/.test(text.charAt(index - 1)) || text.slice(index, keptTo).includes('\\') || isInTag(text, index);
    isCut = isUnclear || escaped.has(keptTo) || (!isAtEnd && isCutBy(tail, text.charAt(keptTo)));
    if (isCut) escaped.add(index + start.search(/[.:]/));
    else for (let at = index; at < keptTo; at += 1) escaped.delete(at);
  }
}

/** Returns whether a tag such as the one in `#http://a.example` takes the start of an address. */
function isInTag(text: string, at: number): boolean {
  const name = /#[\w/-]*$/.exec(text.slice(Math.max(0, at - maxTagLength), at))?.[0];
  return name !== undefined && hashtagEnd(text, at - name.length) > at;
}

const anyAddress = /www\.|https?:\/\//g;
const addressOfWord = /(?<![^\W_])(?:www\.|https?:\/\/)/g;

/** Returns whether escapes after an address would become part of it. */
function isCutBy(tail: string, next: string): boolean {
  return /[*_~]/.test(tail) || next === '' || (tail !== '' && !/\s/.test(next));
}

const maxTailLength = 100;
