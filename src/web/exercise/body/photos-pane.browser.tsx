import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, keyboard, stopClock } from '../../testing/index.ts';
import { openExercise } from '../testing/index.ts';

test('photos are listed by date, compared side by side, and removed with undo', async () => {
  stopClock().set(new Date().setHours(12, 0, 0, 0)); // at midnight, today's photo would be yesterday's
  const { screen } = await openExercise('/body/photos');
  await expect.element(screen.getByText('No photos yet')).toBeVisible();
  const photos = screen
    .getByRole('article')
    .getByRole('button')
    .filter({ has: page.getByRole('img') });
  for (const [at, colour] of ['#aa3333', '#3333aa'].entries()) {
    await choosePhoto(await photoOf(colour));
    await expect.poll(() => photos.elements()).toHaveLength(at + 1);
  }
  await photos.last().click();
  const dialog = screen.getByRole('dialog', { name: 'Photo' });
  await dialog.getByLabelText('Date').fill('2026-05-12');
  await dialog.getByLabelText('Note').fill('Front');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const compared = screen.getByRole('region', { name: 'Compare' });
  await expect.element(compared.getByRole('img', { name: /^Before: .*Front$/ })).toBeVisible();
  await expect.element(compared.getByRole('img', { name: /^After: Today$/ })).toBeVisible();
  await expectAccessible('main');
  await photos.last().click();
  await dialog.getByRole('button', { name: 'Remove photo' }).click();
  await expect.poll(() => photos.elements()).toHaveLength(1);
  await expect.element(compared).not.toBeInTheDocument();
  await keyboard.press('Control+z');
  await expect.poll(() => photos.elements()).toHaveLength(2);
});

/** Chooses a photo in the field that the button for several photos opens. */
async function choosePhoto(photo: File): Promise<void> {
  const field = document.querySelector('input[type=file][multiple]');
  if (field === null) throw new Error('There is no field for several photos');
  await page.elementLocator(field).upload(photo);
}

/** Returns a picture that the browser itself rendered. */
async function photoOf(colour: string): Promise<File> {
  const canvas = new OffscreenCanvas(60, 80);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2D canvas context');
  context.fillStyle = colour;
  context.fillRect(0, 0, 60, 80);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], `${colour}.png`, { type: 'image/png' });
}
