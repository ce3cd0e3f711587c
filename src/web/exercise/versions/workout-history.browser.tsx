import { describe, expect, test } from 'vitest';
import type { PastState } from '../../history/index.ts';
import {
  expectAccessible,
  onPhone,
  refusal,
  serveHistory,
  setOnline,
  setSaved,
  smallTargets,
  texts,
} from '../../testing/index.ts';
import { openExercise } from '../testing/index.ts';
import './versions-pane.tsx'; // loading it on demand from source can take longer than the timeout of `expect`

const at = Date.UTC(2025, 2, 3, 12, 5);
const done = (load: number, reps: number, more: object = {}) => ({
  ...{ kind: 'working', load: { si: load }, reps, completedAt: at },
  ...more,
});
const push = {
  ...{ title: 'Push day', startedAt: at, endedAt: at + 3_600_000, zone: 'UTC', day: '2025-03-03', remark: 'Good' },
  exercises: {
    press: { exercise: 'exercises/bench-press', order: 'a0', remark: 'To a board', restSeconds: 90 },
  },
  sets: {
    one: { place: { exercise: 'press', order: 'a0' }, result: done(100, 5), remark: 'Slow' },
    two: { place: { exercise: 'press', order: 'a1' }, result: done(100, 4) },
  },
};
const version: PastState = { kind: 'version', id: '2-0', writtenAt: at, replacedAt: at + 1, bytes: 2048 };
const replaced = (path: string, value: unknown, id = '3-0'): PastState => ({
  ...{ kind: 'superseded', id, path, value, writtenAt: at, replacedAt: at },
});
type Records = Parameters<typeof serveHistory>[1];

/** Opens the history of a workout, or one of its versions. */
async function openHistory(states: readonly PastState[], records: Records = {}, workout: object = push, search = '') {
  const server = serveHistory(states, records);
  const app = await openExercise(`/workouts/push?view=history${search}`, { workouts: { push: workout } });
  setSaved(app.store);
  return { ...app, server, stored: () => app.store.record('workouts', 'push').entry?.value };
}

const openVersion = (record: Readonly<Record<string, unknown>>, workout: object = push) =>
  openHistory([version], { '2-0': record }, workout, '&version=2-0');

describe('the history of a workout', () => {
  test('opens from its menu and says that there is none yet', async () => {
    serveHistory();
    const { screen, href } = await openExercise('/workouts/push', { workouts: { push } });
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await screen.getByRole('menuitem', { name: 'Version history' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Version history of “Push day”' })).toBeVisible();
    await expect.element(screen.getByText('No earlier versions yet')).toBeVisible();
    expect(href()).toMatch(/\/workouts\/push\?view=history$/);
    await screen.getByRole('link', { name: 'Back to workout' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Push day', level: 1 })).toBeVisible();
  });

  test('lists a set that another device replaced, which is restored, and Undo takes it back', async () => {
    const other = replaced('sets/one/result', done(90, 12));
    const { screen, server, stored, pathname } = await openHistory([other, version]);
    const row = screen.getByRole('region', { name: '3 March 2025' }).getByRole('listitem').first();
    await expect.element(row.getByText('Bench press, set 1')).toBeVisible();
    await expect.element(row.getByText('90 kg × 12, done')).toBeVisible();
    await expect.element(row.getByText('Now: 100 kg × 5, done')).toBeVisible();
    await expect.element(row.getByText(/^Changed on two devices at once\..*3 March 2025, 12:05\.$/)).toBeVisible();
    await expectAccessible('main');
    await screen.getByRole('button', { name: 'Restore Bench press, set 1, 90 kg × 12, done' }).click();
    await expect.poll(() => stored()?.sets.one?.result).toMatchObject({ load: { si: 90 }, reps: 12 });
    expect(server.asked.at(-1)).toBe('POST workouts/push');
    expect(pathname()).toBe('/dashboard/exercise/workouts/push');
    await expect.element(screen.getByRole('heading', { name: 'Push day', level: 1 })).toBeVisible();
    const notice = screen.getByRole('alertdialog', { name: 'Restored Bench press, set 1, 90 kg × 12, done' });
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stored()?.sets.one?.result).toMatchObject({ load: { si: 100 }, reps: 5 });
    expect(stored()?.sets.two?.result).toMatchObject({ load: { si: 100 }, reps: 4 });
  });

  test('does not list what nobody entered, nor offer to restore what is current', async () => {
    const { screen } = await openHistory([
      replaced('editedAt', 5, '5-0'),
      replaced('sets/one/place', { exercise: 'press', order: 'a3' }, '4-0'),
      replaced('remark', 'Good'),
    ]);
    await expect.element(screen.getByText('Current value')).toBeVisible();
    expect(screen.getByRole('region', { name: '3 March 2025' }).getByRole('listitem').elements()).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Restore/ }).elements()).toEqual([]);
  });

  test('has large enough targets on a phone, where nothing is cut off', async () => {
    await onPhone();
    const { screen } = await openHistory([replaced('sets/one/result', done(90, 12)), version]);
    await expect.element(screen.getByRole('button', { name: /^Restore Bench press, set 1/ })).toBeVisible();
    expect(smallTargets()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(390);
  });

  test.each([
    ['without a network', () => setOnline(false), /^You’re offline\. To restore a version/],
    ['if the server does not keep the current state', () => {}, /^Couldn’t restore this version/],
  ])('restores nothing %s, and says why', async (_, fail, words) => {
    const { screen, server, stored } = await openHistory([replaced('sets/one/result', done(90, 12))]);
    const restore = screen.getByRole('button', { name: /^Restore Bench press, set 1/ });
    await expect.element(restore).toBeVisible();
    server.instead = () => refusal(500, 'request/unexpected');
    fail();
    await restore.click();
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(stored()?.sets.one?.result).toMatchObject({ load: { si: 100 }, reps: 5 });
  });

  test('of a workout in the trash can be read, but restores nothing', async () => {
    const { screen, store } = await openHistory([replaced('sets/one/result', done(90, 12))]);
    await expect.element(screen.getByRole('button', { name: /^Restore Bench/ })).toBeVisible();
    store.actions.changeRecord('workouts', 'push', (draft) => {
      draft.trashedAt = Date.now();
    });
    await expect.element(screen.getByText(/^This workout is in the trash\. Restore the workout first/)).toBeVisible();
    await expect.element(screen.getByText('90 kg × 12, done')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Restore Bench/ }).elements()).toEqual([]);
  });
});

