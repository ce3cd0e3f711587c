import { expect, test, vi } from 'vitest';
import { idOfNewWorkout } from '#domain/exercise/logged-lines/index.ts';
import { editorView, expectAccessible, keyboard, shownLines, texts } from '../../testing/index.ts';
import { openNote } from '../testing/index.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** Opens a note about today, with what was logged from it. */
async function openToday(body = '', more: Partial<Parameters<typeof openNote>[0]> = {}) {
  const note = await openNote({ body, day: today(), ...more });
  const workouts = () => note.store.records('workouts').filter(({ inTrash }) => !inTrash);
  const sets = () =>
    workouts()
      .flatMap(({ value }) => Object.values(value.sets))
      .flatMap(({ result }) => (result === undefined ? [] : [`${result.load?.si ?? ''}x${result.reps}`]))
      .toSorted();
  return { ...note, workouts, sets };
}

test('a typed line is read, and logged with Mod+Enter', async () => {
  const { screen, text, sets, workouts } = await openToday();
  await keyboard.type('bench press 80x5,5,4 @8 left shoulder pinch');
  await expect
    .element(screen.getByRole('group', { name: 'Read as' }))
    .toMatchTextContent('Bench press · 80 kg × 5, 5, 4 · RPE 8 · left shoulder pinch');
  expect(sets()).toEqual([]);
  await expectAccessible('.cm-content');
  await keyboard.press('ControlOrMeta+Enter');
  await expect.poll(sets).toEqual(['80x4', '80x5', '80x5']);
  await expect.element(screen.getByRole('link', { name: 'Logged in Workout' })).toBeVisible();
  expect(await text()).toMatch(/^bench press 80x5,5,4 @8 left shoulder pinch \^[0-9a-f]{8}$/);
  expect(shownLines()).toEqual(['bench press 80x5,5,4 @8 left shoulder pinch✓']);
  expect(workouts()[0]?.value).toMatchObject({ fromNote: 'notes/note', day: today() });
});

test('a line is offered only once all workouts are read, so that it is logged in the one that has its other sets', async () => {
  const id = idOfNewWorkout('notes/note', () => false);
  const startedAt = Date.now() - 3_600_000;
  const workout = { day: today(), startedAt, endedAt: Date.now() - 60_000, fromNote: 'notes/note' };
  const { screen, readRest, sets, workouts } = await openToday('', {
    workouts: { [id]: workout },
    unread: [`workouts/${id}`],
  });
  await keyboard.type('squat 100x5');
  await keyboard.press('ControlOrMeta+Enter');
  const reading = screen.getByRole('group', { name: 'Read as' });
  expect(sets()).toEqual([]);
  readRest();
  await keyboard.press('ArrowUp'); // from the line that the keys have added instead
  await expect.element(reading).toBeVisible();
  await keyboard.press('ControlOrMeta+Enter');
  await expect.poll(sets).toEqual(['100x5']);
  expect(workouts().map(({ value }) => value.startedAt)).toEqual([startedAt]);
});

test('ordinary words and notes without a day show nothing', async () => {
  const { screen } = await openToday('Met John at 5 to talk about 3x8 tables');
  await keyboard.press('Enter');
  await keyboard.type('The bench press 80x5');
  await keyboard.press('Enter');
  await keyboard.type('squat 100x5');
  await expect.poll(() => screen.getByRole('group', { name: 'Read as' }).elements().length).toBe(1);
});

test('undo takes back the sets with the text, and redo logs them again', async () => {
  const { screen, sets, text } = await openToday();
  await keyboard.type('squat 100x5');
  await screen.getByRole('button', { name: 'Log', exact: true }).click();
  await expect.poll(sets).toEqual(['100x5']);
  await keyboard.press('ControlOrMeta+z');
  await expect.poll(sets).toEqual([]);
  expect(await text()).toBe('squat 100x5');
  await keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(sets).toEqual(['100x5']);
  expect(await text()).toMatch(/^squat 100x5 \^[0-9a-f]{8}$/);
});

