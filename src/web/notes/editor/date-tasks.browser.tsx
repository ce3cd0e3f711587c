import { expect, test } from 'vitest';
import { editorView, inputMethod, keyboard, stopClock } from '../../testing/index.ts';
import { openNote } from '../testing/index.ts';

type Opened = Awaited<ReturnType<typeof openNote>>;

/** Opens a note on Friday morning; the tests run in UTC. */
async function openOnFriday(options: Parameters<typeof openNote>[0] = {}) {
  const clock = stopClock();
  clock.set(Date.parse('2026-11-27T09:30:00Z'));
  return { ...(await openNote({ body: '- [ ] ', ...options })), clock };
}

test('the time of a task gets its date when Enter leaves the line, as one step of undo', async () => {
  const { text } = await openOnFriday();
  await keyboard.insertText('buy chalk @tomorrow 9:00 for Anna');
  await expect.poll(text).toBe('- [ ] buy chalk @tomorrow 9:00 for Anna');
  await keyboard.press('Enter');
  const dated = '- [ ] buy chalk @2026-11-28 9:00 for Anna\n- [ ] ';
  const inWords = '- [ ] buy chalk @tomorrow 9:00 for Anna\n- [ ] ';
  await expect.poll(text).toBe(dated);
  await keyboard.press('ControlOrMeta+z');
  await expect.poll(text).toBe(inWords);
  await keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(text).toBe(dated);
  await keyboard.press('ControlOrMeta+z');
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowDown');
  expect(await text()).toBe(inWords);
});

test('words at the end of a task that state a time are offered as its time', async () => {
  const { screen, text } = await openOnFriday();
  await keyboard.insertText('Arzt anrufen jeden Montag 18 Uhr');
  await screen.getByRole('option', { name: /^30 November, 18:00 · Every week on Monday/ }).click();
  await expect.poll(text).toBe('- [ ] Arzt anrufen @2026-11-30 18:00 every week ');
  await keyboard.press('Enter');
  await keyboard.insertText('plank 3:00');
  await new Promise((done) => setTimeout(done, 100)); // longer than a list needs to open
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument();
});

const leave: Readonly<Record<string, (app: Opened) => Promise<void>>> = {
  'the cursor moves to another line': () => keyboard.press('ArrowUp'),
  'the editor loses the focus': ({ screen }) => screen.getByRole('textbox', { name: 'Title' }).click(),
  'another note is opened': async ({ router }) => router.history.push('/dashboard/notes/other'),
};

test.each(Object.keys(leave))('a time counts from when it was typed, and gets its date when %s', async (how) => {
  const app = await openOnFriday({ body: 'Plan\n\n- [ ] ', others: { other: { title: 'Other', createdAt: 2 } } });
  await keyboard.insertText('stretch @tomorrow every 2 days at home');
  app.clock.pass(86_400);
  expect(await app.text()).toContain('@tomorrow');
  await leave[how]?.(app);
  await expect.poll(app.text).toBe('Plan\n\n- [ ] stretch @2026-11-28 9:00 every 2 days at home');
});

test('words in the note of another day count from that day', async () => {
  const ofDay = await openOnFriday({ day: '2026-11-20' });
  await keyboard.insertText('call @tomorrow 9:00 about the knee');
  await keyboard.press('Enter');
  await expect.poll(ofDay.text).toBe('- [ ] call @2026-11-21 9:00 about the knee\n- [ ] ');
});

test('words in a template and in code stay', async () => {
  const { changeElsewhere, screen, text } = await openOnFriday();
  await keyboard.insertText('write `@tomorrow` down');
  await keyboard.press('Enter');
  await expect.poll(text).toBe('- [ ] write `@tomorrow` down\n- [ ] ');
  await changeElsewhere('notes', 'note', (draft) => {
    draft.kind = 'template';
  });
  await expect.element(screen.getByText(/^This note is a template/)).toBeVisible();
  editorView().focus();
  await keyboard.press('Control+End');
  await keyboard.insertText('call @tomorrow 9:00 about the knee');
  await keyboard.press('Enter');
  await expect.poll(text).toBe('- [ ] write `@tomorrow` down\n- [ ] call @tomorrow 9:00 about the knee\n- [ ] ');
});

test('lines that another device wrote keep their words', async () => {
  const { text, writeElsewhere } = await openOnFriday({ body: '- [ ] theirs @tomorrow 8:00 at home' });
  await keyboard.press('Enter');
  await keyboard.insertText('mine @friday for Anna');
  await expect.poll(text).toContain('mine @friday');
  await writeElsewhere(`- [ ] late @monday at work\n${await text()}`);
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowDown');
  await expect
    .poll(text)
    .toBe('- [ ] late @monday at work\n- [ ] theirs @tomorrow 8:00 at home\n- [ ] mine @2026-12-04 9:00 for Anna');
});

test('a line that an input method wrote gets its date after the composition', async () => {
  const { text, writeElsewhere } = await openOnFriday();
  await inputMethod.compose('@tomorrow 9:00 か', '@tomorrow 9:00 かた');
  await expect.poll(text).toBe('- [ ] @tomorrow 9:00 かた');
  await writeElsewhere(`theirs\n\n${await text()}`);
  expect(await text()).toBe('theirs\n\n- [ ] @tomorrow 9:00 かた');
  await inputMethod.commit('@tomorrow 9:00 刀');
  await keyboard.press('Enter');
  await expect.poll(text).toBe('theirs\n\n- [ ] @2026-11-28 9:00 刀\n- [ ] ');
});
