/**
 * The text of a page as Markdown that means just that text. Signs that could mean nothing where they stand stay as they
 * are, such as the `_` within `my_var`: what nobody has to read past is found by who looks for it.
 *
 * @param text one stretch of it, which may be where a line begins
 */
export function escapeText(text: string): string {
  return escapes.reduce((escaped, [sign, replacement]) => escaped.replaceAll(sign, replacement), text);
}

const escapes: readonly (readonly [RegExp, string])[] = [
  [/\\(?=[!-/:-@[-`{-~]|$)/g, '\\\\'],
  [/`/g, '\\`'],
  [/(?<!\s)\*|\*(?!\s)/g, '\\*'], // `5 * 3` is no emphasis
  [/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_'],
  [/~~|==/g, '\\$&'],
  // a link, a wiki link or a footnote, also where the next stretch of the text would make it one
  [/\[(?=[[^]|[^\]]*(?:$|\](?:$|[([:])))/g, '\\['],
  [/<(?=[a-z/!?])/gi, '\\<'],
  [/&(?=#?\w+;)/g, '\\&'],
  [/^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|[-=]+\s*$|-{3,}|~{3,})/g, '\\$&'],
  [/^(\d+)(?=[.)](?:\s|$))/g, '$1\\'],
];
