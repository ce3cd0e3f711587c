/**
 * The text of a page as Markdown that means just that text. Signs that could mean nothing where they stand stay as they
 * are, such as the `_` within `my_var`: what nobody has to read past is found by who looks for it.
 *
 * @param text one stretch of it, which may be where a line begins
 */
export function escapeText(text: string): string {
  return escapes.reduce((escaped, [sign, replacement]) => escaped.replaceAll(sign, replacement), withoutLinks(text));
}

const escapes: readonly (readonly [RegExp, string])[] = [
  [/`/g, '\\`'],
  [/(?<!\s)\*|\*(?!\s)/g, '\\*'], // `5 * 3` is no emphasis
  [/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_'],
  [/~~|==/g, '\\$&'],
  [/<(?=[a-z/!?])/gi, '\\<'],
  [/&(?=#?\w+;)/g, '\\&'],
  [/^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|[-=]+\s*$|-{3,}|~{3,})/g, '\\$&'],
  [/^(\d+)(?=[.)](?:\s|$))/g, '$1\\'],
];

/** Of brackets only those that begin a link, a wiki link or a footnote, also with the stretch of text that comes next. */
function withoutLinks(text: string): string {
  let escaped = '';
  let behindEnd = '';
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text.charAt(at);
    const next = text.charAt(at + 1);
    if (sign === ']') behindEnd = next;
    const isMeant =
      sign === '[' ? '[^'.includes(next) || '([:'.includes(behindEnd) : sign === '\\' && /^[!-/:-@[-`{-~]?$/.test(next);
    escaped = `${isMeant ? '\\' : ''}${sign}${escaped}`;
  }
  return escaped;
}
