import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AccountSession } from '#api/account/index.ts';
import { accountState, setAccountState } from './account/state.ts';
import { daysAgo, planOf, recordedRun, weightDaysAgo, workoutDaysAgo } from './exercise/testing/index.ts';
import { changeLanguage } from './language/index.ts';
import {
  type AppDocument,
  brokenWords,
  cutTexts,
  expectAccessible,
  openApp,
  openSignedOut,
  overflowingTexts,
  watchHeading,
} from './testing/index.ts';

type SignedIn = Extract<ReturnType<typeof accountState>, { readonly kind: 'signed-in' }>;

/** The screens that have an address without the id of a record. */
const paths = [
  '/',
  '/dashboard',
  '/dashboard/overview',
  '/dashboard/journal',
  '/dashboard/search',
  '/dashboard/search?q=knie',
  '/dashboard/notes',
  '/dashboard/notes?list=reminders',
  '/dashboard/notes?list=tasks',
  '/dashboard/notes?list=templates',
  '/dashboard/notes?list=archive',
  '/dashboard/notes?list=trash',
  '/dashboard/exercise',
  '/dashboard/exercise/workouts',
  '/dashboard/exercise/routines',
  '/dashboard/exercise/routines/built-in',
  '/dashboard/exercise/routines/built-in/five-three-one',
  '/dashboard/exercise/routines/built-in/walk-run',
  '/dashboard/exercise/exercises',
  '/dashboard/exercise/calendar',
  '/dashboard/exercise/goals',
  '/dashboard/exercise/activities',
  '/dashboard/exercise/activities/totals',
  '/dashboard/exercise/activities/best',
  '/dashboard/exercise/activities/gear',
  '/dashboard/exercise/activities/zones',
  '/dashboard/exercise/progress',
  '/dashboard/exercise/body',
  '/dashboard/exercise/body/photos',
  '/dashboard/exercise/volume',
  '/dashboard/exercise/load',
  '/dashboard/profile',
  '/dashboard/profile/sessions',
  '/dashboard/profile/appearance',
  '/dashboard/profile/language',
  '/dashboard/profile/units',
  '/dashboard/profile/notifications',
  '/dashboard/profile/training',
  '/dashboard/profile/sources',
  '/dashboard/profile/data',
  '/dashboard/profile/import',
  '/dashboard/share?failed=too-many',
];
const squats = { 'back-squat': [{ load: 100, reps: 5 }] };

/** Returns notes of each list, a running workout, and training of yesterday. */
function used(): AppDocument {
  const reminders = { soon: { at: Date.now() + 3_600_000, zone: 'UTC' } };
  return {
    notesData: {
      notes: {
        knee: { title: 'Knie', createdAt: 1, body: '- [ ] Physio anrufen', reminders },
        old: { title: 'Alt', createdAt: 1, archivedAt: 2 },
        thrown: { title: 'Weg', createdAt: 1, trashedAt: Date.now() },
      },
      notebooks: { work: { name: 'Arbeit', order: 'a0' } },
    },
    exerciseData: {
      workouts: {
        done: workoutDaysAgo(1, squats),
        running: { ...daysAgo(0), ...planOf(squats) },
      },
      activities: { run: { ...daysAgo(1), sport: 'run', distance: { si: 5_000 }, movingSeconds: 1_500 } },
      measurements: { weight: weightDaysAgo(1, 80) },
      goals: { often: { kind: 'sessions', target: 4, per: 'week' } },
    },
  };
}

const longest = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenhersteller';

/** Returns a record of each kind with a name that has no place to break. */
function longNamed(): AppDocument {
  const tags = { [longest.toLowerCase()]: longest };
  return {
    notesData: {
      notes: { knee: { title: longest, createdAt: 1, body: longest, tags, notebook: 'work' } },
      notebooks: { work: { name: longest, order: 'a0' } },
      searches: { s: { name: longest, query: longest, order: 'a0' } },
    },
    exerciseData: {
      workouts: { running: { ...daysAgo(0), ...planOf(squats), title: longest } },
      routines: { legs: { name: longest, order: 'a0' } },
      routineFolders: { f: { name: longest, order: 'a0' } },
      programmes: { p: { name: longest } },
      activities: { run: { ...daysAgo(1), title: longest, sport: 'run', distance: { si: 5_000 } } },
    },
  };
}

test.each(paths)(
  'without records, axe finds no violations, nothing is cut off and a heading once shown stays: %s',
  async (path) => {
    answerSessions();
    await expectSound(path, {});
  },
);

test.each(paths)('in German on the narrowest phone, the same is true with records: %s', async (path) => {
  await inGerman(320, 640);
  answerSessions();
  await expectSound(path, used());
});

