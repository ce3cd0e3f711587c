import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeLanguage } from '../language/index.ts';
import { expectAccessible, keyboard, openApp, touchScreen } from '../testing/index.ts';

const open = async () => {
  const app = await openApp('/dashboard/exercise/body');
  await app.screen
    .getByRole('button', { name: /^(Body details|Angaben zum Körper|Log measurements|Messwerte eintragen)$/ })
    .first()
    .click();
  const dialog = app.screen.getByRole('dialog');
  return { ...app, dialog, field: dialog.getByLabelText(/^(Date|Datum)$/) };
};

test('a day is typed in the format of the language, and shown in it once it is complete', async () => {
  await page.viewport(1280, 800);
  const { dialog, field } = await open();
  await field.fill('3 mar 2026');
  await keyboard.press('Tab');
  await expect.element(field).toHaveValue('03/03/2026');
  await field.fill('31/2/2026');
  await keyboard.press('Tab');
  await expect.element(field).toHaveValue('31/2/2026');
  await dialog.getByRole('button', { name: 'Choose a day' }).click();
  await expectAccessible('[role=dialog]');
});

test('a day is chosen in the calendar', async () => {
  await page.viewport(1280, 800);
  const { screen, dialog, field } = await open();
  await field.fill('03/03/2026');
  await dialog.getByRole('button', { name: 'Choose a day' }).click();
  await screen.getByRole('button', { name: /\b5 March 2026/ }).click();
  await expect.element(field).toHaveValue('05/03/2026');
  await expect.element(screen.getByRole('grid')).not.toBeInTheDocument();
});

test('in German the day is German', async () => {
  await page.viewport(1280, 800);
  await changeLanguage('de');
  onTestFinished(() => changeLanguage('en'));
  const { field } = await open();
  await field.fill('3. März 2026');
  await keyboard.press('Tab');
  await expect.element(field).toHaveValue('03.03.2026');
});

test('on a touch screen the field is the native one', async () => {
  await touchScreen();
  const { field } = await open();
  await expect.element(field).toHaveAttribute('type', 'date');
});
