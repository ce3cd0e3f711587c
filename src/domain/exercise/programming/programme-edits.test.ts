import { expect, it } from 'vitest';
import { readRecord } from '../../kernel/index.ts';
import { type Programme, programme } from '../programme.ts';
import { asWeek, beginProgramme, endProgramme, isRunningOn } from './programme-edits.ts';

const empty = (): Programme => readRecord(programme, new Map()).value;

it('a programme starts, ends on the day before, and starts again', () => {
  const draft = empty();
  beginProgramme(draft, '2026-11-02');
  endProgramme(draft, '2026-11-21');
  expect(draft).toMatchObject({ startedOn: '2026-11-02', endedOn: '2026-11-20' });
  const days = ['2026-11-01', '2026-11-02', '2026-11-20', '2026-11-21'] as const;
  expect(days.map((day) => isRunningOn(draft, day))).toEqual([false, true, true, false]);
  beginProgramme(draft, '2026-11-21');
  expect(draft.endedOn).toBeUndefined();
  endProgramme(draft, '2026-11-21');
  expect(draft.startedOn).toBeUndefined();
});

it('a rotation becomes a week with its days on consecutive free weekdays', () => {
  const draft = empty();
  draft.days = {
    b: { order: 'a1', routine: 'lower' },
    a: { order: 'a0', routine: 'upper' },
    rest: { order: 'a2' },
    c: { order: 'a3', routine: 'long', weekday: 1 },
  };
  asWeek(draft, 1);
  expect([draft.days.a?.weekday, draft.days.b?.weekday, draft.days.c?.weekday]).toEqual([2, 3, 1]);
  expect(draft.days.rest?.weekday).toBeUndefined();
});
