import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, focus, keyboard, receive } from '../../testing/index.ts';
import { openNotes } from '../testing/index.ts';

const tasks = page.getByRole('grid', { name: 'Tasks' });
const title = page.getByRole('textbox', { name: 'Title' });

/** Returns a locator of a task in the open note. */
const inNote = (index: number) => page.getByRole('textbox', { name: 'Text' }).getByRole('checkbox').nth(index);

describe('a task', () => {
  const home = { title: 'Home', createdAt: 1, body: 'plan\n\n- [ ] call\n- [x] rest\n- [ ] call\n' };
  const calls = tasks.getByRole('checkbox', { name: 'call' });

  test('is listed below its note while it is open', async () => {
    await openNotes({ notes: { home } }, '?list=tasks');
    await expect.poll(() => calls.elements()).toHaveLength(2);
    await expect
      .element(tasks.getByRole('row', { name: 'Home' }))
      .toHaveAttribute('aria-labelledby', expect.stringMatching(/^\S+$/));
    await expect.element(tasks.getByRole('checkbox', { name: 'rest' })).not.toBeInTheDocument();
    await expectAccessible('main');
  });

  test('is listed with completed ones on request', async () => {
    const { screen } = await openNotes({ notes: { home } }, '?list=tasks');
    await expect.poll(() => calls.elements()).toHaveLength(2);
    await screen.getByText('Show completed').click();
    await expect.poll(() => tasks.getByRole('checkbox').elements()).toHaveLength(3);
    await expect.element(tasks.getByRole('checkbox', { name: 'rest' })).toBeChecked();
    await screen.getByText('Show completed').click();
    await expect.poll(() => tasks.getByRole('checkbox').elements()).toHaveLength(2);
  });

  test('is listed with its time and how it recurs, as on the overview', async () => {
    const body = '- [ ] call @2031-12-05 18:00 every week\n- [ ] rest @2021-12-05 18:00\n- [x] run @2021-12-05 18:00';
    await openNotes({ notes: { home: { ...home, body } } }, '?list=tasks');
    await expect.element(tasks.getByRole('checkbox', { name: 'call', exact: true })).toBeInTheDocument();
    await expect
      .element(tasks.getByRole('link', { name: /^call (?:5 December 2031|Fri.*5 Dec.*), 18:00 Every week on Friday$/ }))
      .toBeVisible();
    await expect.element(tasks.getByRole('link', { name: /^rest Overdue/ })).toBeVisible();
    await page.getByText('Show completed').click();
    await expect.element(tasks.getByRole('link', { name: /^run (?!Overdue)/ })).toBeVisible();
    await expectAccessible('main');
  });

  test('is given a time and moved with the clock in its row', async () => {
    const { screen, text } = await openNotes({ notes: { home } }, '?list=tasks').then((app) => ({
      ...app,
      text: () => app.store.actions.bodyText('notes/home'),
    }));
    await tasks.getByRole('button', { name: 'Set a time for “call”' }).first().click();
    await screen.getByRole('menuitem', { name: 'Tomorrow' }).click();
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await expect.poll(text).toBe(`plan\n\n- [ ] call @${day} 9:00\n- [x] rest\n- [ ] call\n`);
    await expect.element(tasks.getByRole('button', { name: 'Move “call”' })).toBeVisible();
    await screen.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(text).toBe(home.body);
  });

  async function openAtTheSide() {
    const app = await openNotes({ notes: { home } }, '?list=tasks');
    await tasks.getByRole('link', { name: 'call' }).last().click();
    await expect.element(title).toHaveValue('Home');
    await expect.element(inNote(2)).toBeVisible();
    return { ...app, text: () => app.store.actions.bodyText('notes/home') };
  }

  test('completed in the list is completed in its note, the right one of two', async () => {
    const { text } = await openAtTheSide();
    await focus(calls.last());
    await keyboard.press('Space');
    await expect.element(inNote(2)).toBeChecked();
    await expect.element(inNote(0)).not.toBeChecked();
    await expect.element(calls.last()).toBeChecked();
    await expect.poll(text).toBe('plan\n\n- [ ] call\n- [x] rest\n- [x] call\n');
  });

  test('that was completed is reopened by undo', async () => {
    const { screen, text } = await openAtTheSide();
    await focus(calls.last());
    await keyboard.press('Space');
    await expect.element(inNote(2)).toBeChecked();
    await screen.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).first().click();
    await expect.element(inNote(2)).not.toBeChecked();
    await expect.element(calls.last()).not.toBeChecked();
    await expect.poll(text).toBe(home.body);
  });

  test('completed in its note disappears from the list', async () => {
    const { text } = await openAtTheSide();
    await inNote(0).click();
    await expect.poll(() => calls.elements()).toHaveLength(1);
    await expect.poll(text).toBe('plan\n\n- [x] call\n- [x] rest\n- [ ] call\n');
  });
});

