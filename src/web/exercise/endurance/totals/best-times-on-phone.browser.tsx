import { expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '../../../language/index.ts';
import { onPhone, smallTargets } from '../../../testing/index.ts';
import { daysAgo, openExercise } from '../../testing/index.ts';

/** Opens the best times on a small phone in German. */
async function openBestTimes() {
  await onPhone(320);
  onTestFinished(() => changeLanguage('en'));
  await changeLanguage('de');
  const run = (metres: number, movingSeconds: number) => ({
    sport: 'run',
    ...daysAgo(400),
    distance: { si: metres },
    movingSeconds,
  });
  return await openExercise('/activities/best', {
    activities: { five: run(5000, 1790.4), half: run(21_097.5, 6300) },
  });
}

/** Returns the elements whose text has a part that matches the pattern and is on more than one line. */
function brokenIn(elements: readonly Element[], pattern: RegExp): readonly string[] {
  return elements.flatMap((element) => {
    const text = element.firstChild;
    if (!(text instanceof Text)) return [`no text in ${element.outerHTML}`];
    return Array.from(text.data.matchAll(pattern), ({ 0: part, index }) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + part.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      return lines.size > 1 ? part : '';
    }).filter(Boolean);
  });
}

test('the sports of best times keep their words whole, and are large enough, on a small phone', async () => {
  const { screen } = await openBestTimes();
  const sports = screen.getByRole('radio');
  await expect.element(sports.first()).toBeVisible();
  expect(sports.elements().map(({ textContent }) => textContent)).toEqual(['Lauf', 'Radfahrt', 'Schwimmen', 'Rudern']);
  expect(brokenIn(sports.elements(), /.+/g)).toEqual([]);
  await expect.poll(smallTargets).toEqual([]);
});

test('the paces of best times stay on one line, and in their rows, on a small phone', async () => {
  const { screen } = await openBestTimes();
  const paces = screen.getByRole('table').first().getByRole('button', { name: /\/km$/ });
  await expect.poll(() => paces.elements()).toHaveLength(2);
  await expect.element(screen.getByRole('button', { name: '29:50,4' })).toBeVisible();
  expect(brokenIn(paces.elements(), /.+/g)).toEqual([]);
  const isInRow = (element: Element) => {
    const row = element.closest('tr')?.getBoundingClientRect();
    const range = new Range();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    return row !== undefined && text.top >= row.top && text.bottom <= row.bottom;
  };
  expect(paces.elements().map(isInRow)).toEqual([true, true]);
  expect(document.documentElement.scrollWidth).toBe(320);
});
