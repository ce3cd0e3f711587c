/** Numbers at which formats, types and dates end. */
export const extremeNumbers = [
  ...['0', '-0', '-1', '1e308', '-1e308', '1e999', '5e-324', 'NaN', 'Infinity', '0x10', '1_000', '1,5', '١٢', ''],
  ...['2147483648', '4294967295', '9007199254740993', '8640000000000001', '99999999999999999999999999', '0.1e-7'],
];

/** Names and texts that harm programs that trust them. */
export const hostileTexts = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'CON', 'NUL.md', '..', '../../etc/passwd', '/', '\\'],
  ...['', ' ', '\u0000', '\u0007', '\u001b[31m', '\ufeff', '\u202e', '\u2028', '\ud83d', '\udcaa', '💪', 'ﬁ', 'İ'],
  ...['"', "'", '`', '[[', ']]', '![[x]]', '](', '{{', '((', '<', '>', '&', '%', '%E0%A4%A', '#', '|', '$&', '$1'],
  ...['=1+1', '---', '```', '\r', '\r\n', '\n', '\t', ',', ';', '&lol;', '&#xD800;', '&#0;', '&#x110000;', ']]>'],
  ...['<!--', '<script>', '<![CDATA[', 'javascript:1', 'data:text/html;base64,', '9'.repeat(400), 'a'.repeat(5000)],
  ...['0000-00-00', '9999-12-31T23:59:59Z', '-271821-04-20T00:00:00Z', '2024-02-30 25:61:61', '31 Feb 2026, 24:00'],
];

/** What opens something, and usually closes it again. */
export const nestings: readonly (readonly [open: string, close: string])[] = [
  ['[', ']'],
  ['{"a":', '}'],
  ['(', ')'],
  ['<div>', '</div>'],
  ['<b>', ''],
  ['<ul><li>', '</li></ul>'],
  ['<table><tr><td>', ''],
  ['<note>', '</note>'],
  ['> ', ''],
  ['- ', ''],
  ['*', '*'],
  ['**_', '_**'],
  ['[[', ']]'],
  ['![', '](a)'],
  ['{{embed ', '}}'],
  ['```\n', ''],
  ['"', ''],
  ['#', ''],
  ['  ', ''],
  ['&amp;', ''],
];
