// These modules are imported here because loading them on demand from source can take longer than the timeout of
// `expect`.
import '../index.ts';
import '../body/body-tab.tsx';
import '../calendar/calendar-tab.tsx';
import '../calendar/goals-page.tsx';
import '../drawings/movement-pictures.tsx';
import '../drawings/muscle-map.tsx';
import '../endurance/activities-tab.tsx';
import '../front/front-page.tsx';
import '../exercises/exercises-tab.tsx';
import '../load/load-page.tsx';
import '../logging/workouts-tab.tsx';
import '../progress/progress-page.tsx';
import '../routines/built-in/built-in-tab.tsx';
import '../routines/routines-tab.tsx';
import '../volume/volume-page.tsx';
import { expect } from 'vitest';
import { type AppDocument, keyboard, openApp } from '../../testing/index.ts';
import { daysAgo, type PlannedSet, planOf } from './records.ts';

const section = '/dashboard/exercise';

/** Opens a path of the training section, such as `/body`, with stored collections. */
export async function openExercise(
  path: string,
  exerciseData: AppDocument[string] = {},
  notes: Readonly<Record<string, object>> = {},
) {
  const app = await openApp(`${section}${path}`, { exerciseData, notesData: { notes } });
  return {
    ...app,
    /** Navigates to another path of the section, as clicking a link would. */
    goTo: (to: string) => app.router.navigate({ href: `${section}${to}` }),
    /** The current URL, including the query. */
    href: () => app.router.state.location.href,
    pathname: () => app.router.state.location.pathname,
  };
}

interface RunningWorkout {
  /** The planned sets, by exercise. */
  readonly plan?: Readonly<Record<string, readonly PlannedSet[]>>;
  /** Further leaves of the workout. */
  readonly workout?: object;
  /** Earlier workouts, by id. */
  readonly before?: Readonly<Record<string, object>>;
  /** Other collections. */
  readonly others?: AppDocument[string];
  readonly notes?: Readonly<Record<string, object>>;
}

/** Opens a running workout that was started twenty minutes ago. */
export async function openWorkout({ plan = {}, workout = {}, before = {}, others = {}, notes }: RunningWorkout = {}) {
  const when = daysAgo(0);
  const now = { ...when, startedAt: when.startedAt - 1_200_000, ...planOf(plan), ...workout };
  const app = await openExercise('/workouts/now', { workouts: { now, ...before }, ...others }, notes);
  const { screen, store } = app;
  await expect.poll(() => document.querySelector('[data-workout] h1')).not.toBeNull();
  const region = (name: string) => screen.getByRole('region', { name, exact: true });
  return {
    ...app,
    region,
    /** Returns the stored workout. */
    stored: () => store.record('workouts', 'now').entry?.value,
    addExercise: async (name: string) => {
      await screen.getByRole('button', { name: 'Add exercise' }).click();
      await screen.getByRole('searchbox', { name: 'Search exercises' }).fill(name);
      await keyboard.press('Enter');
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    },
    /** Chooses an item in the menu of an exercise. */
    choose: async (exercise: string, item: string) => {
      await screen.getByRole('button', { name: `More options for ${exercise}`, exact: true }).click();
      await screen.getByRole('menuitem', { name: item, exact: true }).click();
    },
  };
}
