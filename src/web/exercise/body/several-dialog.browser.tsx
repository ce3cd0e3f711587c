import { expect, test } from 'vitest';
import { keyboard } from '../../testing/index.ts';
import { dayOf, measuredDaysAgo, openBody, weightDaysAgo } from '../testing/index.ts';

const today = dayOf(Date.now());

async function openSeveral(options: Parameters<typeof openBody>[1] = {}) {
  const app = await openBody('', options);
  const { screen } = app;
  const dialog = screen.getByRole('dialog', { name: 'Log measurements' });
  await screen.getByRole('button', { name: 'Log measurements' }).click();
  await expect.element(dialog).toBeVisible();
  return {
    ...app,
    dialog,
    alert: dialog.getByRole('alert'),
    day: dialog.getByLabelText('Date', { exact: true }),
    field: (name: string) => dialog.getByRole('textbox', { name, exact: true }),
    save: () => dialog.getByRole('button', { name: 'Save' }).click(),
    /** Returns the stored values by measurement. */
    values: () => Object.fromEntries(app.measured().map(({ measure, value }) => [measure, value?.si])),
  };
}

test('measurements are saved together once all of them are valid, and undone together', async () => {
  const { screen, dialog, field, save, values } = await openSeveral();
  await field('Body weight').fill('81,4');
  await field('Waist').fill('wide');
  await field('Hips').fill('10000');
  await save();
  await expect.element(field('Waist')).toHaveAccessibleDescription(/^Enter a valid number/);
  await expect.element(field('Waist')).toHaveFocus();
  await expect.element(field('Hips')).toHaveAccessibleDescription(/^Enter a value from/);
  expect(values()).toEqual({});
  await field('Waist').fill('90');
  await field('Hips').fill('');
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText('2 measurements saved')).toBeVisible();
  expect(values()).toEqual({ 'body-weight': 81.4, waist: 0.9 });
  await keyboard.press('Control+z');
  await expect.poll(values).toEqual({});
});

test('an empty form asks for at least one measurement', async () => {
  const { alert, field, save, values } = await openSeveral();
  await field('Neck').fill('  ');
  await save();
  await expect.element(alert).toMatchTextContent('Enter at least one measurement');
  expect(values()).toEqual({});
});

test('unlikely values have to be confirmed, and again after a change', async () => {
  const { dialog, field, save, values } = await openSeveral({
    measurements: { weight: weightDaysAgo(1, 81.5) },
  });
  await field('Body weight').fill('181.5');
  await field('Body fat').fill('70');
  await save();
  await expect
    .element(field('Body weight'))
    .toHaveAccessibleDescription(/Is 181.5 kg right\? You logged 81.5 kg \(Yesterday\)/);
  await expect.element(field('Body fat')).toHaveAccessibleDescription(/Is 70 % right\? It’s unusual\./);
  await field('Body fat').fill('20');
  await save();
  await expect.element(field('Body fat')).not.toHaveAccessibleDescription(/70 %/);
  expect(values()).toEqual({ 'body-weight': 81.5 });
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(values()).toEqual({ 'body-weight': 181.5, 'body-fat': 0.2 });
});

test('only what was measured before is offered, with the last value as an example, until all is shown', async () => {
  const { dialog, field } = await openSeveral({
    measurements: { weight: weightDaysAgo(1, 81.5), waist: measuredDaysAgo(3, 'waist', 0.9) },
    measures: { grip: { name: 'Grip', dimension: 'mass' } },
  });
  const fields = () => dialog.element().querySelectorAll('input[inputmode]').length;
  await expect.element(field('Waist')).toHaveAttribute('placeholder', '90');
  expect(fields()).toBe(2);
  await dialog.getByRole('button', { name: 'Show all measurements' }).click();
  await expect.element(field('Grip')).toBeVisible();
  expect(fields()).toBe(17);
});

test('a measurement of an earlier day has no time, and a day to come is refused', async () => {
  const { dialog, day, field, save, measured } = await openSeveral();
  await field('Chest').fill('101');
  await day.fill('2962-11-25');
  await save();
  await expect.element(day).toHaveAccessibleDescription(/This date is in the future\./);
  await day.fill('');
  await save();
  await expect.element(day).toHaveAccessibleDescription(/Enter a date/);
  await day.fill('2026-01-31');
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(measured()).toMatchObject([{ measure: 'chest', value: { typed: '101', unit: 'cm' }, day: '2026-01-31' }]);
  expect(measured()[0]?.at).toBeUndefined();
});

test('a weight is typed in stones and pounds, and a girth in inches', async () => {
  const { screen, dialog, field, save, measured } = await openSeveral({ units: { bodyWeight: 'st', length: 'in' } });
  await expect.element(field('Body weight')).toHaveAttribute('placeholder', 'e.g. 11 7');
  await field('Body weight').fill('11 7.5');
  await field('Neck').fill('15');
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: /^Body weight\s*11 st 7.5 lb/ })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Neck\s*15 in/ })).toBeVisible();
  expect(measured().map(({ value }) => value?.unit)).toEqual(['st', 'in']);
  expect(measured().every((each) => each.at !== undefined && each.day === today)).toBe(true);
});
