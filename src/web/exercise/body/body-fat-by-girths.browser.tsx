import { expect, test } from 'vitest';
import { expectAccessible, keyboard } from '../../testing/index.ts';
import { measuredDaysAgo, openBody } from '../testing/index.ts';

const girths = {
  waist: measuredDaysAgo(2, 'waist', 0.9),
  neck: measuredDaysAgo(1, 'neck', 0.38),
  hips: measuredDaysAgo(1, 'hips', 1),
};

async function openBodyFat(options: Parameters<typeof openBody>[1]) {
  const app = await openBody('/body-fat', options);
  return { ...app, statistics: app.screen.getByLabelText('Statistics', { exact: true }) };
}

test('body fat from girths asks for height and sex, then for the girths that are missing', async () => {
  const { screen, statistics } = await openBodyFat({});
  await expect.element(statistics).toMatchTextContent('Add your height and sex to estimate body fat');
  await expectAccessible('main');
  const dialog = screen.getByRole('dialog');
  const details = screen.getByRole('button', { name: 'Body details' });
  await details.click();
  await dialog.getByRole('textbox', { name: /^Height/ }).fill('180');
  await dialog.getByRole('radio', { name: 'Male', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(statistics).toMatchTextContent('Log your neck and waist');
  await expect.element(details).toHaveFocus();
  await details.click();
  await dialog.getByRole('radio', { name: 'Female', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(statistics).toMatchTextContent('Log your neck, waist and hips');
});

test('a man’s body fat needs no hips, and is saved as an entry of today that undo removes', async () => {
  const { screen, statistics, measured } = await openBodyFat({
    measurements: { waist: girths.waist, neck: girths.neck },
    about: { heightMetres: 1.8, sex: 'male' },
  });
  await statistics.getByRole('button', { name: '19.8 %' }).click();
  const inputs = screen.getByLabelText('Based on', { exact: true });
  await expect.element(inputs).toMatchTextContent(/Waist, .*90 cm.*Neck, .*38 cm.*Height180 cmSexMale$/);
  await keyboard.press('Escape');
  await screen.getByRole('button', { name: 'Save as today’s entry' }).click();
  const entries = screen.getByRole('region', { name: 'Entries', exact: true });
  await expect.element(entries.getByRole('button', { name: /^19.8 %\s*Today\s*US Navy method$/ })).toBeVisible();
  const fat = () => measured().filter(({ measure }) => measure === 'body-fat');
  expect(fat()).toMatchObject([{ method: 'navy', day: new Date().toISOString().slice(0, 10), zone: 'UTC' }]);
  expect(fat()[0]?.value?.si).toBeCloseTo(0.198, 3);
  await keyboard.press('Control+z');
  await expect.element(entries).not.toBeInTheDocument();
  expect(fat()).toEqual([]);
});

test('a woman’s body fat needs her hips, and is computed as soon as they are logged', async () => {
  const { screen, statistics, changeElsewhere } = await openBodyFat({
    measurements: { waist: girths.waist, neck: girths.neck },
    about: { heightMetres: 1.8, sex: 'female' },
    units: { length: 'in' },
  });
  await expect.element(statistics).toMatchTextContent('Log your neck, waist and hips');
  await expect.element(screen.getByRole('button', { name: 'Save as today’s entry' })).not.toBeInTheDocument();
  await changeElsewhere('measurements', 'hips', (draft) => Object.assign(draft, girths.hips));
  await statistics.getByRole('button', { name: '30.4 %' }).click();
  const inputs = screen.getByLabelText('Based on', { exact: true });
  await expect.element(inputs).toMatchTextContent(/Waist, .*35.4 in.*Neck, .*15 in.*Hips, .*39.4 in.*Height5 ft 11 in/);
});

test('girths that no body has give no body fat to save', async () => {
  const { screen, statistics } = await openBodyFat({
    measurements: { waist: girths.waist, neck: measuredDaysAgo(0, 'neck', 0.95) },
    about: { heightMetres: 1.8, sex: 'male' },
  });
  await expect.element(statistics).toMatchTextContent('Check your waist and neck measurements');
  await expect.element(screen.getByRole('button', { name: 'Save as today’s entry' })).not.toBeInTheDocument();
});
