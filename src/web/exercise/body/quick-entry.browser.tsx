import { expect, test } from 'vitest';
import { keyboard } from '../../testing/index.ts';
import { openExercise, weightDaysAgo } from '../testing/index.ts';

test('a body weight far from the last one needs confirmation', async () => {
  const { screen, store } = await openExercise('/body/body-weight');
  const today = screen.getByRole('textbox', { name: 'Body weight, today' });
  await today.fill('81.5');
  await keyboard.press('Enter');
  await expect.element(today).toHaveValue('');
  await today.fill('181.5');
  await keyboard.press('Enter');
  await expect
    .element(screen.getByText('Is 181.5 kg right? You logged 81.5 kg (Today). Save again to confirm.'))
    .toBeVisible();
  expect(store.records('measurements').map(({ value }) => value.value?.si)).toEqual([81.5]);
});

test('a body weight is logged with a decimal comma', async () => {
  const { screen, store } = await openExercise('/body/body-weight');
  await screen.getByRole('textbox', { name: 'Body weight, today' }).fill('81,40');
  await keyboard.press('Enter');
  await expect.element(screen.getByRole('button', { name: /81,40 kg\s*Today/ })).toBeVisible();
  await expect.element(screen.getByText('Weight saved')).toBeVisible();
  expect(store.records('measurements').map(({ value }) => value.value?.si)).toEqual([81.4]);
});

test('an impossible body weight is refused', async () => {
  const { screen, store } = await openExercise('/body/body-weight', { measurements: { old: weightDaysAgo(1, 81.5) } });
  const today = screen.getByRole('textbox', { name: 'Body weight, today' });
  await today.fill('8150');
  await keyboard.press('Enter');
  await expect.element(screen.getByText('Enter a value from 1 kg to 650 kg')).toBeVisible();
  expect(store.records('measurements')).toHaveLength(1);
});

test('the latest body weight is offered until today’s is logged', async () => {
  const { screen } = await openExercise('/body', { measurements: { old: weightDaysAgo(1, 81.5) } });
  const today = screen.getByRole('textbox', { name: 'Body weight, today' });
  await expect.element(today).toHaveValue('81.5');
  await today.click();
  await keyboard.press('Enter');
  await expect.element(today).toHaveValue('');
});
