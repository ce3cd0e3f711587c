import { expect, it } from 'vitest';
import { type Announcement, newlyDue } from './newly-due.ts';

function item(at: number): Announcement {
  return { key: String(at), title: 'Knee', at, href: '/dashboard/notes/knee' };
}

it('what comes due is announced once: when its time has come, and not before or after', () => {
  const due = [item(60), item(120), item(180)];
  const announced = [0, 60, 119, 120, 500].map((until, index, all) =>
    newlyDue(due, all[index - 1] ?? -1, until).map(({ at }) => at),
  );
  expect(announced).toEqual([[], [60], [], [120], [180]]);
});
