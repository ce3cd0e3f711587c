import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import { printStamp, type ReplicaId } from '#sync/record/index.ts';
import { expectAccessible, keyboard, onPhone, receiveChanges } from '../../testing/index.ts';
import { openExercise, workoutDaysAgo } from '../testing/index.ts';

const sledDrag = '017f22e2-79b0-7000-8000-000000000000';

async function openExercises(path: string, exerciseData: Parameters<typeof openExercise>[1] = {}) {
  const app = await openExercise(`/exercises${path}`, exerciseData);
  const { screen } = app;
  return {
    ...app,
    search: screen.getByRole('searchbox', { name: 'Search exercises' }),
    heading: (name: string) => screen.getByRole('heading', { name, exact: true }),
    choose: async (exercise: string, item: string) => {
      await screen.getByRole('button', { name: `More options for ${exercise}` }).click();
      await screen.getByRole('menuitem', { name: item }).click();
    },
  };
}

describe('an exercise is found', () => {
  test('by the muscle and equipment in the URL', async () => {
    const { screen } = await openExercises('?muscle=hamstrings&equipment=barbell');
    await expect.element(screen.getByRole('row', { name: 'Romanian deadlift', exact: true })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: 'Lying leg curl' })).not.toBeInTheDocument();
  });

  test('by an alternative name, and the URL contains the query', async () => {
    const { screen, search, heading, href } = await openExercises('?muscle=hamstrings&equipment=barbell');
    await screen.getByRole('button', { name: /^Hamstrings/ }).click();
    await screen.getByRole('option', { name: 'Any muscle' }).click();
    await search.fill('strict military');
    await expect.poll(href).toMatch(/q=strict.*equipment=barbell|equipment=barbell.*q=strict/);
    expect(href()).not.toContain('muscle');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect.element(heading('Overhead press')).toBeVisible();
    await expect.element(screen.getByText('Press straight up, moving your head out of the way.')).toBeVisible();
  });

  test('at the top if it is a favourite', async () => {
    const { screen, goTo } = await openExercises('/overhead-press');
    await screen.getByRole('button', { name: 'Add to favourites' }).click();
    await goTo('/exercises');
    await expect.element(screen.getByRole('row').first()).toMatchTextContent('Overhead press');
  });
});

test('the list begins with the exercises that were done last, as long as nothing is searched', async () => {
  await onPhone();
  const { screen, search, pathname } = await openExercises('', {
    workouts: {
      ...Object.fromEntries(
        ['deadlift', 'bench-press', 'pull-up', 'dip', 'plank', 'back-squat'].map((exercise, days) => [
          exercise,
          workoutDaysAgo(days, { [exercise]: [{ load: 10, reps: 5 }] }),
        ]),
      ),
    },
  });
  const rows = () =>
    screen
      .getByRole('row')
      .elements()
      .map((row) => row.getAttribute('aria-label'));
  await expect
    .poll(() => rows().slice(0, 7))
    .toEqual(['Recent', 'Deadlift', 'Bench press', 'Pull-up', 'Dip', 'Plank', 'All exercises']);
  await expectAccessible('main');
  await search.fill('squat');
  await expect.poll(() => rows().includes('Recent')).toBe(false);
  await search.fill('');
  await expect.poll(() => rows().includes('Recent')).toBe(true);
  await screen.getByRole('row', { name: 'Bench press' }).first().click();
  await expect.poll(pathname).toBe('/dashboard/exercise/exercises/bench-press');
});

