import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOfTaskText, readNote } from './index.ts';

function taskOf(text: string) {
  const [task] = readNote(text).tasks;
  if (task === undefined) throw new Error('no task');
  return task;
}

const codeIn = (text: string) => {
  const task = taskOf(text);
  return task.code.map(({ from, to }) => task.text.slice(from, to));
};

describe('the code of a task', () => {
  it.each([
    ['- [ ] no code', []],
    ['- [ ] fix `at @tomorrow` and ``b`c`` ', ['at @tomorrow', 'b`c']],
    ['- [ ] **fix `a`**  and  [`b`](https://example.org)', ['a', 'b']],
    ['- [ ] run `at @2026-12-05 18:00` now', ['`at @2026-12-05 18:00`']],
    ['- [ ] a \\` no code \\` b', []],
    ['- [ ] say &#96; no code &#96;', []],
    ['- [ ] press ` and `` too', []],
    ['> - [ ] a\n>   `b  c`', ['b c']],
  ])('is known in %j', (text, code) => {
    expect(codeIn(text)).toEqual(code);
  });
});

describe('a part of the text of a task', () => {
  const written = (text: string, words: string) => {
    const task = taskOf(text);
    const from = task.text.lastIndexOf(words);
    const place = placeOfTaskText(text, task, { from, to: from + words.length });
    return place && [place.from, text.slice(place.from, place.to)];
  };

  it.each([
    ['- [ ] a b', 'b', 8, 'b'],
    ['- [ ] `a b` **b**', 'b', 14, 'b'],
    ['- [ ] [[b|c]] b', 'b', 14, 'b'],
    ['words\n\n- [ ] a\n  b  c', 'b c', 17, 'b  c'],
    ['- [ ] a &amp; b', 'b', 14, 'b'],
  ])('of %j has its place: %s', (text, words, from, words2) => {
    expect(written(text, words)).toEqual([from, words2]);
  });

  it.each([
    ['- [ ] a **b** c', 'a b'],
    ['- [ ] a &amp; b', '& b'],
    ['> - [ ] a\n> b', 'a b'],
  ])('of %j has no place with markup in it', (text, words) => {
    expect(written(text, words)).toBeNull();
  });

  it('has each sign at its place', () => {
    const part = fc.constantFrom(
      'a',
      'b ',
      ' ',
      '`',
      '``',
      '**',
      '\\`',
      '&amp;',
      '[[c|d]]',
      '@mon',
      '  \n  ',
      '[e](f)',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = `- [ ] x${parts.join('')}`;
        const task = taskOf(text);
        for (let at = 0; at < task.text.length; at += 1) {
          const place = placeOfTaskText(text, task, { from: at, to: at + 1 });
          if (place !== null) expect(text.slice(place.from, place.to).replace(/\s/, ' ')).toBe(task.text[at]);
        }
        for (const { from, to } of task.code) expect(task.text.slice(from, to)).not.toBe('');
      }),
    );
  });
});
