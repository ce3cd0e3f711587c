// Imported here because loading them on demand, from the sources, can take longer than `expect` waits.
import '../../journal/index.ts';
import '../body/body-tab.tsx';
import '../calendar/calendar-tab.tsx';
import '../endurance/activities-tab.tsx';
import '../library/exercises-tab.tsx';
import '../load/load-page.tsx';
import '../logging/workouts-tab.tsx';
import '../progress/progress-page.tsx';
import '../routines/routines-tab.tsx';
import '../volume/volume-page.tsx';
import { expect } from 'vitest';
import { type AppDocument, keyboard, openApp } from '../../testing/index.ts';
import { daysAgo, type PlannedSet, planOf } from './records.ts';

const section = '/dashboard/exercise';

/** Opens the section at a path below its own, such as `/body`, with its collections as they are stored. */
export async function openExercise(path: string, exerciseData: AppDocument[string] = {}) {
  const app = await openApp(`${section}${path}`, { exerciseData });
  return {
    ...app,
    /** Goes to another path of the section, as a link there would. */
    goTo: (to: string) => app.router.navigate({ href: `${section}${to}` }),
    /** Where the app is, with what is asked for. */
    href: () => app.router.state.location.href,
    pathname: () => app.router.state.location.pathname,
  };
}

interface RunningWorkout {
  /** Sets to do, by exercise. */
  readonly plan?: Readonly<Record<string, readonly PlannedSet[]>>;
  /** What else the workout says. */
  readonly workout?: object;
  /** Workouts by id that were done before. */
  readonly before?: Readonly<Record<string, object>>;
  /** Other collections. */
  readonly others?: AppDocument[string];
}

/** Opens a workout that began twenty minutes ago and runs. */
export async function openWorkout({ plan = {}, workout = {}, before = {}, others = {} }: RunningWorkout = {}) {
  const when = daysAgo(0);
  const now = { ...when, startedAt: when.startedAt - 1_200_000, ...planOf(plan), ...workout };
  const app = await openExercise('/workouts/now', { workouts: { now, ...before }, ...others });
  const { screen, store } = app;
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
  const region = (name: string) => screen.getByRole('region', { name, exact: true });
  return {
    ...app,
    region,
    /** The workout as it is stored. */
    stored: () => store.record('workouts', 'now').entry?.value,
    addExercise: async (name: string) => {
      await screen.getByRole('button', { name: 'Add exercise' }).click();
      await screen.getByRole('searchbox', { name: 'Search exercises' }).fill(name);
      await keyboard.press('Enter');
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    },
    /** Takes an item of the menu of an exercise. */
    choose: async (exercise: string, item: string) => {
      await screen.getByRole('button', { name: `More options for ${exercise}`, exact: true }).click();
      await screen.getByRole('menuitem', { name: item, exact: true }).click();
    },
  };
}