describe('a version of a workout', () => {
  test('lists each value that has changed since, with the current one', async () => {
    const { screen } = await openVersion({
      ...{ title: 'Push', remark: 'Slept badly', effort: 7, endedAt: at + 1_800_000 },
      exercises: {
        press: {
          ...{ exercise: 'exercises/bench-press', order: 'a0' },
          ...{ remark: 'Touch and go', nextTime: 'Wider grip', restSeconds: 180 },
        },
      },
      sets: {
        one: { ...push.sets.one, result: done(90, 12, { rpe: 8, rir: 2 }), remark: 'Fast' },
        two: { ...push.sets.two, result: { kind: 'working', completedAt: null } },
      },
    });
    await expect.element(screen.getByRole('heading', { name: 'Changed since this version' })).toBeVisible();
    const rows = () =>
      texts('section[aria-labelledby] li').map((row) => row.replace(/Restore$/, '').replaceAll('\u00a0', ' '));
    expect(rows()).toEqual([
      'Title“Push”Now: “Push day”',
      'Workout note“Slept badly”Now: “Good”',
      'Effort7 out of 10Now: empty',
      'End12:35Now: 13:05',
      'Bench press, note“Touch and go”Now: “To a board”',
      'Bench press, for next time“Wider grip”Now: empty',
      'Bench press, rest3:00Now: 1:30',
      'Bench press, set 190 kg × 12, RPE 8, RIR 2, doneNow: 100 kg × 5, done',
      'Bench press, set 1, note“Fast”Now: “Slow”',
      'Bench press, set 2no values, not doneNow: 100 kg × 4, done',
    ]);
    await expectAccessible('main');
  });

  test('restores one of its values and leaves the others', async () => {
    const { screen, stored } = await openVersion({ title: 'Push', remark: 'Slept badly' });
    await screen.getByRole('button', { name: 'Restore Workout note, “Slept badly”' }).click();
    await expect.poll(() => stored()?.remark).toBe('Slept badly');
    expect(stored()?.title).toBe('Push day');
  });

  test('restores a set that was removed to its exercise, and Undo removes it again', async () => {
    const three = { place: { exercise: 'press', order: 'a2' }, result: done(80, 8) };
    const { screen, stored } = await openVersion({ sets: { three } });
    await expect.element(screen.getByText('Bench press, removed set')).toBeVisible();
    await screen.getByRole('button', { name: 'Restore Bench press, removed set, 80 kg × 8, done' }).click();
    await expect.poll(() => stored()?.sets.three?.place).toEqual({ exercise: 'press', order: 'a2' });
    expect(stored()?.sets.three?.result).toMatchObject({ load: { si: 80 }, reps: 8 });
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => stored()?.sets.three?.place).toBeUndefined();
    expect(Object.keys(stored()?.sets ?? {}).toSorted()).toEqual(expect.arrayContaining(['one', 'two']));
  });

  test('names a set whose exercise was removed as such, which cannot be restored', async () => {
    const squat = { exercise: 'exercises/back-squat', order: 'a1', remark: 'Deep' };
    const four = { place: { exercise: 'squat', order: 'a0' }, result: done(120, 3) };
    const { screen } = await openVersion({ exercises: { squat }, sets: { four } });
    await expect.element(screen.getByText('Removed set', { exact: true })).toBeVisible();
    await expect.poll(() => screen.getByText(/^Can’t be restored: its set or exercise was/).elements()).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^Restore/ }).elements()).toEqual([]);
  });

  test('that nothing was changed of says so', async () => {
    const { screen } = await openVersion({ title: 'Push day', remark: 'Good' });
    await expect.element(screen.getByText('Nothing from this version has changed.')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: '3 March 2025, 12:05' })).toBeVisible();
  });

  test('that cannot be loaded is loaded on request', async () => {
    const { screen, server } = await openHistory([version], { '2-0': { title: 'Push' } });
    server.instead = (request) => (request.endsWith('/2-0') ? refusal(500, 'request/unexpected') : null);
    await screen.getByRole('link', { name: 'Version from 3 March 2025, 12:05' }).click();
    await expect.element(screen.getByText('Couldn’t load the history')).toBeVisible();
    server.instead = () => null;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('“Push”', { exact: true })).toBeVisible();
  });

  test('that the server no longer has says how long versions are kept', async () => {
    const { screen } = await openHistory([version], {}, push, '&version=0-5');
    await expect.element(screen.getByText('This version is no longer available')).toBeVisible();
    expect(screen.getByText('Changed since this version').query()).toBeNull();
  });
});
