import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, keyboard, onPhone, openApp, smallTargets, texts } from '../testing/index.ts';
// Loading this on demand from source can take longer than the timeout of `expect`.
import './index.ts';

const at = (month: number, day: number, hour = 18) => Date.UTC(2026, month - 1, day, hour);
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const when = (startedAt: number) => ({ startedAt, zone: 'UTC', day: dayOf(startedAt) });

/** Returns a workout of back squats, a set for each remark. */
function squats(startedAt: number, remarks: readonly string[], more: object = {}): object {
  const sets = remarks.map((remark, index) => [
    `s${index}`,
    {
      place: { exercise: 'e', order: `a${index}` },
      result: { kind: 'working', load: { si: 100 }, reps: 5, rpe: 9, completedAt: startedAt + 60_000 },
      ...(remark !== '' && { remark }),
    },
  ]);
  return {
    ...when(startedAt),
    endedAt: startedAt + 3_600_000,
    exercises: { e: { exercise: 'exercises/back-squat', order: 'a0' } },
    sets: Object.fromEntries(sets),
    ...more,
  };
}

const document_ = () => ({
  profileData: { preferences: { main: { units: { load: 'kg', distance: 'km', bodyWeight: 'kg' } } } },
  notesData: {
    notes: {
      diary: { title: 'Logbook', body: 'My left twinge', createdAt: at(2, 1) },
      plan: { title: 'Plan', body: 'Nothing of it', createdAt: at(2, 1) },
    },
  },
  exerciseData: {
    workouts: { legs: squats(at(2, 3), ['', 'Twinge again']) },
    activities: {
      run: {
        ...when(at(2, 5)),
        sport: 'run',
        distance: { si: 10_000 },
        movingSeconds: 3000,
        remark: 'Twinge was gone',
      },
    },
  },
});

const results = page.getByRole('grid', { name: 'Search results' });
const field = page.getByRole('searchbox', { name: 'Search notes and training' });
const rows = () => texts('[aria-label="Search results"] [role="row"]');

