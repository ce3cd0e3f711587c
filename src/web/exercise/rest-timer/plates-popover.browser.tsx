import { expect, test } from 'vitest';
import { keyboard } from '../../testing/index.ts';
import { openWorkout } from '../testing/index.ts';

const plan = {
  'back-squat': [
    { load: 101, reps: 5 },
    { load: 142.5, reps: 5 },
  ],
};

test('the plates for the next set are shown per side, with the closest possible load', async () => {
  const { screen } = await openWorkout({ plan });
  await screen.getByRole('button', { name: 'Plates for 101 kg' }).click();
  const plates = screen.getByRole('dialog', { name: 'Plates for 101 kg' });
  await expect.element(plates.getByText('Closest above: 102.5 kg')).toBeVisible();
  const side = plates.getByRole('list', { name: 'Per side' }).getByRole('listitem');
  expect(side.elements().map(({ textContent }) => textContent)).toEqual(['2 × 20 kg']);
});

test('Escape closes the formula first, and then the plates', async () => {
  const { screen } = await openWorkout({ plan });
  await screen.getByRole('button', { name: 'Plates for 101 kg' }).click();
  const plates = screen.getByRole('dialog', { name: 'Plates for 101 kg' });
  await plates.getByRole('button', { name: '100 kg including the bar' }).click();
  const formula = screen.getByText('bar + 2 × the plates on one side');
  await expect.element(formula).toBeVisible();
  await keyboard.press('Escape');
  await expect.element(formula).not.toBeInTheDocument();
  await expect.element(plates).toBeVisible();
  await keyboard.press('Escape');
  await expect.element(plates).not.toBeInTheDocument();
});

test('warm-up sets are added before the next set, and removed by undo', async () => {
  const { screen, region, choose, stored } = await openWorkout({ plan });
  await choose('Back squat', 'Add warm-up sets');
  const sets = () => region('Back squat').getByRole('checkbox').elements().length;
  await expect.poll(sets).toBe(6);
  expect(Object.values(stored()?.sets ?? {}).filter(({ result }) => result?.kind === 'warmUp')).toHaveLength(4);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(sets).toBe(2);
});
