/**
 * Escapes plain text so that it reads the same as Markdown within a line. Signs that mean nothing where they stand, such
 * as the `#` of `C# basics`, stay as they are.
 */
export function escapeMarkdown(plain: string): string {
  return plain.replaceAll(markup, (sign) => Array.from(sign, (each) => `\\${each}`).join(''));
}

const markup = new RegExp(
  [
    '[\\\\`*[\\]]',
    '~~+|==+',
    // At the edge of a word.
    '(?<![\\p{L}\\p{N}])_|_(?![\\p{L}\\p{N}])',
    // An HTML tag or an address in brackets.
    '<(?=[\\p{L}/!?])',
    // A character reference.
    '&(?=#|[a-z\\d]{1,32};)',
    // A tag.
    '(?<![^\\s(])#(?=\\S)',
  ].join('|'),
  'giu',
);

/** Joins the lines of a text, because a title or the text of a link is a single line. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