test('undo leaves what was logged as it is if one of the sets was changed since, and goes on with the text before', async () => {
  const { screen, store, sets, text, workouts } = await openToday();
  await keyboard.type('squat 100x5,5');
  await keyboard.press('ControlOrMeta+Enter');
  await expect.poll(sets).toEqual(['100x5', '100x5']);
  store.actions.changeRecord('workouts', workouts()[0]?.id ?? '', (draft) => {
    const [first] = Object.values(draft.sets);
    if (first?.result !== undefined) first.result = { ...first.result, reps: 6 };
  });
  await keyboard.press('ControlOrMeta+z');
  await expect
    .element(screen.getByText('Not undone, because the sets were changed since. The line is still logged.'))
    .toBeVisible();
  expect([sets(), await text()]).toEqual([['100x5', '100x6'], expect.stringMatching(/^squat 100x5,5 \^[0-9a-f]{8}$/)]);
});

test('the text of a logged line is stored before its sets', async () => {
  const { store, sets } = await openToday();
  await keyboard.type('squat 100x5');
  await expect.poll(() => texts('[role="group"]')).toHaveLength(1);
  const appended = vi.spyOn(store.replica.document.ports.storage, 'appendPending');
  await keyboard.press('ControlOrMeta+Enter');
  await expect.poll(sets).toEqual(['100x5']);
  const changes = appended.mock.calls.flatMap(([rows]) => rows.flatMap((row) => row.changes));
  const bodyAt = changes.findIndex(({ key, body }) => key === 'notes/note' && body !== undefined);
  const setsAt = changes.findIndex(({ key }) => key.startsWith('workouts/'));
  expect(bodyAt).toBeGreaterThanOrEqual(0);
  expect(setsAt).toBeGreaterThan(bodyAt);
});

test('changed numbers are applied when the cursor leaves the line', async () => {
  const { screen, sets } = await openToday('\n');
  await keyboard.press('Control+Home');
  await keyboard.type('squat 100x5');
  await keyboard.press('ControlOrMeta+Enter');
  await expect.poll(sets).toEqual(['100x5']);
  await keyboard.press('End');
  await keyboard.press('Backspace');
  await keyboard.type('6');
  await expect
    .element(screen.getByRole('group', { name: 'Read as' }))
    .toMatchTextContent('Differs from the workout: 5 → 6 reps');
  expect(sets()).toEqual(['100x5']);
  await keyboard.press('ArrowDown');
  await expect.poll(sets).toEqual(['100x6']);
  await keyboard.press('ControlOrMeta+z');
  await expect.poll(sets).toEqual(['100x5']);
});

test('other differences ask, and either side can be updated', async () => {
  const { screen, sets, text } = await openToday('\n');
  await keyboard.press('Control+Home');
  await keyboard.type('squat 100x5');
  await keyboard.press('ControlOrMeta+Enter');
  await keyboard.type(',4');
  await expect
    .element(screen.getByRole('group', { name: 'Read as' }))
    .toMatchTextContent('Differs from the workout: + 100 kg × 4');
  await keyboard.press('ArrowDown');
  await screen.getByRole('button', { name: 'Update workout' }).click();
  await expect.poll(sets).toEqual(['100x4', '100x5']);
  await keyboard.press('Control+Home');
  await keyboard.press('End');
  await keyboard.type(',3');
  await screen.getByRole('button', { name: 'Update line' }).click();
  await expect.poll(text).toMatch(/^squat 100 kg x 5, 4 \^/);
  expect(sets()).toEqual(['100x4', '100x5']);
});

test('several lines are logged together, with a preview of each', async () => {
  const { screen, sets, text } = await openToday('## Squat\n- 100x5\n- 105x3\n\nBench press\nSet 1: 80 kg × 5\n');
  const run = screen.getByRole('group', { name: 'Log all 3 lines' });
  await expect.element(run.getByRole('listitem').first()).toMatchTextContent('Back squat · 100 kg × 5');
  await screen.getByRole('button', { name: 'Log all 3 lines' }).click();
  await expect.poll(sets).toEqual(['100x5', '105x3', '80x5']);
  expect((await text()).match(/\^[0-9a-f]{8}$/gm)).toHaveLength(3);
});

test('lines far from the view are logged with the others', async () => {
  const { screen, sets, text } = await openToday(`${'bench press 80x5\n'.repeat(299)}bench press 80x5`);
  await screen.getByRole('button', { name: 'Log all lines' }).click();
  await expect.poll(() => sets().length).toBe(300);
  expect((await text()).match(/ \^[0-9a-f]{8}$/gm)).toHaveLength(300);
});