describe('a custom exercise', () => {
  const own = {
    exercises: { own: { name: 'Bench with chains', tracking: 'loadReps', muscles: { chest: 1 }, restSeconds: 0 } },
  };

  test('is created from a search query', async () => {
    const { screen, search, heading, store } = await openExercises('');
    await search.fill('flat chains');
    await screen.getByRole('button', { name: 'Create exercise “flat chains”' }).click();
    await screen.getByRole('button', { name: /Add muscle/ }).click();
    await screen.getByRole('option', { name: 'Chest' }).click();
    await screen.getByRole('button', { name: 'Create', exact: true }).click();
    await expect.element(heading('flat chains')).toBeVisible();
    expect(store.records('exercises').map(({ value }) => value)).toEqual([
      expect.objectContaining({ name: 'flat chains', muscles: { chest: 1 } }),
    ]);
  });

  test('is renamed, and keeps a rest of 0', async () => {
    const { screen, heading, store } = await openExercises('/own', {
      exercises: { own: { name: 'flat chains', tracking: 'loadReps' } },
    });
    await screen.getByRole('button', { name: 'Edit flat chains' }).click();
    await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Bench with chains');
    await screen.getByRole('textbox', { name: 'Rest timer' }).fill('0');
    await screen.getByRole('button', { name: 'Done', exact: true }).click();
    await expect.element(heading('Bench with chains')).toBeVisible();
    expect(store.record('exercises', 'own').entry?.value).toMatchObject({ name: 'Bench with chains', restSeconds: 0 });
    await screen.getByRole('button', { name: 'Edit Bench with chains' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Rest timer' })).toHaveValue('0');
  });

  test('is merged into another one, which lists its name, and the merge can be undone', async () => {
    const { screen, heading, choose } = await openExercises('/own', own);
    await choose('Bench with chains', 'Merge into another exercise');
    await screen.getByRole('dialog').getByRole('searchbox', { name: 'Search exercises' }).fill('bench press');
    await screen.getByRole('grid', { name: 'Exercises of the same type' }).getByRole('row').first().click();
    await expect.element(heading('Bench press')).toBeVisible();
    await expect.element(screen.getByText(/Also called .*Bench with chains/)).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(heading('Bench with chains')).toBeVisible();
  });

  test('is restored unchanged from the trash', async () => {
    const { screen, choose } = await openExercises('/own', own);
    await choose('Bench with chains', 'Move to trash');
    await screen.getByRole('button', { name: 'More exercise options' }).click();
    await screen.getByRole('menuitem', { name: 'Trash' }).click();
    await screen.getByRole('row', { name: /Bench with chains/ }).click();
    await screen.getByRole('button', { name: 'Restore' }).click();
    await screen.getByRole('button', { name: 'Edit Bench with chains' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Rest timer' })).toHaveValue('0');
  });
});

test('a cue that another device replaced at the same time is offered where cues are edited', async () => {
  const at = Date.now() + 1_000;
  const replaced = { kind: 'superseded', id: '1', path: 'cue', value: 'Elbows in', writtenAt: at, replacedAt: at };
  const { fetch } = window;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) =>
    String(input).includes('/exercises/bench-press/history')
      ? Response.json({ states: [replaced], next: null })
      : fetch(input, init),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { screen } = await openExercises('/bench-press', { exercises: { 'bench-press': { cue: 'Feet flat' } } });
  await screen.getByRole('button', { name: 'Edit Bench press' }).click();
  await expect.element(screen.getByText(/changed on two devices. The later change replaced “Elbows in”/)).toBeVisible();
  await expectAccessible('[role="dialog"]');
  await screen.getByRole('button', { name: 'Restore “Elbows in”' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Cue' })).toHaveValue('Elbows in');
  await expect.element(screen.getByText(/changed on two devices/)).not.toBeInTheDocument();
});

test('a library exercise shows instructions', async () => {
  const { screen, search } = await openExercises('');
  await search.fill('back squat');
  await screen.getByRole('row', { name: 'Back squat', exact: true }).click();
  await expect.element(screen.getByText('Stand up, chest rising with your hips.')).toBeVisible();
});

const legs = { w: { ...workoutDaysAgo(30, { [sledDrag]: [{ load: 80, reps: 8 }] }), title: 'Legs' } };

test('a permanently deleted exercise keeps its name in workouts, and can be restored', async () => {
  const { screen, goTo, choose } = await openExercises(`/${sledDrag}`, {
    exercises: { [sledDrag]: { name: 'Sled drag', tracking: 'loadReps', cue: 'Stay low' } },
    workouts: legs,
  });
  const history = screen.getByRole('region', { name: 'History' });
  await expect.element(history.getByText('80 kg × 8')).toBeVisible();
  await choose('Sled drag', 'Move to trash');
  await goTo(`/exercises/${sledDrag}`);
  await screen.getByRole('button', { name: 'Delete permanently' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
  await goTo('/workouts/w');
  await expect.element(screen.getByRole('region', { name: 'Sled drag' })).toBeVisible();
  await goTo(`/exercises/${sledDrag}`);
  await expect.element(screen.getByText(/Past workouts keep its name, sets and records\./)).toBeVisible();
  await expect.element(history.getByText('80 kg × 8')).toBeVisible();
  await screen.getByRole('button', { name: 'Restore' }).click();
  await expect.element(screen.getByRole('button', { name: 'Edit Sled drag' })).toBeVisible();
  await expect.element(screen.getByText('Stay low')).not.toBeInTheDocument();
});

test('an exercise deleted with its name keeps its sets, and can be named again', async () => {
  const { screen, store, goTo, heading } = await openExercises('', { workouts: legs });
  const key: RecordKey = `exercises/${sledDrag}`;
  // earlier versions of the app did not keep the names of deleted exercises
  const tombstone = printStamp({ ms: Date.now(), counter: 0, replica: 'AAAAAAAA' as ReplicaId });
  await receiveChanges(store, [{ key, fields: new Map(), tombstone }]);
  await goTo('/workouts/w');
  await expect.element(screen.getByRole('region', { name: 'Deleted exercise' })).toBeVisible();
  await goTo(`/exercises/${sledDrag}`);
  const history = screen.getByRole('region', { name: 'History' });
  await expect.element(screen.getByText(/Your sets and records are still here\./)).toBeVisible();
  await expect.element(history.getByText('80 kg × 8')).toBeVisible();
  await screen.getByRole('button', { name: 'Name exercise' }).click();
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Sled drag');
  await screen.getByRole('button', { name: 'Create' }).click();
  await expect.element(heading('Sled drag')).toBeVisible();
  await expect.element(history.getByText('80 kg × 8')).toBeVisible();
  await goTo('/workouts/w');
  await expect.element(screen.getByRole('region', { name: 'Sled drag' })).toBeVisible();
});
