import { expect, test } from 'vitest';
import { previewLines } from './preview-lines.ts';

const size = { lines: 3, length: 40 };
const textsOf = (text: string) => previewLines(text, size).map((line) => line.text);

test('a preview has the first lines with text, without markup', () => {
  expect(textsOf('# Plan\n\n- **Squat** and [bench](mensana:exercises/bench-press)\n\n> later\nand more')).toEqual([
    'Plan',
    'Squat and bench',
    'later',
  ]);
});

test('a preview skips the properties and lines without words', () => {
  expect(textsOf('---\nmood: good\n---\n\n---\nSlept well')).toEqual(['Slept well']);
});

test('a preview leaves out the ids of logged lines', () => {
  expect(textsOf('bench 80x5 ^1a2b3c4d\n- squat 100x5 ^1a2b3c4d  \nx^1a2b3c4d')).toEqual([
    'bench 80x5',
    'squat 100x5',
    'x^1a2b3c4d',
  ]);
});

test('a preview leaves out an id that two devices wrote', () => {
  expect(textsOf('bench 80x5 ^1a2b3c4d ^1a2b3c4d')).toEqual(['bench 80x5']);
});

test('the size behind an embed is not its text', () => {
  expect(textsOf('see ![[a.png|300]] and ![[b.png|so]]')).toEqual(['see a.png and so']);
});

test('a preview leaves out attached images, and keeps files and images of the web', () => {
  const hash = 'ab'.repeat(32);
  const text = `Bed\n![photo \\[1\\].png](attachment:${hash})\nThe fence ![x.png](attachment:${hash}) is up\n[plan.pdf](attachment:${hash}) ![a rose](https://a.example/b.png)`;
  expect(textsOf(text)).toEqual(['Bed', 'The fence is up', 'plan.pdf a rose']);
});

test('a preview leaves out live answers and embedded training', () => {
  expect(textsOf('![[training]]\n```mensana\nbest squat\n```\nFives: `=best squat 5` so far')).toEqual([
    'Fives: … so far',
  ]);
});

test('a time in code stays in its backticks, so that it is not shown as a time', () => {
  const text = '- [ ] run `at @2026-12-05 18:00` and `b`';
  expect(previewLines(text, { lines: 1, length: 99 })[0]?.text).toBe('run `at @2026-12-05 18:00` and b');
});

test('code with a time is closed where a preview ends in it', () => {
  const text = '- [ ] run ``deploy `at` @2026-12-05 18:00 --with more words`` and b';
  const previews = [8, 12, 30, 40, 50].map((length) => previewLines(text, { lines: 1, length })[0]?.text ?? '');
  expect(previews).toEqual([
    'run…',
    'run ``dep``…',
    'run ``deploy `at` @2026-12-``…',
    'run ``deploy `at` @2026-12-05 18:00 -``…',
    'run ``deploy `at` @2026-12-05 18:00 --with more``…',
  ]);
});

test('a preview says which tasks are completed', () => {
  expect(previewLines('- [ ] call physio\n* [x] stretch\n- plain', size)).toEqual([
    { text: 'call physio', isDone: false },
    { text: 'stretch', isDone: true },
    { text: 'plain', isDone: null },
  ]);
});

test('a long line is shortened', () => {
  const [line] = textsOf('word '.repeat(500));
  expect(line?.length).toBeLessThanOrEqual(size.length);
  expect(line).toMatch(/^word .*…$/);
});

test('an empty note has no preview', () => {
  expect(textsOf('')).toEqual([]);
  expect(textsOf('\n \n')).toEqual([]);
});
