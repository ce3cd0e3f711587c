import { expect, test } from 'vitest';
import { VirtualTime } from '../testing/virtual-time.ts';
import { TypingBursts } from './document-edits.ts';

function bursts() {
  const time = new VirtualTime(0, () => Promise.resolve());
  const ended: (readonly [key: string, lastAt: number])[] = [];
  const typing = new TypingBursts(
    (ms, work) => time.after(ms, work),
    (key, lastAt) => ended.push([key, lastAt]),
  );
  return { time, ended, typing };
}

test('SY25e the first edit of a text starts a burst, which later edits continue until a pause of a second', async () => {
  const { time, ended, typing } = bursts();
  expect([0, 1, 2].map((at) => typing.edited('notes/a', at))).toEqual([true, false, false]);
  expect(typing.edited('notes/b', 3)).toBe(true);
  await time.pass(999);
  expect(ended).toEqual([]);
  await time.pass(1);
  expect(ended).toEqual([['notes/a', 2]]);
  expect(typing.edited('notes/a', 5)).toBe(true);
});

test('SY25e a burst of one edit writes no second date, and all bursts end when the page is hidden', () => {
  const { ended, typing } = bursts();
  typing.edited('notes/a', 1);
  typing.edited('notes/b', 2);
  typing.edited('notes/b', 3);
  typing.end();
  expect(ended).toEqual([['notes/b', 3]]);
  typing.end();
  expect(ended).toHaveLength(1);
});
