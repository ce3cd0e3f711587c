import { expect, it } from 'vitest';
import type { Activity } from '../activity.ts';
import { emptyActivity } from '../testing/empty-activity.ts';
import { mergeActivity } from './merge-activities.ts';

function made(changes: Partial<Activity>): Activity {
  return { ...emptyActivity(), ...changes };
}

const [one, two] = ['1'.repeat(64), '2'.repeat(64)];

it('a typed activity gets the recording, and keeps what was typed', () => {
  const typed = made({
    ...{ sport: 'run', distance: { si: 10_000 }, remark: 'My knee was fine', tags: { hills: 'Hills' } },
    ...{ gear: { shoes: true }, effort: 6 },
  });
  mergeActivity(
    typed,
    made({
      ...{
        sport: 'run',
        distance: { si: 10_050 },
        track: one,
        points: two,
        heartRate: { average: 150 },
        remark: 'Garmin',
      },
      ...{
        gear: { bike: true },
        laps: { a: { order: 'a0' as never, seconds: 60 } },
        hidden: { h: { from: 0, to: 5 } },
      },
      ...{ source: { app: 'activity-files' }, trashedAt: 5 },
    }),
  );
  expect(typed).toMatchObject({
    ...{ distance: { si: 10_000 }, effort: 6, track: one, points: two, heartRate: { average: 150 } },
    ...{ remark: 'My knee was fine\n\nGarmin', tags: { hills: 'Hills' }, gear: { shoes: true, bike: true } },
    ...{ laps: { a: { seconds: 60 } }, hidden: { h: { from: 0, to: 5 } }, otherRecordings: {} },
  });
  expect([typed.source, typed.trashedAt]).toEqual([undefined, undefined]);
});

it('of two recordings the kept one counts, and both files stay', () => {
  const kept = made({ track: one, remark: 'Windy', hidden: { mine: { from: 0, to: 9 } } });
  mergeActivity(
    kept,
    made({ track: two, remark: 'Windy ', otherRecordings: { ['3'.repeat(64)]: true }, title: 'Loop' }),
  );
  expect(kept).toMatchObject({ track: one, title: 'Loop', remark: 'Windy', hidden: { mine: { from: 0, to: 9 } } });
  expect(Object.keys(kept.otherRecordings).sort()).toEqual([two, '3'.repeat(64)]);
});

it('of a recording with a hidden stretch, the typed figures come back with the stretch', () => {
  const typed = made({ distance: { si: 10_000 } });
  const hidden = { h: { from: 0, to: 600 } };
  const unhidden = { distance: { si: 10_200 }, movingSeconds: 3000 };
  mergeActivity(typed, made({ track: one, distance: { si: 8000 }, hidden, unhidden }));
  expect(typed).toMatchObject({ distance: { si: 10_000 }, hidden });
  expect(typed.unhidden).toEqual({ distance: { si: 10_000 }, movingSeconds: 3000 });
});

it('is taken back apart from what was changed since', () => {
  const kept = made({ sport: 'run', remark: 'Windy', tags: { a: 'A' } });
  const before = structuredClone(kept);
  const other = made({ track: one, remark: 'Garmin', tags: { b: 'B' }, title: 'Loop', gear: { shoes: true } });
  const takeBack = mergeActivity(kept, other);
  kept.title = 'My loop';
  takeBack(kept);
  expect(kept).toEqual({ ...before, title: 'My loop' });
});

it('merging the same recording again adds nothing', () => {
  const kept = made({ track: one, remark: 'A' });
  mergeActivity(kept, made({ track: one, remark: 'A' }));
  expect([kept.otherRecordings, kept.remark]).toEqual([{}, 'A']);
});