test('completing a task that cannot be undone shows its state', async () => {
  const { screen, store } = await openNotes(
    { notes: { home: { title: 'Home', body: '- [ ] call\n' } } },
    '?list=tasks',
  );
  await tasks.getByRole('link', { name: 'call' }).click();
  await focus(tasks.getByRole('checkbox', { name: 'call' }));
  await keyboard.press('Space');
  await expect.element(inNote(0)).toBeChecked();
  await focus(screen.getByRole('textbox', { name: 'Text' }));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.insertText('- [x] call her');
  await screen.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).first().click();
  await expect.element(screen.getByText(/couldn’t be undone. It’s still completed/)).toBeVisible();
  await expect.element(inNote(0)).toBeChecked();
  expect(await store.actions.bodyText('notes/home')).toBe('- [x] call her');
});

test('the tasks keep their scroll position after going back, including completed ones', async () => {
  const lines = Array.from(
    { length: 200 },
    (_, at) => `- [${at % 2 === 0 ? ' ' : 'x'}] call ${at} ${'again '.repeat(at % 30)}`,
  );
  const { screen, router } = await openNotes(
    { notes: { home: { title: 'Home', body: lines.join('\n') } } },
    '?list=tasks',
  );
  await screen.getByText('Show completed').click();
  await expect.element(tasks).toHaveAttribute('aria-rowcount', '201');
  for (const top of [2_000, 4_000, 6_000]) {
    tasks.element().scrollTop = top;
    await expect.poll(() => tasks.element().scrollTop).toBeGreaterThan(top - 500);
  }
  const row = tasks.getByRole('row').nth(10);
  await expect.element(row).toBeInViewport();
  const name = row.element().getAttribute('aria-label') ?? '';
  await row.getByRole('link').click();
  await expect.element(title).toHaveValue('Home');
  await screen.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Overview' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/overview');
  router.history.back();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/notes/home');
  router.history.back();
  await expect.poll(() => router.state.location.search).toEqual({ list: 'tasks' });
  await expect.element(tasks).toHaveAttribute('aria-rowcount', '201');
  await expect.element(tasks.getByRole('row', { name, exact: true })).toBeInViewport();
});

test('visible tasks do not move while others of any height are added above them', async () => {
  const body = Array.from({ length: 60 }, (_, at) => `- [ ] call ${at}`).join('\n');
  const { store } = await openNotes({ notes: { home: { title: 'Home', body } } }, '?list=tasks');
  await expect.element(tasks).toHaveAttribute('aria-rowcount', '61');
  tasks.element().scrollTop = 100;
  const row = tasks.getByRole('row', { name: 'call 5', exact: true });
  await expect.element(row).toBeInViewport();
  const before = row.element().getBoundingClientRect().toJSON();
  await receive(store, {
    notesData: { notes: { work: { title: 'Work', body: `- [ ] write ${'again '.repeat(80)}\n- [ ] read` } } },
  });
  await expect.element(tasks).toHaveAttribute('aria-rowcount', '64');
  await expect.poll(() => row.element().getBoundingClientRect().toJSON()).toEqual(before);
});

test('“All done” is not shown while notes are still being read', async () => {
  const goOn = holdReading();
  const { screen } = await openNotes({ notes: { home: { title: 'Home', body: '- [x] rest' } } }, '?list=tasks');
  await expect.element(screen.getByText('No open tasks found yet')).toBeVisible();
  await expect.element(screen.getByText('Loading notes: 99%', { exact: false })).toBeVisible();
  await expectAccessible('main');
  goOn();
  await expect.element(screen.getByText('All done')).toBeVisible();
  await expect.element(screen.getByText('Loading notes', { exact: false })).not.toBeInTheDocument();
});

/**
 * Holds back the message that tells the worker that all notes have been sent.
 *
 * @returns a function that sends the message
 */
function holdReading(): () => void {
  const post = Worker.prototype.postMessage;
  let goOn = () => {};
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message, ...move) {
    const send = () => post.call(this, message, ...move);
    const isLast = message.event?.kind === 'caught-up' && message.event.collection === 'notes';
    if (isLast) goOn = send;
    else send();
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return () => goOn();
}

test.each(['tasks', 'reminders'])('a task is added to today’s note from the list of %s', async (list) => {
  const { screen, store } = await openNotes(
    { notes: { home: { title: 'Home', body: '- [ ] call' } } },
    `?list=${list}`,
  );
  const field = screen.getByRole('textbox', { name: 'Add a task to today’s note' });
  await field.fill('pack bag');
  await keyboard.press('Enter');
  await expect.element(screen.getByRole('checkbox', { name: 'pack bag' })).toBeInTheDocument();
  await expect.element(field).toHaveValue('');
  const today = new Date().toISOString().slice(0, 10);
  expect(await store.actions.bodyText(`notes/day-${today}`)).toBe('- [ ] pack bag');
});
