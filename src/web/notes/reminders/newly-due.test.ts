import { expect, it } from 'vitest';
import { noteLink } from '../../links/notes.ts';
import { type Announced, newlyDue } from './newly-due.ts';

const time = (iso: string) => Date.parse(`2026-11-${iso}:00Z`);

function item(iso: string, repeat: string | null = null): Announced {
  return { key: iso, tag: 'knee', title: 'Knee', at: time(iso), zone: 'UTC', repeat, link: noteLink('knee') };
}

function announced(items: readonly Announced[], after: string, until: string) {
  return newlyDue(items, time(after), time(until)).map(({ at }) => new Date(at).toISOString().slice(8, 16));
}

it('what comes due is announced when its time has come, and not before or again', () => {
  const items = [item('27T09:00'), item('27T10:00')];
  expect(announced(items, '27T08:00', '27T08:59')).toEqual([]);
  expect(announced(items, '27T08:00', '27T09:00')).toEqual(['27T09:00']);
  expect(announced(items, '27T09:00', '27T10:30')).toEqual(['27T10:00']);
  expect(announced(items, '27T10:00', '27T11:00')).toEqual([]);
});

it('what recurs is announced each time, even if it was never done', () => {
  const daily = [item('20T07:00', 'FREQ=DAILY')];
  expect(announced(daily, '26T20:00', '27T06:59')).toEqual([]);
  expect(announced(daily, '26T20:00', '27T07:00')).toEqual(['27T07:00']);
  expect(newlyDue(daily, time('26T20:00'), time('27T07:00'))[0]?.key).not.toBe(
    newlyDue(daily, time('27T20:00'), time('28T07:00'))[0]?.key,
  );
});