describe('results', () => {
  test('of all kinds are in one list, newest first, with what was found in them', async () => {
    const { screen } = await openApp('/dashboard/search?q=twinge', document_());
    await expect
      .poll(rows)
      .toEqual([
        expect.stringMatching(/Logbook.*My left twinge/),
        expect.stringMatching(/Run.*10 km.*Twinge was gone/),
        expect.stringMatching(/Back squat.*100\skg\s×\s5 · RPE 9.*Twinge again/),
      ]);
    await expect.element(screen.getByText('Notes and training that contain “twinge”')).toBeVisible();
    await expect.element(screen.getByText('3 results')).toBeVisible();
    expect(texts('[aria-label="Search results"] mark').map((word) => word.toLowerCase())).toEqual([
      'twinge',
      'twinge',
      'twinge',
    ]);
    await expectAccessible('[data-layout]');
  });

  test('are shown by kind, with the number of each', async () => {
    const { screen, router } = await openApp('/dashboard/search?q=twinge', document_());
    await screen.getByRole('radio', { name: 'Sets 1' }).click();
    await expect.poll(rows).toEqual([expect.stringMatching(/Back squat/)]);
    expect(router.state.location.href).toBe('/dashboard/search?q=twinge&kind=set');
    await screen.getByRole('radio', { name: 'All 3' }).click();
    await expect.poll(() => rows().length).toBe(3);
  });

  test('open their records: a set its workout, at the set', async () => {
    const { router } = await openApp('/dashboard/search?q=again', document_());
    await results.getByRole('row').click();
    await expect.poll(() => router.state.location.href).toBe('/dashboard/exercise/workouts/legs?set=s1');
    await expect.poll(() => globalThis.document.activeElement?.getAttribute('data-sets')).toBe('s1');
  });

  test('are found by figures, and notes are not', async () => {
    await openApp('/dashboard/search?q=squat+rpe%3E%3D9', document_());
    await expect.poll(() => rows().length).toBe(2);
    expect(rows().every((row) => row.includes('Back squat'))).toBe(true);
  });

  test('change while a query is typed, and the field leads into them', async () => {
    const { router } = await openApp('/dashboard/search', document_());
    await field.fill('logbook');
    await expect.poll(rows).toEqual([expect.stringMatching(/Logbook/)]);
    await expect.poll(() => router.state.location.href).toBe('/dashboard/search?q=logbook');
    await field.click();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard/notes/diary');
  });

  test('of thousands of sets are complete by showing more', async () => {
    const many = Array.from({ length: 120 }, (_, index) => [
      `w${index}`,
      squats(at(2, 3) - index * 86_400_000, ['sore']),
    ]);
    const { screen } = await openApp('/dashboard/search?q=sore', {
      exerciseData: { workouts: Object.fromEntries(many) },
    });
    await expect.element(screen.getByText('120 results')).toBeVisible();
    await expect.element(results).toHaveAttribute('aria-rowcount', '100');
    await screen.getByRole('button', { name: 'Show more' }).click();
    await expect.element(results).toHaveAttribute('aria-rowcount', '120');
  });

  test('fit on a phone, with targets that a finger can hit', async () => {
    await onPhone();
    await openApp('/dashboard/search?q=twinge', document_());
    await expect.poll(() => rows().length).toBe(3);
    expect(globalThis.document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
    expect(smallTargets()).toEqual([]);
  });
});

test('a search that finds nothing says so', async () => {
  const { screen } = await openApp('/dashboard/search?q=nothing-like-it', document_());
  await expect.element(screen.getByText('Nothing found', { exact: true })).toBeVisible();
});

test('a mistake in a query says what is wrong, and the rest still works', async () => {
  const { screen } = await openApp('/dashboard/search?q=twinge+rpe%3Ahard', document_());
  await expect.element(screen.getByText(/rpe:hard isn’t an amount and was ignored/)).toBeVisible();
  await expect.poll(() => rows().length).toBe(3);
});

test('before anything is typed, examples lead to results', async () => {
  const { screen, router } = await openApp('/dashboard/search', document_());
  await screen.getByRole('link', { name: /squat rpe>=9/ }).click();
  await expect.element(field).toHaveValue('squat rpe>=9');
  await expect.poll(() => rows().length).toBe(2);
  router.history.back();
  await expect.element(screen.getByRole('heading', { name: 'Examples' })).toBeVisible();
});

test('a search is saved for everything, and opens from the notes', async () => {
  const { screen, store, router } = await openApp('/dashboard/search?q=twinge', document_());
  await screen.getByRole('button', { name: 'Save search' }).click();
  await keyboard.press('Enter');
  await expect
    .poll(() => store.records('searches').map(({ value }) => value))
    .toMatchObject([{ name: 'twinge', query: 'twinge', scope: 'all' }]);
  await expect.element(screen.getByRole('button', { name: 'Save search' })).not.toBeInTheDocument();
  await router.navigate({ href: '/dashboard/notes' });
  await screen.getByRole('link', { name: 'twinge', exact: true }).click();
  await expect.poll(() => router.state.location.href).toBe('/dashboard/search?q=twinge');
});

test('a saved search that is edited is saved under its name', async () => {
  const { notesData, ...others } = document_();
  const searches = { mine: { name: 'Twinges', query: 'twinge', scope: 'all' } };
  const { screen, store } = await openApp('/dashboard/search?q=twinge', {
    ...others,
    notesData: { ...notesData, searches },
  });
  await expect.poll(() => rows().length).toBe(3);
  await field.fill('twinge day:2026-02');
  await screen.getByRole('button', { name: 'Save search' }).click();
  await expect.element(screen.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveValue('Twinges');
  await keyboard.press('Enter');
  await expect
    .poll(() => store.records('searches').map(({ value }) => value))
    .toMatchObject([{ name: 'Twinges', query: 'twinge day:2026-02', scope: 'all' }]);
});

describe('a thread', () => {
  const threaded = () => ({
    notesData: {
      notes: {
        diary: { title: 'Diary', body: 'Slept well.\n\nThe #knee is stiff.', createdAt: at(2, 1), day: '2026-02-01' },
        cap: { title: 'Cap', body: 'My #kneecap', createdAt: at(2, 1) },
        physio: { title: 'Physio', body: 'Ask about stairs', createdAt: at(2, 6), tags: { knee: 'knee' } },
      },
    },
    exerciseData: {
      workouts: {
        legs: squats(at(2, 3), ['', '#knee pinched']),
        light: squats(at(2, 2), [''], {
          title: 'Light legs',
          tags: { knee: 'knee' },
          exercises: { e: { exercise: 'exercises/back-squat', order: 'a0', remark: 'Easy on the #knee' } },
        }),
      },
    },
  });

  test('lists every mention of a tag by day, oldest first', async () => {
    const { screen } = await openApp('/dashboard/search?q=%23knee&view=thread', threaded());
    const thread = screen.getByRole('article', { name: 'Timeline of #knee' });
    await expect.element(thread.getByText('#knee pinched')).toBeVisible();
    await expect
      .poll(() => texts('article section'))
      .toEqual([
        expect.stringMatching(/1 February 2026.*Diary.*The #knee is stiff\./),
        expect.stringMatching(/2 February 2026.*Light legs.*Back squat: Easy on the #knee/),
        expect.stringMatching(/3 February 2026.*Back squat · .*100\skg\s×\s5 · RPE 9.*#knee pinched/),
        expect.stringMatching(/6 February 2026.*Physio.*Ask about stairs/),
      ]);
    await expect.element(thread.getByText(/to .*6 February 2026 · 4 days with entries/)).toBeVisible();
    await expect.element(thread.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect
      .element(thread.getByRole('link', { name: 'Compare days' }))
      .toHaveAttribute('href', '/dashboard/journal/compare?q=%23knee');
    await expectAccessible('main');
  });

  test('opens from a search of one tag', async () => {
    const { screen } = await openApp('/dashboard/search?q=%23knee', threaded());
    await screen.getByRole('link', { name: 'Show as timeline' }).click();
    await expect.element(screen.getByRole('article', { name: 'Timeline of #knee' })).toBeVisible();
    await screen.getByRole('link', { name: 'Show as list' }).click();
    await expect.element(results).toBeVisible();
  });

  test('has what was written under a former name of the tag', async () => {
    const { screen } = await openApp('/dashboard/search?q=%23knee&view=thread', {
      notesData: { tags: { knie: { renamedTo: 'knee' } } },
      exerciseData: { workouts: { legs: squats(at(2, 3), ['#knie pinched']) } },
    });
    await expect.element(screen.getByText('#knie pinched')).toBeVisible();
  });

  test('of a tag without mentions says so', async () => {
    const { screen } = await openApp('/dashboard/search?q=%23hip&view=thread', threaded());
    await expect.element(screen.getByText('No entries with this tag')).toBeVisible();
  });
});
