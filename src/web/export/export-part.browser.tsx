import { expect, test, vi } from 'vitest';
import type { DeviceFiles } from '../attachments/index.ts';
import { documentActions } from '../replica/hooks.ts';
import { expectAccessible, openApp } from '../testing/index.ts';
import { localWorker } from '../testing/local-worker.ts';
import { ExportDesk } from './export-desk.ts';
import type { ExportMethods, ExportPageMethods } from './export-protocol.ts';
import { ExportSession } from './export-session.ts';

test('a large export is saved part by part: the first by itself, each other one by its button', async () => {
  const { screen, store, router } = await openApp('/dashboard/profile');
  store.actions.createRecord('notes', (draft) => void Object.assign(draft, { title: 'Squat' }));
  const save = vi.fn<(content: Blob, name: string) => void>();
  const limits = { entries: 2, fullBytes: 1e9 };
  const startWorker = () =>
    localWorker<ExportMethods, ExportPageMethods>((page) => new ExportDesk(page, () => 0, limits));
  const session = new ExportSession({ document: documentActions(store), files: {} as DeviceFiles, startWorker, save });
  store.companion('export', () => session);
  await router.navigate({ href: '/dashboard/profile/data' });

  await screen.getByRole('button', { name: 'Export everything' }).click();
  await expect.element(screen.getByRole('status').getByText(/in 2 parts/)).toBeVisible();
  expect(save.mock.calls.map(([, name]) => name)).toEqual([expect.stringMatching(/^mensana-.*-1\.zip$/)]);
  await expect.element(screen.getByRole('button', { name: 'Save part 1 of 2 again' })).toBeVisible();
  await expectAccessible('main');

  await screen.getByRole('button', { name: 'Save part 2 of 2' }).click();
  await expect.element(screen.getByRole('button', { name: 'Save part 2 of 2 again' })).toBeVisible();
  expect(save.mock.calls.map(([, name]) => name)).toEqual([
    expect.stringMatching(/-1\.zip$/),
    expect.stringMatching(/-2\.zip$/),
  ]);
});
