import { openApp } from '../../testing/index.ts';
import { daysAgo } from './records.ts';

interface MeasuredBody {
  /** The values, by id. */
  readonly measurements?: Readonly<Record<string, object>>;
  /** The custom measurements, by id. */
  readonly measures?: Readonly<Record<string, object>>;
  /** The personal data that formulas use. */
  readonly about?: object;
  readonly units?: object;
}

/** Opens a path of the body section, such as `/body-weight`, with stored values. */
export async function openBody(path: string, { measurements, measures, about, units }: MeasuredBody = {}) {
  const app = await openApp(`/dashboard/exercise/body${path}`, {
    exerciseData: { ...(measurements && { measurements }), ...(measures && { measures }) },
    profileData: { preferences: { main: { ...(units && { units }) } } },
  });
  const { store, router, changeElsewhere } = app;
  if (about !== undefined) await changeElsewhere('preferences', 'main', (draft) => Object.assign(draft.body, about));
  const preferences = () => store.record('preferences', 'main').entry?.value;
  return {
    ...app,
    pathname: () => router.state.location.pathname,
    /** Returns the stored personal data. */
    about: () => preferences()?.body,
    /** Returns the stored values that are not in the trash. */
    measured: () =>
      store
        .records('measurements')
        .filter(({ inTrash }) => !inTrash)
        .map(({ value }) => value),
  };
}

/** Returns a value of a measurement from some days ago. */
export function measuredDaysAgo(days: number, measure: string, si: number): object {
  const { startedAt: at, ...when } = daysAgo(days);
  return { measure, value: { si }, at, ...when };
}
