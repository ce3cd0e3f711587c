import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noteFileText, readFileText } from './file-text.ts';

it.each([
  ['\ufeff---\r\na: b\r\n---\r\n', { text: '---\na: b\n---\n', lineEnd: 'crlf', bom: true }],
  ['a\nb', { text: 'a\nb', lineEnd: 'lf', bom: false }],
  ['a', { text: 'a', lineEnd: undefined, bom: false }],
  ['', { text: '', lineEnd: undefined, bom: false }],
  ['\ufeff', { text: '', lineEnd: undefined, bom: true }],
  ['a\rb\rc', { text: 'a\nb\nc', lineEnd: 'lf', bom: false }],
  ['a\r\nb\r\nc\nd', { text: 'a\nb\nc\nd', lineEnd: 'crlf', bom: false }],
  ['a\ufeffb', { text: 'a\ufeffb', lineEnd: undefined, bom: false }],
])('the text of a file has uniform line ends, and its original ones are stored: %j', (file, expected) => {
  expect(readFileText(file)).toEqual(expected);
});

it('a file with uniform line ends is restored unchanged', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', '|', '\ufeff', '💪'), maxLength: 4 });
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom('\n', '\r\n'), fc.constantFrom('', '\ufeff'), (lines, end, mark) => {
      const file = mark + lines.join(end);
      const { text, ...marks } = readFileText(file);
      expect(text).not.toContain('\r');
      expect(noteFileText(text, marks)).toBe(file);
    }),
  );
});