test('a deleted line leaves its sets, and says so', async () => {
  const { screen, sets } = await openToday('\n');
  await keyboard.press('Control+Home');
  await keyboard.type('squat 100x5');
  await keyboard.press('ControlOrMeta+Enter');
  await expect.poll(sets).toEqual(['100x5']);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('Delete');
  await expect.element(screen.getByText('Line deleted. Its set stays in the workout.')).toBeVisible();
  expect(sets()).toEqual(['100x5']);
  await screen.getByRole('button', { name: 'Remove sets' }).click();
  await expect.poll(sets).toEqual([]);
  editorView().focus();
  await keyboard.press('ControlOrMeta+z');
  await expect.poll(sets).toEqual(['100x5']);
  await expect.element(screen.getByRole('link', { name: 'Logged in Workout' })).toBeVisible();
});

test('the sets of a deleted note stay, and can be removed with it', async () => {
  const { screen, sets } = await openToday();
  await keyboard.type('squat 100x5');
  await keyboard.press('ControlOrMeta+Enter');
  await expect.poll(sets).toEqual(['100x5']);
  await screen.getByRole('article').getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect.element(screen.getByText('The set logged there stays in its workout.')).toBeVisible();
  expect(sets()).toEqual(['100x5']);
  await screen.getByRole('button', { name: 'Remove sets' }).click();
  await expect.poll(sets).toEqual([]);
});

test('a line whose workout is gone can be logged again', async () => {
  const { screen, sets, store, workouts } = await openToday();
  await keyboard.type('squat 100x5');
  await keyboard.press('ControlOrMeta+Enter');
  await expect.poll(sets).toEqual(['100x5']);
  store.actions.trash(workouts().map(({ key }) => key));
  await screen.getByRole('button', { name: 'Log again' }).click();
  await expect.poll(sets).toEqual(['100x5']);
  expect(workouts()).toHaveLength(1);
});

test('text that another device wrote behind a logged line can be moved to a line of its own', async () => {
  const { screen, sets, store, text } = await openToday();
  await keyboard.type('squat 100x5');
  await keyboard.press('ControlOrMeta+Enter');
  await expect.poll(sets).toEqual(['100x5']);
  const { text: body } = store.body('notes', 'note');
  body?.insert(body.length, 'Knee is fine');
  await expect
    .element(screen.getByText('Text from another device was merged into this line: “Knee is fine”'))
    .toBeVisible();
  await expectAccessible('.cm-content');
  await screen.getByRole('button', { name: 'Move to new line' }).click();
  await expect.poll(text).toMatch(/^squat 100x5 \^[0-9a-f]{8}\nKnee is fine$/);
  await expect.element(screen.getByRole('link', { name: 'Logged in Workout' })).toBeVisible();
  expect(sets()).toEqual(['100x5']);
});

test('a line that two devices logged at the same place of the note is there once after its copy is removed', async () => {
  const { screen, sets, store, text } = await openToday();
  await keyboard.type('squat 100x5');
  await keyboard.press('ControlOrMeta+Enter');
  await expect.poll(sets).toEqual(['100x5']);
  const { text: body } = store.body('notes', 'note');
  body?.insert(body.length, body.toString());
  await screen.getByRole('button', { name: 'Remove copy' }).click();
  await expect.poll(text).toMatch(/^squat 100x5 \^[0-9a-f]{8}$/);
  await expect.element(screen.getByRole('link', { name: 'Logged in Workout' })).toBeVisible();
  expect(sets()).toEqual(['100x5']);
});

test('a line that two devices logged one below the other is there once after its copy is removed', async () => {
  const { screen, sets, store, text } = await openToday();
  await keyboard.type('squat 100x5');
  await keyboard.press('ControlOrMeta+Enter');
  await expect.poll(sets).toEqual(['100x5']);
  const { text: body } = store.body('notes', 'note');
  const line = body?.toString() ?? '';
  body?.insert(line.length, `\n${line}\nSlept well`);
  await expect.element(screen.getByText('Copy of a line that is logged')).toBeVisible();
  await expectAccessible('.cm-content');
  await screen.getByRole('button', { name: 'Remove copy' }).click();
  await expect.poll(text).toBe(`${line}\nSlept well`);
  await expect.element(screen.getByRole('link', { name: 'Logged in Workout' })).toBeVisible();
  expect(sets()).toEqual(['100x5']);
});

