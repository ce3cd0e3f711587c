import { expect, test } from 'vitest';
import { expectAccessible, openApp } from '../testing/index.ts';
import { chooseFiles, strongFile, zipOf } from './testing/files.ts';

test('files of two apps are imported one after the other, without choosing them again', async () => {
  const { screen, store } = await openApp('/dashboard/profile/import');
  const vault = zipOf('vault.zip', { 'Vault/.obsidian/app.json': '{}', 'Vault/Home.md': 'Sweet home.' });
  const set = { at: '2024-05-01 18:00:00', workout: 'Push', exercise: 'Bench Press (Barbell)', load: 60, reps: 8 };
  await chooseFiles(strongFile([set]), vault);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Import from Obsidian' })).toBeVisible();
  await expect
    .element(
      screen.getByText('These files are from several apps: Obsidian (1 file) and Strong (1 file).', { exact: false }),
    )
    .toBeVisible();
  await expectAccessible('main');

  await screen.getByRole('button', { name: 'Import first', exact: false }).click();
  await screen.getByRole('option', { name: 'Strong' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Import from Strong' })).toBeVisible();
  await screen.getByRole('button', { name: 'Import 1 workout' }).click();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Import finished' })).toBeVisible();
  await expect.element(screen.getByText('Still to import: Obsidian (1 file).')).toBeVisible();
  await expectAccessible('main');

  await screen.getByRole('button', { name: 'Next: Obsidian' }).click();
  await screen.getByRole('button', { name: 'Import 1 note', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
  expect(store.records('workouts')).toHaveLength(1);
  expect(store.records('notes').map(({ value }) => value.title)).toEqual(['Home']);
  expect(store.records('imports').map(({ value }) => value.app)).toEqual(['strong', 'obsidian']);
});
