import { expect, test } from 'vitest';
import { keyboard, openApp } from '../../testing/index.ts';

async function openBars() {
  const app = await openApp('/dashboard/profile/training');
  const bars = app.screen.getByRole('list', { name: 'Bars' }).getByRole('listitem');
  await expect.element(bars.first()).toBeVisible();
  return { ...app, bars, texts: () => bars.elements().map(({ textContent }) => textContent) };
}

test('common bars are listed, and none of them is stored', async () => {
  const { store, texts } = await openBars();
  await expect
    .poll(texts)
    .toEqual([
      expect.stringMatching(/^Straight bar20 kg/),
      expect.stringMatching(/^EZ bar/),
      expect.stringMatching(/^Trap bar/),
      expect.stringMatching(/^Safety squat bar/),
    ]);
  expect(store.records('bars')).toEqual([]);
});

test('the first change stores all of them', async () => {
  const { screen, bars, store } = await openBars();
  await screen.getByRole('button', { name: 'Edit Straight bar' }).click();
  await screen.getByRole('textbox', { name: 'Weight' }).fill('17,5');
  await keyboard.press('Enter');
  await expect.element(bars.filter({ hasText: 'Straight bar' })).toMatchTextContent('17.5 kg');
  expect(store.records('bars')).toHaveLength(4);
  expect(store.records('bars').map(({ value }) => value.mass?.si)).toContain(17.5);
});

test('a bar without weight is refused', async () => {
  const { screen, store } = await openBars();
  await screen.getByRole('button', { name: 'Edit Straight bar' }).click();
  await screen.getByRole('textbox', { name: 'Weight' }).fill('0');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Enter a weight above 0').first()).toBeVisible();
  expect(store.records('bars')).toEqual([]);
});

test('a removed bar is restored by undo', async () => {
  const { screen, texts } = await openBars();
  await screen.getByRole('button', { name: 'Remove EZ bar' }).click();
  await expect.poll(texts).toHaveLength(3);
  await keyboard.press('Control+z');
  await expect.poll(texts).toHaveLength(4);
});
