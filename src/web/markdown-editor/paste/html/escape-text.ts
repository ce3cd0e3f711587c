import { bareWebAddressEnd } from '#domain/notes/markdown/index.ts';

/**
 * Escapes plain text for Markdown. Characters that have no effect where they are stay unescaped, such as the `_` in
 * `my_var`, which keeps the source readable and searchable. Characters in URLs also stay unescaped, because a backslash
 * would become part of the URL.
 *
 * @param text one text node, which may start a line
 */
export function escapeText(text: string): string {
  const kept = signsOfAddresses(text);
  const meant = new Set([...bracketsMeant(text), ...signs.flatMap((sign) => placesOf(sign, text))]);
  let escaped = '';
  for (let at = 0; at < text.length; at += 1)
    escaped += meant.has(at) && !kept.has(at) ? `\\${text.charAt(at)}` : text.charAt(at);
  return escaped;
}

const signs: readonly RegExp[] = [
  /`/g,
  /(?<!\s)\*|\*(?!\s)/g, // `5 * 3` is not emphasis
  /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu,
  /~(?=~)|=(?==)/g, // all characters of a run except the last, which has no effect alone
  /<(?=[a-z/!?])/gi,
  /&(?=#?\w+;)/g,
  /^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|[-=]+\s*$|-{3,})/g,
  /(?<=^\d+)[.)](?=\s|$)/g,
];

function placesOf(sign: RegExp, text: string): readonly number[] {
  return Array.from(text.matchAll(sign), ({ index }) => index);
}

/**
 * Returns the offsets of brackets that could start a link, a wiki link or a footnote, alone or together with the next
 * text node, and the offsets of backslashes that would escape a character.
 */
function bracketsMeant(text: string): readonly number[] {
  const meant: number[] = [];
  let afterEnd = '';
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text.charAt(at);
    const next = text.charAt(at + 1);
    if (sign === ']') afterEnd = next;
    const isMeant =
      sign === '[' ? '[^'.includes(next) || '([:'.includes(afterEnd) : sign === '\\' && /^[!-/:-@[-`{-~]?$/.test(next);
    if (isMeant) meant.push(at);
  }
  return meant;
}

function signsOfAddresses(text: string): ReadonlySet<number> {
  const kept = new Set<number>();
  for (const { index } of text.matchAll(/(?<!\w)(?:www\.|https?:\/\/)/g)) {
    const end = kept.has(index) ? null : bareWebAddressEnd(text, index, true);
    if (end === null) continue;
    // punctuation after a URL ends the URL only if it is not escaped
    const [tail = ''] = /^[?!.,:*_~)]*/.exec(text.slice(end, end + 100)) ?? [];
    for (let at = index; at < end + tail.length; at += 1) kept.add(at);
  }
  return kept;
}
