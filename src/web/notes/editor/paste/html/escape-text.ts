import { bareWebAddressEnd } from '#domain/notes/markdown/index.ts';

/**
 * The text of a page as Markdown that means just that text. Signs that could mean nothing where they stand stay as they
 * are, such as the `_` within `my_var`: what nobody has to read past is found by who looks for it. In a web address they
 * stay too, since a backslash would become a part of it.
 *
 * @param text one stretch of it, which may be where a line begins
 */
export function escapeText(text: string): string {
  const kept = signsOfAddresses(text);
  const meant = new Set([...bracketsMeant(text), ...signs.flatMap((sign) => placesOf(sign, text))]);
  let escaped = '';
  for (let at = 0; at < text.length; at += 1)
    escaped += meant.has(at) && !kept.has(at) ? `\\${text.charAt(at)}` : text.charAt(at);
  return escaped;
}

/** The signs that a backslash goes before. */
const signs: readonly RegExp[] = [
  /`/g,
  /(?<!\s)\*|\*(?!\s)/g, // `5 * 3` is no emphasis
  /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,
  /~(?=~)|=(?==)/g, // of a row all but the last, which alone means nothing
  /<(?=[a-z/!?])/gi,
  /&(?=#?\w+;)/g,
  /^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|[-=]+\s*$|-{3,})/g,
  /(?<=^\d+)[.)](?=\s|$)/g,
];

function placesOf(sign: RegExp, text: string): readonly number[] {
  return Array.from(text.matchAll(sign), ({ index }) => index);
}

/** Of brackets only those that begin a link, a wiki link or a footnote, also with the stretch of text that comes next. */
function bracketsMeant(text: string): readonly number[] {
  const meant: number[] = [];
  let behindEnd = '';
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text.charAt(at);
    const next = text.charAt(at + 1);
    if (sign === ']') behindEnd = next;
    const isMeant =
      sign === '[' ? '[^'.includes(next) || '([:'.includes(behindEnd) : sign === '\\' && /^[!-/:-@[-`{-~]?$/.test(next);
    if (isMeant) meant.push(at);
  }
  return meant;
}

function signsOfAddresses(text: string): ReadonlySet<number> {
  const kept = new Set<number>();
  for (const { index } of text.matchAll(/(?<!\w)(?:www\.|https?:\/\/)/g)) {
    const end = kept.has(index) ? null : bareWebAddressEnd(text, index, true);
    if (end === null) continue;
    // with a backslash before it, what ends the sentence would no longer end the address
    const [tail = ''] = /^[?!.,:*_~)]*/.exec(text.slice(end, end + 100)) ?? [];
    for (let at = index; at < end + tail.length; at += 1) kept.add(at);
  }
  return kept;
}
