import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeLanguage } from '../language/index.ts';
import { type AppDocument, expectAccessible, keyboard, openApp, touchScreen } from '../testing/index.ts';

const open = async (document?: AppDocument) => {
  const app = await openApp('/dashboard/exercise', document);
  await app.screen.getByRole('button', { name: /^(Log past workout|Training nachtragen)$/ }).click();
  const dialog = app.screen.getByRole('dialog');
  const field = dialog.getByRole('group', { name: 'Start' }).getByLabelText(/^(Time|Uhrzeit)$/);
  return { ...app, dialog, field };
};

const clockOf12Hours: AppDocument = { profileData: { preferences: { main: { hourCycle: 'h12' } } } };

test('a time is typed in any usual way, and shown as the app shows times once the field is left', async () => {
  await page.viewport(1280, 800);
  const { field } = await open();
  await field.fill('5pm');
  await keyboard.press('Tab');
  await expect.element(field).toHaveValue('17:00');
  await field.fill('1730');
  await keyboard.press('Tab');
  await expect.element(field).toHaveValue('17:30');
  await expectAccessible('[role=dialog]');
});

test('a day and a time next to each other are equally high', async () => {
  await page.viewport(1280, 800);
  const { dialog } = await open();
  const heights = dialog
    .getByRole('textbox')
    .elements()
    .map((field) => field.parentElement?.getBoundingClientRect().height);
  expect(heights).toEqual([44, 44, 44, 44]);
});

test('on a clock of 12 hours, the field shows 12 hours', async () => {
  await page.viewport(1280, 800);
  const { field } = await open(clockOf12Hours);
  await field.fill('17:05');
  await keyboard.press('Tab');
  await expect.element(field).toHaveValue('5:05 pm');
});

test('in German the time is German', async () => {
  await page.viewport(1280, 800);
  await changeLanguage('de');
  onTestFinished(() => changeLanguage('en'));
  const { field } = await open();
  await field.fill('17 Uhr');
  await keyboard.press('Tab');
  await expect.element(field).toHaveValue('17:00');
});

test('a text that is not a time stays, and the form asks for a time', async () => {
  await page.viewport(1280, 800);
  const { dialog, field } = await open();
  await field.fill('25:00');
  await keyboard.press('Tab');
  await expect.element(field).toHaveValue('25:00');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(field).toHaveAccessibleDescription('Enter a time');
  await expect.element(field).toHaveFocus();
});

test('on a touch screen the field is the native one', async () => {
  await touchScreen();
  const { field } = await open(clockOf12Hours);
  await expect.element(field).toHaveAttribute('type', 'time');
  await field.fill('17:05');
  await expect.element(field).toHaveValue('17:05');
});
