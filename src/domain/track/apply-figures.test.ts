import { expect, it } from 'vitest';
import type { Activity, HiddenStretch } from '../exercise/index.ts';
import { emptyActivity } from '../exercise/testing/empty-activity.ts';
import { applyFigures, figuresOfTrack, TrackBuilder } from './index.ts';

const start = Date.UTC(2026, 4, 6, 17);

const builder = new TrackBuilder('run');
for (let s = 0; s <= 600; s++)
  builder.add({
    at: start + s * 1000,
    distance: s * 3,
    heartRate: s < 300 ? 140 : 160,
    altitude: s < 300 ? s / 10 : 30,
  });
const track = builder.build(start);

const typed = {
  ...{ distance: { si: 1850, typed: '1.85', unit: 'km' as const }, movingSeconds: 590, climb: { si: 31 } },
  heartRate: { average: 149, max: 170 },
};

function activity(): Activity {
  return { sport: 'run', ...emptyActivity(), ...typed };
}

function apply(draft: Activity, hidden: Readonly<Record<string, HiddenStretch>>) {
  draft.hidden = { ...hidden };
  applyFigures(draft, figuresOfTrack(track, 'run', Object.values(hidden)));
}

it('an activity without hidden stretches keeps the figures that it has', () => {
  const draft = activity();
  apply(draft, {});
  expect(draft).toMatchObject({ ...typed, trackFigures: { hidden: '', timer: 600 } });
  expect(draft.unhidden).toBeUndefined();
});

it('a hidden stretch changes them, and the last one that is shown again brings them back', () => {
  const draft = activity();
  const [drive, sensor] = [
    { from: 0, to: 299 },
    { from: 500, to: 600, only: 'heartRate' as const },
  ];
  apply(draft, { drive });
  expect(draft).toMatchObject({
    ...{ distance: { si: 900 }, movingSeconds: 300, elapsedSeconds: 300, heartRate: { average: 160, max: 160 } },
    ...{ unhidden: typed, trackFigures: { hidden: '0-299' } },
  });
  apply(draft, { drive, sensor });
  expect(draft).toMatchObject({ distance: { si: 900 }, unhidden: typed });
  apply(draft, { sensor });
  expect(draft).toMatchObject({ ...typed, heartRate: { average: 148, max: 160 }, unhidden: typed });
  expect(draft.elapsedSeconds).toBeUndefined();
  apply(draft, {});
  expect(draft).toMatchObject(typed);
  expect([draft.unhidden, draft.elapsedSeconds]).toEqual([undefined, undefined]);
});

it('an activity of which everything is hidden has no figures', () => {
  const draft = activity();
  apply(draft, { all: { from: 0, to: 600 } });
  expect([draft.distance, draft.movingSeconds, draft.climb, draft.heartRate]).toEqual(Array(4).fill(undefined));
});