test('a line that was logged in two workouts is kept in one', async () => {
  const { screen, sets, store, workouts } = await openToday();
  await keyboard.type('squat 100x5');
  await keyboard.press('ControlOrMeta+Enter');
  await expect.poll(sets).toEqual(['100x5']);
  const { exercises, sets: logged } = workouts()[0]?.value ?? {};
  store.actions.createRecord('workouts', (draft) => {
    Object.assign(draft, { startedAt: Date.now(), day: today(), exercises, sets: logged });
  });
  await expect.element(screen.getByText('Logged in 2 workouts')).toBeVisible();
  await screen.getByRole('button', { name: 'Keep one' }).click();
  await expect.poll(sets).toEqual(['100x5']);
  await expect.element(screen.getByText('Logged in 2 workouts')).not.toBeInTheDocument();
});

test('Enter and typed words stay in front of the id of a line', async () => {
  const { text, sets } = await openToday();
  await keyboard.type('squat 100x5');
  await keyboard.press('ControlOrMeta+Enter');
  await expect.poll(sets).toEqual(['100x5']);
  await keyboard.type(' hard');
  await keyboard.press('Enter');
  await keyboard.type('then rest');
  expect(await text()).toMatch(/^squat 100x5 hard \^[0-9a-f]{8}\nthen rest$/);
  await keyboard.press('Home');
  await keyboard.press('Backspace');
  expect(await text()).toMatch(/^squat 100x5 hardthen rest \^[0-9a-f]{8}$/);
});

test('Delete at the end of a logged line joins the next one, and the line stays logged', async () => {
  const { screen, text, sets } = await openToday('\n slow');
  await keyboard.press('Control+Home');
  await keyboard.type('squat 100x5');
  await keyboard.press('ControlOrMeta+Enter');
  await expect.poll(sets).toEqual(['100x5']);
  await keyboard.press('Delete');
  await expect.poll(text).toMatch(/^squat 100x5 slow \^[0-9a-f]{8}$/);
  await expect.element(screen.getByText('Line deleted. Its set stays in the workout.')).not.toBeInTheDocument();
});

test('a line that is logged in the workout of another day says so, and is not offered to be logged again', async () => {
  const line = { note: 'notes/other', block: '1a2b3c4d' };
  const { screen } = await openNote({
    body: 'squat 100x5 ^1a2b3c4d',
    day: today(),
    workouts: {
      w: {
        ...{
          title: 'Leg day',
          day: '2026-03-02',
          startedAt: 1_772_445_600_000,
          endedAt: 1_772_449_200_000,
          zone: 'UTC',
        },
        exercises: { e: { exercise: 'exercises/back-squat', order: 'a0' } },
        sets: {
          s: { place: { exercise: 'e', order: 'a0' }, line, result: { kind: 'working', reps: 5, completedAt: 1 } },
        },
      },
    },
  });
  await expect.element(screen.getByRole('link', { name: /^Logged in Leg day, / })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Log/ })).not.toBeInTheDocument();
});

test('copied text has no ids, and cut text keeps them', async () => {
  await openToday('squat 100x5 ^1a2b3c4d\n');
  await keyboard.press('ControlOrMeta+a');
  const clipboardAfter = (type: 'copy' | 'cut') => {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
    editorView().contentDOM.dispatchEvent(event);
    return clipboardData.getData('text/plain');
  };
  expect(clipboardAfter('copy')).toBe('squat 100x5\n');
  expect(clipboardAfter('cut')).toBe('squat 100x5 ^1a2b3c4d\n');
});

test('numbers that can be read either way are swapped by a press, which is remembered', async () => {
  const { screen } = await openToday();
  await keyboard.type('squat 5x8');
  await screen.getByRole('button', { name: /^Unsure: / }).click();
  await expect.element(screen.getByRole('group', { name: 'Read as' })).toMatchTextContent('Back squat · 5 kg × 8');
  await keyboard.press('Enter');
  await keyboard.type('squat 6x8');
  await expect.poll(() => texts('[role="group"] li, [role="status"]').join()).toContain('6 kg × 8');
});
