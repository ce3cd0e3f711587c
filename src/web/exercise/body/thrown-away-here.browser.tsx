import { expect, test } from 'vitest';
import { measuredDaysAgo, openBody, weightDaysAgo } from '../testing/index.ts';

const now = Date.now();
const stones = { bodyWeight: 'st' };

test('trashed entries of a measurement are listed there, the last one first, and are restored', async () => {
  const { screen, measured } = await openBody('/body-weight', {
    measurements: {
      first: { ...weightDaysAgo(3, 73), trashedAt: now - 2_000 },
      second: { ...weightDaysAgo(2, 75), trashedAt: now - 1_000 },
      other: { ...measuredDaysAgo(2, 'waist', 0.9), trashedAt: now },
      empty: { measure: 'body-weight', trashedAt: now },
    },
    units: stones,
  });
  const trash = screen.getByRole('region', { name: 'Entries in the trash' });
  const listed = () =>
    trash
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(listed)
    .toEqual([expect.stringMatching(/^11 st 11.3 lb · /), expect.stringMatching(/^11 st 6.9 lb · /)]);
  await trash.getByRole('button', { name: 'Restore' }).first().click();
  await expect.poll(listed).toHaveLength(1);
  const entries = screen.getByRole('region', { name: 'Entries', exact: true });
  await expect.element(entries.getByRole('button', { name: /^11 st 11.3 lb/ })).toBeVisible();
  expect(measured().map(({ value }) => value?.si)).toEqual([75]);
});

test('a trashed entry is deleted permanently only after a confirmation', async () => {
  const { screen, store } = await openBody('/body-weight', {
    measurements: { old: { ...weightDaysAgo(3, 81), trashedAt: now } },
  });
  const trash = screen.getByRole('region', { name: 'Entries in the trash' });
  const dialog = screen.getByRole('alertdialog');
  const stored = () => store.records('measurements').filter(({ value }) => value.value !== undefined);
  await trash.getByRole('button', { name: 'Delete permanently' }).click();
  await expect.element(dialog).toMatchTextContent(/Delete “81 kg · .*” permanently\?/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stored()).toHaveLength(1);
  await trash.getByRole('button', { name: 'Delete permanently' }).click();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect.element(trash).not.toBeInTheDocument();
  expect(stored()).toEqual([]);
});

test('a trashed custom measurement that has values can only be restored, one without can be deleted', async () => {
  const { screen, store } = await openBody('', {
    measures: {
      grip: { name: 'Grip', dimension: 'mass' },
      unnamed: { name: ' ', dimension: 'count' },
    },
    measurements: { old: measuredDaysAgo(3, 'grip', 42) },
  });
  store.actions.trash(['measures/grip', 'measures/unnamed']);
  const trash = screen.getByRole('region', { name: 'Measurements in the trash' });
  const grip = trash.getByRole('listitem').filter({ hasText: 'Grip' });
  const unnamed = trash.getByRole('listitem').filter({ hasText: 'Untitled' });
  await expect.element(unnamed.getByRole('button', { name: 'Delete permanently' })).toBeVisible();
  expect(grip.getByRole('button', { name: 'Delete permanently' }).query()).toBeNull();
  await unnamed.getByRole('button', { name: 'Delete permanently' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect.element(unnamed).not.toBeInTheDocument();
  await grip.getByRole('button', { name: 'Restore' }).click();
  await expect.element(trash).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: /^Grip\s*42 kg/ })).toBeVisible();
  expect(store.record('measures', 'grip').entry?.inTrash).toBe(false);
});
