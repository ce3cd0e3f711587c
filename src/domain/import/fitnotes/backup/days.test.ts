import { describe, expect, it } from 'vitest';
import { filesOf, itemsOf } from '../../testing/files.ts';
import { fitNotes } from '../index.ts';
import { backupFile } from '../testing/backup-file.ts';

const read = (bytes: Uint8Array) => itemsOf(fitNotes, filesOf({ 'b.fitnotes': bytes }));

const day = '2024-05-01';
const squat = { exercise: [['Squat', 1, 0, null, 0]] };

describe('a workout time', () => {
  it.each([
    ['2024-05-01 18:00:00', '2024-05-01 19:00:00', { wall: '2024-05-01T18:00:00' }, 3600],
    ['2024-05-01T23:30:00', '2024-05-02T00:30:00', { wall: '2024-05-01T23:30:00' }, 3600],
    ['2024-05-01T18:00:00Z', '2024-05-01T18:30:00Z', Date.UTC(2024, 4, 1, 18), 1800],
    ['2024-05-01 18:00:00', '', { wall: '2024-05-01T18:00:00' }, null],
    ['2024-05-01 18:00:00', '2024-05-01 17:00:00', { wall: '2024-05-01T18:00:00' }, null],
    ['2024-05-04 18:00:00', '2024-05-04 19:00:00', { wall: '2024-05-01T12:00:00' }, 3600],
    ['', '2024-05-01 19:00:00', { wall: '2024-05-01T12:00:00' }, null],
  ])('from %j to %j is read', async (start, end, startedAt, seconds) => {
    const items = await read(
      backupFile({ ...squat, training_log: [[1, day, 60, 5, 0, 0, 0, 0]], WorkoutTime: [[day, start, end]] }),
    );
    expect(items).toMatchObject([{ startedAt, seconds }]);
  });
});

describe('supersets', () => {
  const supersetsIn = async (order: string, groups: Readonly<Record<string, number>>) => {
    const names = ['A', 'B', 'C', 'D'];
    const [workout] = (
      await read(
        backupFile({
          exercise: names.map((name) => [name, 0, 0, null, 0]),
          training_log: Array.from(order, (name) => [names.indexOf(name) + 1, day, 10, 5, 0, 0, 0, 0]),
          WorkoutGroupExercise: [
            ...Object.entries(groups).map(([name, group]) => [names.indexOf(name) + 1, day, 0, group]),
            [1, '', 7, 9],
            [2, '2024-05-02', 7, 9],
          ],
        }),
      )
    ).filter((item) => item.kind === 'workout');
    return workout?.exercises.map(({ name, superset, sets }) => `${name}${superset ?? ''}:${sets.length}`);
  };

  it.each([
    ['AABB', {}, ['A:2', 'B:2']],
    ['AABBC', { A: 40, B: 40 }, ['A1:2', 'B1:2', 'C:1']],
    ['ABABCD', { A: 40, B: 40, C: 41, D: 41 }, ['A1:2', 'B1:2', 'C2:1', 'D2:1']],
    ['ABAB', {}, ['A1:2', 'B1:2']],
    ['ABABCD', { C: 8, D: 8 }, ['A:2', 'B:2', 'C1:1', 'D1:1']],
    ['ABA', { A: 1 }, ['A:1', 'B:1', 'A:1']],
  ])('of the sets %s with the groups %j are %j', async (order, groups, exercises) => {
    expect(await supersetsIn(order, groups)).toEqual(exercises);
  });
});

it('reads a comment on a day without sets', async () => {
  expect(await read(backupFile({ WorkoutComment: [[day, 'Ill.']] }))).toMatchObject([
    { kind: 'workout', sourceId: day, remark: 'Ill.', exercises: [] },
  ]);
});
