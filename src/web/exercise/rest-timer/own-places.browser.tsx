import { expect, test } from 'vitest';
import { keyboard, openApp } from '../../testing/index.ts';

async function openPlaces(places: Readonly<Record<string, object>>, bars: Readonly<Record<string, object>> = {}) {
  const app = await openApp('/dashboard/profile/training', { exerciseData: { places, bars } });
  const { screen } = app;
  const rows = screen.getByRole('list', { name: 'Training locations' }).getByRole('listitem');
  const dialog = screen.getByRole('dialog');
  return {
    ...app,
    dialog,
    name: dialog.getByRole('textbox', { name: 'Name' }),
    names: () => rows.elements().map(({ textContent }) => textContent),
  };
}

test('a location needs a name, and is listed by it', async () => {
  const { screen, dialog, name, names, store } = await openPlaces({ garage: { name: 'Garage' } });
  await screen.getByRole('button', { name: 'Add location' }).click();
  await name.fill('  ');
  await keyboard.press('Enter');
  await expect.element(name).toHaveAccessibleDescription('Enter a name');
  expect(store.records('places')).toHaveLength(1);
  await name.fill(' Attic ');
  await keyboard.press('Enter');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(names).toEqual(['Attic', 'Garage']);
  expect(store.records('places').map(({ value }) => value.name)).toContain('Attic');
});

test('a renamed location keeps its bars', async () => {
  const { screen, name, names, store } = await openPlaces(
    { garage: { name: 'Garage' } },
    { own: { mass: { si: 15 }, name: 'Bar', place: 'garage' } },
  );
  const bar = screen.getByRole('list', { name: 'Bars' }).getByRole('listitem');
  await expect.element(bar).toMatchTextContent('15 kg, Garage');
  await screen.getByRole('button', { name: 'Edit Garage' }).click();
  await expect.element(name).toHaveValue('Garage');
  await name.fill('Cellar');
  await keyboard.press('Enter');
  await expect.poll(names).toEqual(['Cellar']);
  await expect.element(bar).toMatchTextContent('15 kg, Cellar');
  expect(store.records('places').map(({ id, value }) => [id, value.name])).toEqual([['garage', 'Cellar']]);
});

test('a removed location comes back with undo', async () => {
  const { screen, names, store } = await openPlaces({ garage: { name: 'Garage' }, gym: { name: 'Gym' } });
  await screen.getByRole('button', { name: 'Remove Garage' }).click();
  await expect.poll(names).toEqual(['Gym']);
  await expect.element(screen.getByText('Garage removed')).toBeVisible();
  expect(store.record('places', 'garage').entry?.inTrash).toBe(true);
  await keyboard.press('Control+z');
  await expect.poll(names).toEqual(['Garage', 'Gym']);
});