/** Returns a recording, another of the same route that looks like it, zones of heart rate, gear and a privacy zone. */
async function withRecording(): Promise<AppDocument> {
  const run = await recordedRun();
  const before = { ...run, startedAt: run.startedAt + 20_000, remark: 'Gegenwind' };
  return {
    exerciseData: {
      activities: { run: { ...run, laps: { first: { order: 'a0', metres: 5000, seconds: 1700, bpm: 140 } } }, before },
      zones: { all: { measure: 'heartRate', from: '2020-01-01', bounds: [130, 145, 155, 165, 200] } },
      gear: { shoes: { name: 'Schuhe', kind: 'shoes', warnAt: { si: 600_000 } } },
    },
  };
}

test.each([
  ['en', 1280],
  ['en', 390],
  ['de', 1280],
  ['de', 320],
] as const)('an activity with a recording is sound in %s at %i pixels', async (language, width) => {
  await inLanguage(language, width, 800);
  const { screen } = await openApp('/dashboard/exercise/activities/run', await withRecording());
  await expect.element(screen.getByRole('slider')).toBeVisible();
  await screen.getByText(language === 'de' ? 'Werte als Tabelle' : 'Values as a table').click();
  await screen.getByRole('button', { name: language === 'de' ? 'Abschnitt ausblenden' : 'Hide a stretch' }).click();
  await screen
    .getByRole('button', { name: language === 'de' ? /^Mit .* vergleichen/ : /^Compare with/ })
    .first()
    .click();
  await expectAccessible('html');
  expect(cutTexts()).toEqual([]);
  expect(overflowingTexts()).toEqual([]);
  expect(brokenWords()).toEqual([]);
});

// the end-to-end tests run axe on these pages
test.each(['/', '/login', '/login?mode=create', '/login?mode=forgotten', '/nowhere'])(
  'in German on the narrowest phone, nothing is cut off for someone who is signed out: %s',
  async (path) => {
    await inGerman(320, 640);
    const { screen } = await openSignedOut(path);
    const heading = watchHeading();
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => document.fonts.status).toBe('loaded');
    expect(cutTexts()).toEqual([]);
    expect(heading.isLost(), 'the heading disappeared for a moment').toBe(false);
  },
);

test.each([1280, 390])('the longest name runs out of nothing at %i pixels', async (width) => {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const running: string[] = [];
  for (const path of ['overview', 'notes', 'notes/knee', 'exercise', 'exercise/routines', 'exercise/activities/run']) {
    const { screen } = await openApp(`/dashboard/${path}`, longNamed());
    const { user } = accountState() as SignedIn;
    setAccountState({ ...(accountState() as SignedIn), user: { ...user, displayName: longest } });
    await expect
      .element(
        screen
          .getByText(longest)
          .or(screen.getByRole('heading', { level: 1 }))
          .first(),
      )
      .toBeVisible();
    await expect.poll(() => document.fonts.status).toBe('loaded');
    running.push(...overflowingTexts().map((text) => `${path}: ${text}`));
    await screen.unmount();
  }
  expect(running).toEqual([]);
});

test.each([1280, 320])(
  'no word of a navigation, a table head or a figure is broken in German at %i pixels',
  async (width) => {
    await inGerman(width, 640);
    const broken: string[] = [];
    for (const [path, role, name] of [
      ['/dashboard/exercise/activities', 'link', 'Bestzeiten'],
      ['/dashboard/exercise/volume', 'columnheader', 'Sätze'],
      ['/dashboard/exercise/calendar', 'heading', /^\d{4}$/],
    ] as const) {
      const { screen } = await openApp(path, used());
      await expect.element(screen.getByRole(role, { name }).first()).toBeVisible();
      broken.push(...brokenWords().map((word) => `${path}: ${word}`));
      await screen.unmount();
    }
    expect(broken).toEqual([]);
  },
);

async function expectSound(path: string, document_: AppDocument): Promise<void> {
  const heading = watchHeading();
  const { screen } = await openApp(path, document_);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible('html');
  expect(cutTexts()).toEqual([]);
  expect(overflowingTexts()).toEqual([]);
  expect(heading.isLost(), 'the heading disappeared for a moment').toBe(false);
}

function inGerman(width: number, height: number): Promise<void> {
  return inLanguage('de', width, height);
}

async function inLanguage(language: 'en' | 'de', width: number, height: number): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(async () => {
    await page.viewport(innerWidth, innerHeight);
    await changeLanguage('en');
  });
  await page.viewport(width, height);
  await changeLanguage(language);
}

/** Answers the request for the devices where the user is signed in, as the server would. */
function answerSessions(): void {
  const now = Date.now();
  const session = (id: string, current: boolean): AccountSession => ({
    ...{ id, current, device: navigator.userAgent, shared: !current },
    ...{ createdAt: now, lastUsedAt: now, expiresAt: now + 86_400_000 },
  });
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    if (String(input) !== '/api/account/sessions') throw new TypeError('no server');
    return Response.json({ sessions: [session('here', true), session('elsewhere', false)] });
  });
  onTestFinished(() => fetch.mockRestore());
}
