import { expect, onTestFinished, test, vi } from 'vitest';
import { watchInstallPrompt } from '../installation/index.ts';
import { expectAccessible, openApp, touchScreen } from '../testing/index.ts';

test.each([
  ['desktop', 'Ada'],
  ['phone', 'Account'],
] as const)('axe finds no violations in the account menu on a %s', async (layout, name) => {
  if (layout === 'phone') await touchScreen();
  const { screen } = await openApp('/dashboard/overview');
  await screen.getByRole('button', { name }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expectAccessible('[role=menu]');
});

test('the app is installed from the menu once the browser offers it, and not offered again after that', async () => {
  watchInstallPrompt();
  const { screen } = await openApp('/dashboard/overview');
  const menu = screen.getByRole('button', { name: 'Ada' });
  const install = screen.getByRole('menuitem', { name: 'Install app' });
  await menu.click();
  await expect.element(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect.element(install).not.toBeInTheDocument();
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => {}),
  });
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  await install.click();
  expect(offer.prompt).toHaveBeenCalledOnce();
  await menu.click();
  await expect.element(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect.element(install).not.toBeInTheDocument();
});

test('on an iPhone, the menu explains how to add the app to the Home Screen', async () => {
  const platform = vi.spyOn(navigator, 'platform', 'get').mockReturnValue('iPhone');
  onTestFinished(() => platform.mockRestore());
  await touchScreen();
  const { screen } = await openApp('/dashboard/overview');
  await screen.getByRole('button', { name: 'Account' }).click();
  await screen.getByRole('menuitem', { name: 'Add to Home Screen' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Add Mensana to your Home Screen' })).toBeVisible();
  await expectAccessible('[role=dialog]');
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
