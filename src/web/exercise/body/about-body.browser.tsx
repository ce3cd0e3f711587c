import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { keyboard } from '../../testing/index.ts';
import { measuredDaysAgo, openBody, weightDaysAgo } from '../testing/index.ts';

const thirtyYearsAgo = `${new Date().getUTCFullYear() - 30}-01-01`;
const ada = { heightMetres: 1.8, bornOn: thirtyYearsAgo, sex: 'female' };

/** Opens body weight, and the dialog with the body details. */
async function openDetails(about: object = {}, others: Parameters<typeof openBody>[1] = {}) {
  const app = await openBody('/body-weight', { measurements: { today: weightDaysAgo(0, 80) }, about, ...others });
  const { screen } = app;
  const dialog = screen.getByRole('dialog', { name: 'Body details' });
  const open = async () => {
    await screen.getByRole('button', { name: 'Body details' }).click();
    await expect.element(dialog).toBeVisible();
  };
  await open();
  return {
    ...app,
    open,
    dialog,
    statistics: screen.getByLabelText('Statistics', { exact: true }),
    height: dialog.getByRole('textbox', { name: /^Height/ }),
    birth: dialog.getByLabelText('Date of birth', { exact: true }),
    save: () => dialog.getByRole('button', { name: 'Save' }).click(),
  };
}

async function expectClosed(dialog: Locator): Promise<void> {
  await expect.element(dialog).not.toBeInTheDocument();
}

test('height, date of birth and sex are stored, and give the basal metabolic rate', async () => {
  const { screen, statistics, dialog, height, birth, save, about } = await openDetails();
  await expect.element(statistics).toMatchTextContent('Needs your height, date of birth and sex.');
  await height.fill('180');
  await birth.fill(thirtyYearsAgo);
  await dialog.getByRole('radio', { name: 'Male', exact: true }).click();
  await save();
  await expectClosed(dialog);
  await expect.element(screen.getByRole('button', { name: 'Body details' })).toHaveFocus();
  expect(about()).toEqual({ heightMetres: 1.8, bornOn: thirtyYearsAgo, sex: 'male' });
  await screen.getByRole('button', { name: '1,780 kcal/day' }).click();
  const inputs = screen.getByLabelText('Based on', { exact: true });
  await expect.element(inputs).toMatchTextContent(/80 kg.*180 cm.*30.*Male/);
});

test.each(['heightMetres', 'bornOn', 'sex'])(
  'the basal metabolic rate needs all details: without %s',
  async (missing) => {
    const details = Object.fromEntries(Object.entries(ada).filter(([name]) => name !== missing));
    const { statistics } = await openDetails(details);
    await expect.element(statistics).toMatchTextContent('Needs your height, date of birth and sex.');
  },
);

test('a height and a date of birth that cannot be are both named, and nothing is stored', async () => {
  const { dialog, height, birth, save, about } = await openDetails();
  await height.fill('18');
  await birth.fill('2962-11-25');
  await dialog.getByRole('radio', { name: 'Female', exact: true }).click();
  await save();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Not saved yet');
  await expect
    .element(birth)
    .toHaveAccessibleDescription(/This date is in the future\. Enter today or an earlier date\./);
  await expect.element(height).toHaveAccessibleDescription(/Enter a valid height/);
  await expect.element(height).toHaveFocus();
  expect(about()).toEqual({});
});

test('a height is typed and shown in feet and inches', async () => {
  const { open, dialog, height, about } = await openDetails({}, { units: { length: 'in' } });
  await height.fill('5’11');
  await keyboard.press('Enter');
  await expectClosed(dialog);
  expect(about()?.heightMetres).toBeCloseTo(1.8034, 4);
  await open();
  await expect.element(height).toHaveValue('5 ft 11 in');
});

test('details can be removed again', async () => {
  const { statistics, dialog, height, birth, save, about } = await openDetails(ada);
  await expect.element(statistics).toMatchTextContent('1,614 kcal/day');
  await height.fill('');
  await birth.fill('');
  await dialog.getByRole('radio', { name: 'Not set' }).click();
  await save();
  await expectClosed(dialog);
  expect(about()).toEqual({});
  await expect.element(statistics).toMatchTextContent('Needs your height, date of birth and sex.');
});

test('an unedited detail keeps what another device stores while the dialog is open', async () => {
  const { changeElsewhere, dialog, height, save, about } = await openDetails(ada);
  const elsewhere = { heightMetres: 1.7, bornOn: '1990-05-01', sex: 'male' };
  await changeElsewhere('preferences', 'main', (draft) => Object.assign(draft.body, elsewhere));
  await expect.poll(about).toEqual(elsewhere);
  await height.fill('181');
  await save();
  await expectClosed(dialog);
  expect(about()).toEqual({ ...elsewhere, heightMetres: 1.81 });
});

test('an incomplete date of birth is not taken for a removed one', async () => {
  const { birth, save, about } = await openDetails(ada);
  await birth.fill('10/12/');
  await save();
  await expect.element(birth).toHaveAccessibleDescription(/Enter a date/);
  expect(about()).toEqual(ada);
});

test('the basal metabolic rate is not computed for an age outside of the study', async () => {
  const { statistics } = await openDetails({ ...ada, bornOn: `${new Date().getUTCFullYear() - 12}-01-01` });
  await expect.element(statistics).toMatchTextContent('Only for ages 19 to 78');
  expect(statistics.element().textContent).not.toContain('kcal');
});

test('the trend of the weight and its change in a week are shown once there are entries of a week', async () => {
  const measurements = { old: measuredDaysAgo(8, 'body-weight', 80), mid: measuredDaysAgo(4, 'body-weight', 81) };
  const { statistics, changeElsewhere } = await openDetails({}, { measurements });
  await expect.element(statistics).toMatchTextContent('Needs a week of data');
  await changeElsewhere('measurements', 'new', (draft) => Object.assign(draft, measuredDaysAgo(0, 'body-weight', 82)));
  await expect.element(statistics).toMatchTextContent(/Weekly change\+0\.8 kg/);
});
