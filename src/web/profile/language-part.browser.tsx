import { expect, onTestFinished, test, vi } from 'vitest';
import { currentLanguage } from '../language/index.ts';
import { chooseLanguageHere, pageMessages, startLanguage } from '../page/index.ts';
import { openApp } from '../testing/index.ts';

function restoreLanguage(): void {
  onTestFinished(async () => {
    chooseLanguageHere(null);
    await startLanguage();
  });
}

test('the chosen language applies at once, is part of the document, and can be left to the browser again', async () => {
  restoreLanguage();
  await startLanguage();
  const { screen, store } = await openApp('/dashboard/profile/language');
  const choice = screen.getByRole('radiogroup', { name: 'Language' });
  await expect.element(choice.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  await choice.getByRole('radio', { name: 'Deutsch' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Notizen' })).toBeVisible();
  expect(store.preferences.language).toBe('de');
  expect(document.documentElement.lang).toBe('de');
  await screen.getByRole('radio', { name: 'System' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(store.preferences.language).toBeUndefined();
  expect(document.documentElement.lang).toBe('en');
});

test('a language chosen on another device applies here', async () => {
  restoreLanguage();
  await startLanguage();
  const { screen, changeElsewhere } = await openApp('/dashboard/profile/units');
  await expect.element(screen.getByRole('heading', { name: 'Distance' })).toBeVisible();
  await changeElsewhere('preferences', 'main', (draft) => {
    draft.language = 'de';
  });
  await expect.element(screen.getByRole('heading', { name: 'Distanz' })).toBeVisible();
});

test('a language that cannot be loaded is explained, and the app stays as it is', async () => {
  restoreLanguage();
  await startLanguage();
  const { screen } = await openApp('/dashboard/profile/language');
  const deutsch = screen.getByRole('radio', { name: 'Deutsch' });
  await expect.element(deutsch).toBeVisible();
  const load = vi.spyOn(pageMessages, 'load').mockRejectedValueOnce(new TypeError('no server'));
  onTestFinished(() => load.mockRestore());
  await deutsch.click();
  await expect.element(screen.getByText(/^Couldn’t load the language\./)).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});

test('a language of a later version leaves the choice to the browser', async () => {
  restoreLanguage();
  await startLanguage();
  const { screen } = await openApp('/dashboard/profile/language', {
    profileData: { preferences: { main: { language: 'tlh' } } },
  });
  await expect.element(screen.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  expect(currentLanguage()).toBe('en');
});
