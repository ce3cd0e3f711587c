// sections: exercise, notes
import { goOffline, goOnline, twoDevices } from './screens.ts';
import { expect, test } from './server.ts';

test.use({ serviceWorkers: 'allow' });

test.describe.configure({ timeout: 120_000 });

test('sets typed into the note of the day are logged offline, follow their workout, and reach another device', async ({
  browser,
  server,
}) => {
  const { a: phone, b: laptop } = await twoDevices(browser, server.origin);
  const { page } = phone;
  await laptop.page.setViewportSize({ width: 1280, height: 800 });
  const note = `/dashboard/notes/day/${new Date().toISOString().slice(0, 10)}`;
  await page.goto(note);
  await goOffline(phone);

  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('Slept well.\nbench press 80x5,5,4 @8');
  const reading = page.getByRole('group', { name: 'Read as' });
  await expect(reading).toContainText('Bench press · 80 kg × 5, 5, 4 · RPE 8');
  await reading.getByRole('button', { name: 'Log' }).click();
  const mark = page.getByRole('link', { name: /^Logged in / });
  await expect(mark).toBeVisible();

  await mark.click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const reps = page.getByRole('textbox', { name: 'Reps, set 3' });
  await expect(reps).toHaveValue('4');
  await reps.fill('6');
  await page.goBack(); // leaves editing
  await expect(reps).toBeHidden();
  await page.goBack();
  await expect(text).toContainText('bench press 80 kg x 5, 5, 6 rpe 8');
  await expect(reading).toBeHidden();

  await goOnline(phone);
  await laptop.page.goto(note);
  await expect(laptop.page.getByRole('textbox', { name: 'Text', exact: true })).toContainText(
    'bench press 80 kg x 5, 5, 6 rpe 8',
  );
  await expect(laptop.page.getByRole('link', { name: /^Logged in / })).toBeVisible();
  await Promise.all([phone.context.close(), laptop.context.close()]);
});
