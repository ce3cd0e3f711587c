import { expect, test } from 'vitest';
import { measuredDaysAgo, openBody, weightDaysAgo } from '../testing/index.ts';

test('entries are listed 20 at a time, the newest first', async () => {
  const days = Array.from({ length: 23 }, (_, day) => [`day-${day}`, weightDaysAgo(day, 80 + day)]);
  const { screen } = await openBody('/body-weight', { measurements: Object.fromEntries(days) });
  const entries = screen.getByRole('region', { name: 'Entries', exact: true });
  const rows = () =>
    entries
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(rows).toHaveLength(20);
  expect(rows()[0]).toMatch(/^80 kg/);
  await entries.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(rows).toHaveLength(23);
  expect(rows().at(-1)).toMatch(/^102 kg/);
  await expect.element(entries.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('the day and the note of an entry are changed, and its value stays as it was measured', async () => {
  const { screen, store } = await openBody('/waist', {
    measurements: { old: { ...measuredDaysAgo(3, 'waist', 0.9), method: 'tape', remark: 'Relaxed' } },
    units: { length: 'in' },
  });
  const row = screen.getByRole('region', { name: 'Entries', exact: true }).getByRole('listitem');
  const dialog = screen.getByRole('dialog', { name: 'Edit entry' });
  const note = dialog.getByRole('textbox', { name: 'Note' });
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  const stored = () => store.record('measurements', 'old').entry?.value;
  await expect.element(row).toMatchTextContent('tape · Relaxed');
  await row.getByRole('button').click();
  await dialog.getByLabelText('Date', { exact: true }).fill('2962-01-31');
  await save();
  await expect.element(dialog.getByText(/^This date is in the future\./)).toBeVisible();
  await dialog.getByLabelText('Date', { exact: true }).fill('2026-01-31');
  await note.fill('  Breathed out ');
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row).toMatchTextContent('tape · Breathed out');
  expect(stored()).toMatchObject({ day: '2026-01-31', remark: 'Breathed out', value: { si: 0.9 } });
  expect(stored()?.at).toBeUndefined();
  await row.getByRole('button').click();
  await note.fill('');
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row).not.toMatchTextContent('Breathed out');
  expect(stored()?.remark).toBeUndefined();
});

test('a changed entry that is unlikely has to be confirmed', async () => {
  const { screen, store } = await openBody('/body-weight', {
    measurements: { old: weightDaysAgo(3, 80), new: weightDaysAgo(1, 81) },
  });
  const entries = screen.getByRole('region', { name: 'Entries', exact: true });
  const dialog = screen.getByRole('dialog', { name: 'Edit entry' });
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  const stored = () => store.record('measurements', 'new').entry?.value.value?.si;
  await entries.getByRole('button', { name: /^81 kg/ }).click();
  await dialog.getByRole('textbox', { name: 'Body weight' }).fill('181');
  await save();
  await expect.element(dialog.getByText(/Is 181 kg right\? You logged 80 kg/)).toBeVisible();
  expect(stored()).toBe(81);
  await save();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stored()).toBe(181);
});
