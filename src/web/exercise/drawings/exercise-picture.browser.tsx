import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/index.ts';
import { openExercise } from '../testing/index.ts';

describe('the page of an exercise', () => {
  test('shows the movement from start to end, and its muscles from both sides', async () => {
    const { screen } = await openExercise('/exercises/back-squat');
    const page = screen.getByRole('article');
    await expect.poll(() => squaresIn(page.query())).toBe(2);
    await expect.poll(() => musclesIn(page.query(), 'main')).toBe(4);
    expect(musclesIn(page.query(), 'helping')).toBeGreaterThan(0);
    await expectAccessible('main');
  });

  test('shows one position of what is held', async () => {
    const { screen } = await openExercise('/exercises/plank');
    const page = screen.getByRole('article');
    await expect.poll(() => page.query()?.querySelectorAll('svg[data-held]').length).toBe(1);
    expect(squaresIn(page.query())).toBe(0);
  });

  test('shows a custom exercise by its pattern, with the space that a library exercise has', async () => {
    const { screen } = await openExercise('/exercises/own', {
      exercises: { own: { name: 'Log lunge', tracking: 'loadReps', pattern: 'lunge', muscles: { quads: 1 } } },
    });
    const page = screen.getByRole('article');
    await expect.poll(() => squaresIn(page.query())).toBe(2);
  });

  test('shows only the muscles if no drawing shows the exercise', async () => {
    const { screen } = await openExercise('/exercises/wrist-curl');
    const page = screen.getByRole('article');
    await expect.poll(() => musclesIn(page.query(), 'main')).toBeGreaterThan(0);
    expect(squaresIn(page.query())).toBe(0);
  });

  test('keeps its height while the picture loads', async () => {
    const { screen } = await openExercise('/exercises/plank');
    const page = screen.getByRole('article');
    await expect.poll(() => page.query()?.querySelector('svg[data-held]')).toBeTruthy();
    const picture = page.element().querySelector('svg[data-held]')?.parentElement;
    const height = picture?.clientHeight ?? 0;
    picture?.replaceChildren();
    expect(height).toBeGreaterThan(100);
    expect(picture?.clientHeight).toBe(height);
  });
});

test('a row of the list has a drawing that does not make it higher', async () => {
  const { screen } = await openExercise('/exercises?q=romanian');
  const row = screen.getByRole('row', { name: 'Romanian deadlift', exact: true });
  await expect.poll(() => row.query()?.querySelector('svg')).toBeTruthy();
  const drawn = row.element().querySelector('svg')?.parentElement;
  const height = row.element().clientHeight;
  drawn?.remove();
  expect(row.element().clientHeight).toBe(height);
});

/** Returns the number of drawings of one position. */
function squaresIn(page: Element | null): number {
  return page?.querySelectorAll('svg[viewBox="0 0 64 64"]').length ?? 0;
}

function musclesIn(page: Element | null, part: 'main' | 'helping'): number {
  return page?.querySelectorAll(`path[data-part="${part}"]`).length ?? 0;
}
