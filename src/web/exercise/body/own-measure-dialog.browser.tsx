import { expect, test } from 'vitest';
import { keyboard } from '../../testing/index.ts';
import { measuredDaysAgo, openBody } from '../testing/index.ts';

const grip = { name: 'Grip', dimension: 'mass', order: 'a0' };

test('a custom measurement needs a name and opens, and the next one follows it in the list', async () => {
  const { screen, store } = await openBody('', { measures: { grip } });
  const stored = () => store.records('measures').map(({ value: { name, dimension } }) => [name, dimension]);
  const dialog = screen.getByRole('dialog', { name: 'Add custom measurement' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await screen.getByRole('button', { name: 'Add custom measurement' }).click();
  for (const typed of ['', '   ']) {
    await name.fill(typed);
    await keyboard.press('Enter');
    await expect.element(name).toHaveAccessibleDescription('Enter a name');
  }
  expect(stored()).toEqual([['Grip', 'mass']]);
  await name.fill(' Sleep ');
  await dialog.getByRole('button', { name: /Type/ }).click();
  await screen.getByRole('option', { name: 'Time in minutes' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Sleep', level: 1 })).toBeVisible();
  expect(stored()).toEqual([
    ['Grip', 'mass'],
    ['Sleep', 'duration'],
  ]);
  await screen.getByRole('textbox', { name: 'Sleep, today' }).fill('7:30');
  await keyboard.press('Enter');
  await expect.element(screen.getByRole('button', { name: /^7.5 min\s*Today/ })).toBeVisible();
  const names = screen.getByRole('link', { name: /^(Grip|Sleep)/ });
  await expect.poll(() => names.elements().map(({ textContent }) => textContent)).toHaveLength(2);
});

test('a renamed measurement keeps its unit and its values', async () => {
  const { screen, store } = await openBody('/grip', {
    measures: { grip },
    measurements: { old: measuredDaysAgo(3, 'grip', 42) },
  });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Rename' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue('Grip');
  expect(dialog.getByRole('button', { name: /Type/ }).query()).toBeNull();
  await name.fill('');
  await keyboard.press('Enter');
  await expect.element(name).toHaveAccessibleDescription('Enter a name');
  await name.fill('Grip, right');
  await keyboard.press('Enter');
  await expect.element(screen.getByRole('heading', { name: 'Grip, right', level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('article').getByText('42 kg').first()).toBeVisible();
  expect(store.record('measures', 'grip').entry?.value).toMatchObject({ name: 'Grip, right', dimension: 'mass' });
});

test('a removed measurement comes back with undo, and is shown again', async () => {
  const { screen, store, pathname } = await openBody('/grip', { measures: { grip } });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Remove measurement' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/body');
  await expect.element(screen.getByText('Removed “Grip”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Grip' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Grip', level: 1 })).toBeVisible();
  expect(store.record('measures', 'grip').entry?.inTrash).toBe(false);
});

test('the page of an unknown measurement leads back to the list', async () => {
  const { screen, pathname } = await openBody('/nothing');
  await expect.element(screen.getByRole('heading', { name: 'Measurement not found' })).toBeVisible();
  await screen.getByRole('main').getByRole('link', { name: 'Body', exact: true }).last().click();
  await expect.poll(pathname).toBe('/dashboard/exercise/body');
});
