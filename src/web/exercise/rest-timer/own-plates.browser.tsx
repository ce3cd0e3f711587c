import { expect, test } from 'vitest';
import { type AppDocument, keyboard, openApp } from '../../testing/index.ts';

async function openPlates(units: object = {}, exerciseData: AppDocument[string] = {}) {
  const app = await openApp('/dashboard/profile/training', {
    profileData: { preferences: { main: { units } } },
    exerciseData,
  });
  const { screen, store } = app;
  const plates = screen.getByRole('list', { name: 'Plates', exact: true }).getByRole('listitem');
  await expect.element(plates.first()).toBeVisible();
  const dialog = screen.getByRole('dialog');
  return {
    ...app,
    dialog,
    mass: dialog.getByRole('textbox', { name: 'Weight per plate' }),
    count: dialog.getByRole('textbox', { name: 'Number of plates' }),
    save: () => dialog.getByRole('button', { name: 'Save' }).click(),
    texts: () => plates.elements().map(({ textContent }) => textContent),
    /** Returns the stored plates, by their mass in kilograms. */
    stored: () =>
      Object.fromEntries(
        store
          .records('plates')
          .filter(({ inTrash }) => !inTrash)
          .map(({ value }) => [value.mass?.si, value.count]),
      ),
  };
}

test('added plates join the common ones, which are stored with them', async () => {
  const { screen, dialog, mass, count, save, texts, stored } = await openPlates();
  const common = texts().length;
  expect(stored()).toEqual({});
  await screen.getByRole('button', { name: 'Add plates' }).click();
  await mass.fill('0,5');
  await count.fill('4');
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(texts).toHaveLength(common + 1);
  expect(texts()).toContainEqual(expect.stringMatching(/^0.5 kg2 pairs/));
  expect(Object.keys(stored())).toHaveLength(common + 1);
  expect(stored()[0.5]).toBe(4);
});

test('plates without a weight and with half a plate are refused, both at once', async () => {
  const { screen, mass, count, save, stored } = await openPlates();
  await screen.getByRole('button', { name: 'Add plates' }).click();
  await count.fill('1.5');
  await save();
  await expect.element(count).toHaveAccessibleDescription(/Enter a whole number, 0 or more/);
  await expect.element(mass).toHaveAccessibleDescription(/Enter a weight above 0/);
  await expect.element(mass).toHaveFocus();
  await count.fill('-2');
  await mass.fill('heavy');
  await save();
  await expect.element(mass).toHaveAccessibleDescription(/\S/);
  await expect.element(count).toHaveAccessibleDescription(/\S/);
  expect(stored()).toEqual({});
});

test('a single plate makes no pair, and its number is kept', async () => {
  const { screen, dialog, count, save, texts, stored } = await openPlates();
  await screen.getByRole('button', { name: 'Edit 20 kg', exact: true }).click();
  await count.fill('1');
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(texts).toContainEqual(expect.stringMatching(/^20 kgNo pairs/));
  expect(stored()[20]).toBe(1);
});

test('plates are marked in pounds by someone who lifts in kilograms, and belong to a location', async () => {
  const { screen, dialog, mass, save, texts, store } = await openPlates({}, { places: { garage: { name: 'Garage' } } });
  await screen.getByRole('button', { name: 'Add plates' }).click();
  await mass.fill('45');
  await dialog.getByRole('radio', { name: 'lb' }).click();
  await dialog.getByRole('button', { name: /Location/ }).click();
  await screen.getByRole('option', { name: 'Garage' }).click();
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(texts).toContainEqual(expect.stringMatching(/^45 lb1 pair, Garage/));
  const added = store.records('plates').find(({ value }) => value.place === 'garage');
  expect(added?.value).toMatchObject({ mass: { typed: '45', unit: 'lb' }, count: 2 });
});

test('the common plates of someone who lifts in pounds are in pounds', async () => {
  const { texts } = await openPlates({ load: 'lb' });
  expect(texts()).toContainEqual(expect.stringMatching(/^45 lb/));
  expect(texts().filter((text) => text.includes('kg'))).toEqual([]);
});

test('the common plates come back after all of one’s own were removed, and undo restores one of them', async () => {
  const { screen, texts, stored } = await openPlates({}, { plates: { own: { mass: { si: 7 }, count: 2 } } });
  expect(texts()).toEqual([expect.stringMatching(/^7 kg1 pair/)]);
  await screen.getByRole('button', { name: 'Remove 7 kg' }).click();
  await expect.poll(() => texts().length).toBeGreaterThan(4);
  const common = texts();
  await screen.getByRole('button', { name: 'Remove 20 kg', exact: true }).click();
  await expect.poll(texts).toHaveLength(common.length - 1);
  expect(stored()[20]).toBeUndefined();
  await keyboard.press('Control+z');
  await expect.poll(texts).toEqual(common);
});
