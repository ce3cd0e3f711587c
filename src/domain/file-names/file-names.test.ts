import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeFileName, UniqueNames } from './index.ts';

test.each([
  ['Knees', 'Knees.md'],
  ['', 'Untitled.md'],
  ['...', 'Untitled.md'],
  ['../../etc/passwd', '-..-etc-passwd.md'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j.md'],
  ['con', 'con -.md'],
  ['LPT1.txt', 'LPT1-txt -.md'],
  ['console', 'console.md'],
  ['line\nbreak\u0000', 'line break.md'],
  ['evil\u202egnp.exe', 'evil gnp.exe.md'],
  ['دفتر تمرین', 'دفتر تمرین.md'],
  ['می\u200cخواهم', 'می\u200cخواهم.md'],
  ['膝の記録', '膝の記録.md'],
  ['<img src=x onerror=alert(1)>', '-img src=x onerror=alert(1)-.md'],
  ['trailing dot. ', 'trailing dot.md'],
  ['[Draft] Plan #2^', 'Draft Plan 2.md'],
  ['#', 'Untitled.md'],
])('%j becomes the file name %j', (title, name) => {
  expect(safeFileName(title, 'Untitled', 'md')).toBe(name);
});

test('a file name is never too long for a file system, and never ends within a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 0, maxLength: 400 }), (title) => {
      const name = safeFileName(title, 'Untitled', 'html');
      expect(encodeURIComponent(name).replaceAll(/%../g, '%').length).toBeLessThanOrEqual(210);
      expect(name.isWellFormed()).toBe(true);
      expect(name).toMatch(/^[^./\\:*?"<>|#^[\]\p{Cc}][^/\\:*?"<>|#^[\]\p{Cc}]*\.html$/u);
    }),
  );
});

test('a folder has no extension, and is not named like a device either', () => {
  expect(safeFileName('Training. ', 'Notebook', '')).toBe('Training');
  expect(safeFileName('aux', 'Notebook', '')).toBe('aux -');
  expect(safeFileName('?', 'Notebook', '')).toBe('Notebook');
});

test('names that differ only in case or normalisation get numbers', () => {
  const names = new UniqueNames();
  const taken = ['Knee', 'knee', 'Knee 1', 'KNEE', 'Übung', 'U\u0308bung'].map((name) => names.take(name, '.md'));
  expect(taken).toEqual(['Knee.md', 'knee 1.md', 'Knee 1 1.md', 'KNEE 2.md', 'Übung.md', 'U\u0308bung 1.md']);
});

test('thousands of equal names are numbered without searching from the beginning', () => {
  const names = new UniqueNames();
  const taken = Array.from({ length: 20_000 }, () => names.take('Untitled', '.md'));
  expect(taken.at(-1)).toBe('Untitled 19999.md');
  expect(new Set(taken).size).toBe(20_000);
});
