import { expect, onTestFinished, test, vi } from 'vitest';
import { wordsDigest } from '#domain/exercise/logged-lines/index.ts';
import { openWorkout } from '../testing/index.ts';

const words = 'bench press 80x5,5';
const line = { note: 'notes/day-2026-11-25', block: '1a2b3c4d' };

/** Opens a workout with two sets of a line in a note, and returns the text of the note. */
async function openLogged(body: string, words: string) {
  const set = (at: number) => ({
    place: { exercise: 'bench', order: `a${at}` },
    result: { kind: 'working', load: { si: 80 }, reps: 5, completedAt: 1_000 },
    line: { ...line, words: wordsDigest(words) },
  });
  const workout = {
    exercises: { bench: { exercise: 'exercises/bench-press', order: 'a0' } },
    sets: { one: set(1), two: set(2) },
  };
  const opened = await openWorkout({ workout, notes: { 'day-2026-11-25': { createdAt: 1, body } } });
  return { ...opened, text: () => opened.store.actions.bodyText('notes/day-2026-11-25') };
}

test('a line follows its sets when they are changed in the workout', async () => {
  const { region, text, stored } = await openLogged(`Slept well\n${words} ^1a2b3c4d\nthen rest`, words);
  await region('Bench press').getByRole('textbox', { name: 'Reps, set 2' }).fill('6');
  await expect.poll(text).toBe('Slept well\nbench press 80 kg x 5, 6 ^1a2b3c4d\nthen rest');
  await expect.poll(() => stored()?.sets.two?.line?.words).toBe(wordsDigest('bench press 80 kg x 5, 6'));
});

test('a line follows its sets at once when the workout is left', async () => {
  const { region, goTo, text, stored } = await openLogged(`${words} ^1a2b3c4d`, words);
  await region('Bench press').getByRole('textbox', { name: 'Reps, set 1' }).fill('4');
  await expect.poll(() => stored()?.sets.one?.result?.reps).toBe(4);
  await goTo('/routines');
  await expect.poll(text).toBe('bench press 80 kg x 4, 5 ^1a2b3c4d');
});

test.each([
  ['pagehide', window],
  ['visibilitychange', document],
] as const)('a line follows its sets before the document stores its last changes at %s', async (event, target) => {
  let textThen: Promise<string> | null = null;
  const ending = new AbortController();
  target.addEventListener(event, () => (textThen = text()), { signal: ending.signal });
  const { region, text, stored } = await openLogged(`${words} ^1a2b3c4d`, words);
  onTestFinished(() => ending.abort());
  await region('Bench press').getByRole('textbox', { name: 'Reps, set 1' }).fill('4');
  await expect.poll(() => stored()?.sets.one?.result?.reps).toBe(4);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  target.dispatchEvent(new Event(event));
  expect(await textThen).toBe('bench press 80 kg x 4, 5 ^1a2b3c4d');
});

test('a line follows sets that were changed before this part of the page was loaded', async () => {
  const { goTo, screen, stored, store, text } = await openLogged(`${words} ^1a2b3c4d`, words);
  await goTo('/routines');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Routines' })).toBeVisible();
  store.actions.changeRecord('workouts', 'now', (draft) => {
    const set = draft.sets.two;
    if (set?.result !== undefined) set.result = { ...set.result, reps: 6 };
  });
  expect(stored()?.sets.two?.result?.reps).toBe(6);
  expect(await text()).toBe(`${words} ^1a2b3c4d`);
  await goTo('/workouts/now');
  await expect.poll(text).toBe('bench press 80 kg x 5, 6 ^1a2b3c4d');
});

test('a line that somebody changed stays as it is', async () => {
  const edited = 'bench press 80x5,4 ^1a2b3c4d';
  const { region, goTo, text, stored } = await openLogged(edited, words);
  await region('Bench press').getByRole('textbox', { name: 'Reps, set 2' }).fill('6');
  await expect.poll(() => stored()?.sets.two?.result?.reps).toBe(6);
  await region('Bench press').getByRole('textbox', { name: 'Reps, set 1' }).fill('7');
  await expect.poll(() => stored()?.sets.one?.result?.reps).toBe(7);
  await goTo('/routines');
  await expect.element(region('Bench press')).not.toBeInTheDocument();
  expect(await text()).toBe(edited);
});

test('changes of another device leave the line to the person', async () => {
  const body = `${words} ^1a2b3c4d`;
  const { changeElsewhere, goTo, region, text, stored } = await openLogged(body, words);
  await changeElsewhere('workouts', 'now', (draft) => {
    for (const set of Object.values(draft.sets)) if (set.result !== undefined) set.result = { ...set.result, reps: 9 };
  });
  await expect.poll(() => stored()?.sets.one?.result?.reps).toBe(9);
  await goTo('/routines');
  await expect.element(region('Bench press')).not.toBeInTheDocument();
  expect(await text()).toBe(body);
});

test('a line of a note in the trash stays as it is, and so does the note', async () => {
  const body = `${words} ^1a2b3c4d`;
  const { region, goTo, store, text, stored } = await openLogged(body, words);
  const note = () => store.record('notes', 'day-2026-11-25').entry;
  await region('Bench press').getByRole('textbox', { name: 'Reps, set 1' }).fill('4');
  await expect.poll(() => stored()?.sets.one?.result?.reps).toBe(4);
  store.actions.trash(['notes/day-2026-11-25']);
  await goTo('/routines');
  await expect.element(region('Bench press')).not.toBeInTheDocument();
  expect([await text(), note()?.inTrash]).toEqual([body, true]);
  expect(stored()?.sets.one?.line?.words).toBe(wordsDigest(words));
});
