import { expect, test } from 'vitest';
import { expectAccessible, onPhone } from '../../../testing/index.ts';
import { daysAgo, openExercise, recordedRun } from '../../testing/index.ts';

const run = {
  ...{ ...daysAgo(1), sport: 'run', title: 'Hills', distance: { si: 10_000 }, movingSeconds: 3_000 },
  ...{ elapsedSeconds: 3_100, climb: { si: 120 }, effort: 7, heartRate: { average: 151, max: 172 } },
  ...{ remark: 'Windy', gear: { shoes: true } },
};
const stored = { activities: { run }, gear: { shoes: { name: 'Red shoes', kind: 'shoes' } } };

test('an activity is read: its figures, its note and its gear', async () => {
  const { screen } = await openExercise('/activities/run', stored);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Hills' })).toBeVisible();
  const figures = screen.getByRole('region', { name: 'Figures' });
  await expect
    .element(figures)
    .toMatchTextContent(/^Distance6\.21 miMoving time50:00Elapsed time51:40Elevation gain394 ft/);
  await expect.element(figures).toMatchTextContent('Average heart rate151 bpmMax heart rate172 bpm');
  await expect.element(figures).toMatchTextContent('Effort7 · very hard');
  await expect.element(figures.getByRole('button', { name: '8:03 /mi' })).toBeVisible();
  await expect.element(screen.getByText('Windy')).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Gear' })).toMatchTextContent('Red shoes');
  expect(document.querySelectorAll('article :is(input, textarea)')).toHaveLength(0);
  await expectAccessible('article');
});

test('Edit opens the fields at the same address, and Back leaves them', async () => {
  const { screen, href, router, store } = await openExercise('/activities/run', stored);
  const edit = screen.getByRole('button', { name: 'Edit', exact: true });
  const title = screen.getByRole('textbox', { name: 'Title' });
  await edit.click();
  await title.fill('Long hills');
  expect(href()).toBe('/dashboard/exercise/activities/run');
  router.history.back();
  await expect.element(title).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Long hills' })).toBeVisible();
  expect(store.record('activities', 'run').entry?.value.title).toBe('Long hills');
});

test('a new activity begins with its fields, and is read when it is done', async () => {
  const { screen } = await openExercise('/activities');
  await screen.getByRole('button', { name: 'Log activity' }).first().click();
  await screen.getByRole('textbox', { name: 'Moving time: Minutes' }).fill('30');
  await screen.getByRole('button', { name: 'Done', exact: true }).click();
  await expect.element(screen.getByRole('region', { name: 'Figures' })).toMatchTextContent(/^Moving time30:00$/);
});

test('on a phone, the buttons and the title keep their places when editing begins', async () => {
  await onPhone();
  const { screen } = await openExercise('/activities/run', {
    activities: { run: { ...run, title: 'Sunday morning run' } },
  });
  const cornerOf = (element: Element) => {
    const { top, right } = element.getBoundingClientRect();
    return { top, right };
  };
  const edit = screen.getByRole('button', { name: 'Edit', exact: true });
  await expect.element(edit).toBeVisible();
  const corner = cornerOf(edit.element());
  const read = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
  expect(read.height).toBeLessThan(60);
  await edit.click();
  const done = screen.getByRole('button', { name: 'Done', exact: true });
  await expect.element(done).toBeVisible();
  expect(cornerOf(done.element())).toEqual(corner);
  const { top, height } = screen.getByRole('textbox', { name: 'Title' }).element().getBoundingClientRect();
  expect([top, height]).toEqual([read.top, read.height]);
});

test('editing a recorded activity begins with its fields', async () => {
  await onPhone();
  const { screen } = await openExercise('/activities/run', { activities: { run: await recordedRun() } });
  const route = screen.getByRole('img', { name: 'The route, north up' });
  await expect.element(route).toBeVisible();
  await screen.getByRole('button', { name: 'Edit', exact: true }).click();
  const distance = screen.getByRole('textbox', { name: 'Distance' });
  await expect.element(distance).toBeVisible();
  await expect.element(route).toBeVisible();
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  expect(topOf(distance.element())).toBeLessThan(topOf(route.element()));
});

test('what the training impulse needs is below the figures, and opens', async () => {
  const { screen } = await openExercise('/activities/run', stored);
  const missing = screen.getByText(/^Missing for training impulse/);
  await expect.element(missing).not.toBeVisible();
  await screen.getByText('More figures').click();
  await expect.element(missing).toBeVisible();
});
