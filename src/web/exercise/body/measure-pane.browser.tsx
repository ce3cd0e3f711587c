import { expect, test } from 'vitest';
import { focus, keyboard } from '../../testing/index.ts';
import { openExercise, weightDaysAgo } from '../testing/index.ts';

/** Opens body weight with one value from today. */
async function openWeight(kilograms: number) {
  const app = await openExercise('/body/body-weight', { measurements: { today: weightDaysAgo(0, kilograms) } });
  const { screen, store } = app;
  return {
    ...app,
    entries: screen.getByRole('region', { name: 'Entries', exact: true }),
    field: screen.getByRole('textbox', { name: 'Body weight', exact: true }),
    dialog: screen.getByRole('dialog'),
    stored: () => store.record('measurements', 'today').entry,
  };
}

test('a weight is stored as typed', async () => {
  const { screen, store } = await openExercise('/body/body-weight');
  const today = screen.getByRole('textbox', { name: 'Body weight, today' });
  await today.fill('81,40');
  await keyboard.press('Enter');
  const entries = screen.getByRole('region', { name: 'Entries', exact: true });
  await expect.element(entries.getByRole('button', { name: /81,40 kg\s*Today/ })).toBeVisible();
  await expect.element(today).toHaveValue('');
  expect(store.records('measurements').map(({ value }) => value.value)).toEqual([
    { si: 81.4, typed: '81,40', unit: 'kg' },
  ]);
});

test('the chart of a measurement offers a table with its trend', async () => {
  const { screen } = await openWeight(81.4);
  await screen.getByRole('button', { name: 'Show as table' }).click();
  await expect.element(screen.getByRole('columnheader', { name: 'Trend' })).toBeVisible();
});

test('an entry is edited, and an invalid number is refused', async () => {
  const { entries, field, dialog, stored } = await openWeight(81.4);
  await focus(entries.getByRole('button', { name: /81.4 kg/ }));
  await keyboard.press('Enter');
  await field.fill('heavy');
  await keyboard.press('Enter');
  await expect.element(field).toHaveAccessibleDescription(/Enter a valid number/);
  expect(stored()?.value.value?.si).toBe(81.4);
  await field.fill('80.4');
  await keyboard.press('Enter');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(entries.getByRole('button', { name: /80.4 kg/ })).toBeVisible();
  expect(stored()?.value.value?.si).toBe(80.4);
});

test('a removed entry is restored by undo', async () => {
  const { screen, entries } = await openWeight(80.4);
  await focus(entries.getByRole('button', { name: /80.4 kg/ }));
  await keyboard.press('Enter');
  await screen.getByRole('button', { name: 'Remove entry' }).click();
  await expect.element(entries).not.toBeInTheDocument();
  await keyboard.press('Control+z');
  await expect.element(entries.getByRole('button', { name: /80.4 kg/ })).toBeVisible();
});
