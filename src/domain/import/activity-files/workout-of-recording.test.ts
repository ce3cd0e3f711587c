import { describe, expect, it } from 'vitest';
import { enumerated, fitTime, uint8, uint16, uint32, type WrittenMessage, writeFit } from '../fit/testing/write-fit.ts';
import { filesOf, itemsOf } from '../testing/files.ts';
import { activityFiles } from './activity-files.ts';

const start = Date.UTC(2026, 4, 6, 17);
const at = (seconds: number) => fitTime(start) + seconds;

interface WrittenSet {
  readonly exercise: readonly [number, number];
  readonly reps: number;
  /** Kilograms. */
  readonly load: number;
}

/** A set of 30 s. */
function setAt(seconds: number, { exercise: [category, number], reps, load }: WrittenSet): WrittenMessage {
  return {
    message: 225,
    fields: [
      { field: 0, type: uint32, value: 30_000 },
      { field: 3, type: uint16, value: reps },
      { field: 4, type: uint16, value: load * 16 },
      { field: 5, type: uint8, value: 1 },
      { field: 6, type: uint32, value: at(seconds) },
      { field: 7, type: uint16, value: category },
      { field: 8, type: uint16, value: number },
    ],
  };
}

const session: WrittenMessage = {
  message: 18,
  fields: [
    { field: 2, type: uint32, value: at(0) },
    { field: 5, type: enumerated, value: 10 },
    { field: 6, type: enumerated, value: 20 },
    { field: 7, type: uint32, value: 1_800_400 },
  ],
};

const squat = { exercise: [28, 6], reps: 5, load: 100 } as const;
const plank = { exercise: [19, 43], reps: 0, load: 0 } as const;
const unknown = { exercise: [65_534, 0xffff], reps: 9, load: 20 } as const;

async function read(...sets: readonly WrittenMessage[]) {
  return itemsOf(activityFiles, filesOf({ 'gym.fit': writeFit([...sets, session]) }));
}

describe('a strength session of a watch', () => {
  it('is a workout with the sets of each exercise, also if they alternate', async () => {
    const sets = [setAt(0, squat), setAt(60, plank), setAt(120, { ...squat, reps: 4 }), setAt(200, unknown)];
    expect(await read(...sets)).toMatchObject([
      {
        kind: 'workout',
        sourceId: '2026-05-06T17:00:00.000Z sets 0',
        origin: 'gym.fit',
        title: 'Strength training',
        startedAt: start,
        seconds: 1800,
        exercises: [
          {
            name: 'Back squat',
            sets: [
              { load: { value: 100, unit: 'kg' }, reps: 5, seconds: null, completedAt: start + 30_000 },
              { load: { value: 100, unit: 'kg' }, reps: 4, seconds: null, completedAt: start + 150_000 },
            ],
          },
          { name: 'Plank', sets: [{ load: null, reps: null, seconds: 30 }] },
          { name: 'Unknown exercise', sets: [{ load: { value: 20, unit: 'kg' }, reps: 9 }] },
        ],
      },
    ]);
  });

  it('without sets is an activity', async () => {
    expect(await read()).toMatchObject([{ kind: 'activity', sport: 'other', title: 'Strength training' }]);
  });

  it('that is in two files is read once', async () => {
    const file = writeFit([setAt(0, squat), session]);
    expect(await itemsOf(activityFiles, filesOf({ 'a.fit': file, 'b.fit': file }))).toMatchObject([
      { kind: 'workout', origin: 'a.fit' },
      { kind: 'skipped', origin: 'b.fit', code: 'import/repeated' },
    ]);
  });
});
