import { expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible, openApp } from '../testing/index.ts';

test('the page of the data tells how much is stored and asks the browser to keep it', async () => {
  storageOf({ isPersistent: false, isGranted: true });
  const { screen } = await openOnOwnDevice();
  await expect.element(screen.getByText('Mensana uses 12 MB of about 2 GB available.')).toBeVisible();
  await expect.element(screen.getByText(/^Your browser may remove this data/)).toBeVisible();
  await expectAccessible('main');
  await screen.getByRole('button', { name: 'Keep on this device' }).click();
  await expect.element(screen.getByText('Your browser keeps this data until you remove it.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Keep on this device' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the data are the third part of the profile, so that the export is found', async () => {
  const { screen } = await openOnOwnDevice();
  const parts = screen.getByRole('navigation', { name: 'Profile settings' }).getByRole('link');
  await expect.element(parts.nth(2)).toHaveTextContent('Data');
  await expect.element(parts.nth(2)).toHaveAttribute('aria-current', 'page');
});

test('a browser that refuses is explained', async () => {
  storageOf({ isPersistent: false, isGranted: false });
  const { screen } = await openOnOwnDevice();
  await screen.getByRole('button', { name: 'Keep on this device' }).click();
  await expect.element(screen.getByText(/^Your browser didn’t allow it\./)).toBeVisible();
});

test('nothing is said on a page without the API, as on plain http', async () => {
  const storage = vi.spyOn(navigator, 'storage', 'get').mockReturnValue(undefined as unknown as StorageManager);
  onTestFinished(() => storage.mockRestore());
  await expectNothing(await openOnOwnDevice());
});

test('nothing is said on a shared computer', async () => {
  storageOf({ isPersistent: false, isGranted: true });
  await expectNothing(await openApp('/dashboard/profile/data'));
});

async function expectNothing({ screen }: Awaited<ReturnType<typeof openApp>>): Promise<void> {
  await expect.element(screen.getByRole('heading', { name: 'Files in notes' })).toBeVisible();
  await expect.element(screen.getByText('Storage on this device')).not.toBeInTheDocument();
}

function storageOf({ isPersistent, isGranted }: { readonly isPersistent: boolean; readonly isGranted: boolean }): void {
  let isKept = isPersistent;
  const spies = [
    vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 12_000_000, quota: 2_000_000_000 }),
    vi.spyOn(navigator.storage, 'persisted').mockImplementation(async () => isKept),
    vi.spyOn(navigator.storage, 'persist').mockImplementation(async () => {
      isKept = isGranted;
      return isGranted;
    }),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
}

function openOnOwnDevice() {
  return openApp('/dashboard/profile/data', {}, 'member', { isShared: false });
}
