import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { keyboard, stopClock, takeOffer } from '../../testing/index.ts';
import { openNote } from '../testing/index.ts';

/** Friday morning; the tests run in UTC. */
const now = Date.parse('2026-11-27T09:30:00Z');
const offer = (name: RegExp) => page.getByRole('option', { name });

async function openTask(body = '- [ ] ') {
  stopClock().set(now);
  return openNote({ body });
}

test('a time in a task is shown as what it means, and replaced with its date when it is accepted', async () => {
  const { text } = await openTask();
  await keyboard.insertText('call physio @tomorrow 9:00');
  await offer(/^Tomorrow, 9:00/).click();
  await expect.poll(text).toBe('- [ ] call physio @2026-11-28 9:00 ');
  await expect.element(page.getByRole('listbox', { name: 'Suggestions' })).not.toBeInTheDocument();
});

test('Enter behind a whole time breaks the line, and the task left behind gets its date', async () => {
  const { text } = await openTask();
  await keyboard.insertText('call mum @tomorrow 18:00');
  await expect.element(offer(/^Tomorrow, 18:00/)).toBeVisible();
  await keyboard.press('Enter');
  await keyboard.insertText('pack bag');
  await expect.poll(text).toBe('- [ ] call mum @2026-11-28 18:00\n- [ ] pack bag');
});

test('a time that recurs keeps how it recurs', async () => {
  const { text } = await openTask();
  await keyboard.insertText('stretch @every monday 7:00');
  await offer(/^30 November, 7:00 · Every week on Monday/).click();
  await expect.poll(text).toBe('- [ ] stretch @2026-11-30 7:00 every week ');
});

test('the words that begin a time come before exercises, with their dates, the first selected', async () => {
  const { text } = await openTask();
  await keyboard.insertText('buy chalk @tom');
  const options = page.getByRole('option');
  await expect.element(options.first()).toMatchTextContent(/^tomorrow ?2026-11-28 9:00$/);
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect.element(offer(/^Kettlebell bottoms-up press/)).toBeVisible();
  await takeOffer();
  await expect.poll(text).toBe('- [ ] buy chalk @2026-11-28 9:00 ');
});

test('the next days are offered as soon as @ is typed in a task', async () => {
  await openTask();
  await keyboard.insertText('buy chalk @');
  await expect.element(page.getByRole('option').first()).toMatchTextContent(/^today ?2026-11-27 10:00$/);
  await keyboard.insertText('b');
  await expect.element(offer(/^today/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
});

test('a mention is completed beside times', async () => {
  const { text } = await openTask();
  await keyboard.insertText('do @bench pr');
  await expect.element(offer(/^Bench press/).first()).toBeVisible();
  await takeOffer();
  await expect.poll(text).toMatch(/^- \[ \] do \[@Bench press/);
});

test('a time outside a task, and one with its date, offer nothing', async () => {
  const { text } = await openTask('');
  await keyboard.insertText('we meet @tomorrow 9:00');
  await keyboard.press('Enter');
  await keyboard.insertText('- [ ] call @2026-11-28 9:00');
  await expect.element(page.getByRole('listbox', { name: 'Suggestions' })).not.toBeInTheDocument();
  await keyboard.press('Enter');
  await expect.poll(text).toContain('we meet @tomorrow 9:00\n- [ ] call @2026-11-28 9:00\n');
  await keyboard.insertText('rest @mon');
  await expect.element(offer(/^30 November, 9:00/)).toBeVisible();
});
