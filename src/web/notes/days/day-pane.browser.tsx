import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible, focus, keyboard, onPhone, openApp, texts, touchScreen } from '../../testing/index.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('each press moves to another day and announces it', async () => {
  const { screen } = await openApp('/dashboard/notes/day/2026-02-03');
  const previous = screen.getByRole('button', { name: 'Previous day' });
  await focus(previous);
  for (const [short, day] of [
    [/^Mon,? 2 Feb/, '2 February'],
    [/^Sun,? 1 Feb/, '1 February'],
    [/^Sat,? 31 Jan/, '31 January'],
  ] as const) {
    await keyboard.press('Enter');
    await expect.element(screen.getByRole('heading', { level: 2, name: short })).toBeVisible();
    await expect.poll(() => texts('[role="status"]').join()).toContain(day);
    await expect.element(previous).toHaveFocus();
  }
});

test('the Today button moves focus to the page heading when it is pressed and goes away', async () => {
  const { screen } = await openApp('/dashboard/notes/day/2026-02-03');
  const today = screen.getByRole('button', { name: 'Today', exact: true });
  await expect.element(today).toBeVisible();
  await focus(today);
  await keyboard.press('Enter');
  await expect.element(today).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('Alt+Page Up and Alt+Page Down go to another day and focus its text', async () => {
  const { screen, store, router } = await openApp('/dashboard/notes/day/2026-02-02');
  const text = screen.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await keyboard.type('slept well');
  for (const [key, day, line] of [
    ['PageUp', '2026-02-01', 'rested'],
    ['PageUp', '2026-01-31', 'ran'],
    ['PageDown', '2026-02-01', ', and walked'],
  ] as const) {
    await keyboard.press(`Alt+${key}`);
    await expect.poll(() => router.state.location.pathname).toBe(`/dashboard/notes/day/${day}`);
    await expect.element(text).toHaveFocus();
    await keyboard.press('Control+End');
    await keyboard.type(line);
  }
  await expect.poll(() => texts('.cm-line')).toEqual(['rested, and walked']);
  expect(await store.actions.bodyText('notes/day-2026-02-02')).toBe('slept well');
  expect(await store.actions.bodyText('notes/day-2026-02-01')).toBe('rested, and walked');
  expect(await store.actions.bodyText('notes/day-2026-01-31')).toBe('ran');
});

test('nothing moves on a phone when the first letter creates the note, and no space is left empty', async () => {
  await onPhone();
  const { screen } = await openApp('/dashboard/notes/day/2026-02-03');
  const text = screen.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  const top = () => text.element().getBoundingClientRect().top;
  const before = top();
  await keyboard.type('S');
  await expect.element(screen.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  expect(top()).toBe(before);
  const bottom = screen.getByRole('region', { name: 'Days' }).element().getBoundingClientRect().bottom;
  const tags = screen.getByRole('button', { name: 'Add tag' }).element().getBoundingClientRect().top;
  expect(tags - bottom).toBeLessThan(24);
});

test('the calendar behind the date leads to any day', async () => {
  const { screen, router } = await openApp('/dashboard/notes/day/2026-02-03');
  await screen.getByRole('button', { name: /^Tue,? 3 Feb/ }).click();
  const calendar = screen.getByRole('dialog', { name: 'Calendar' });
  await expect.element(calendar).toBeVisible();
  await expectAccessible('[role="dialog"]');
  await calendar.getByRole('button', { name: /14 February 2026/ }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/notes/day/2026-02-14');
  await expect.element(calendar).not.toBeInTheDocument();
});

test('on a phone one row is above the text of a day, and the date is said once', async () => {
  await onPhone();
  const { screen } = await openApp('/dashboard/notes/day/2026-02-03', {
    notesData: { notes: { 'day-2026-02-03': { day: '2026-02-03', body: 'Slept well' } } },
  });
  await expect.element(screen.getByText('Slept well')).toBeVisible();
  const top = (of: { element: () => Element }) => of.element().getBoundingClientRect().top;
  const walk = screen.getByRole('region', { name: 'Days' });
  const text = screen.getByRole('textbox', { name: 'Text', exact: true });
  await expect.poll(() => top(text) - top(walk)).toBeLessThan(210);
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
  await expect.element(screen.getByText('Tuesday, 3 February 2026', { exact: true }).nth(2)).not.toBeInTheDocument();
});

test('there is no day before the first', async () => {
  const { screen, router } = await openApp('/dashboard/notes/day/0001-01-02');
  const previous = screen.getByRole('button', { name: 'Previous day' });
  await expect.element(previous).toBeEnabled();
  await focus(previous);
  await keyboard.press('Enter');
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/notes/day/0001-01-01');
  await expect.element(previous).toBeDisabled();
  await keyboard.press('Alt+PageUp');
  await screen.getByRole('button', { name: 'Next day' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/notes/day/0001-01-02');
});

test('there is no day after the last', async () => {
  const { screen } = await openApp('/dashboard/notes/day/9999-12-31');
  await expect.element(screen.getByRole('button', { name: 'Next day' })).toBeDisabled();
});

test('the nearest days that hold something are one tap away, and so is the journal', async () => {
  const sport = { sport: 'run', movingSeconds: 1800, zone: 'UTC' };
  const { screen, router } = await openApp('/dashboard/notes/day/2026-02-03', {
    notesData: { notes: { 'day-2026-01-12': { day: '2026-01-12', body: 'Snow' } } },
    exerciseData: { activities: { run: { ...sport, day: '2026-03-04', startedAt: Date.UTC(2026, 2, 4, 9) } } },
  });
  const nearest = screen.getByRole('navigation', { name: 'Nearest days with entries' });
  await expect.element(nearest.getByRole('link', { name: '4 March' })).toBeVisible();
  await nearest.getByRole('link', { name: '12 January' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/notes/day/2026-01-12');
  await expect.element(nearest.getByRole('link', { name: '4 March' })).toBeVisible();
  await nearest.getByRole('link', { name: 'Open journal' }).click();
  await expect.poll(() => router.state.location.href).toBe('/dashboard/journal?day=2026-01-12');
});

test('today changes at midnight', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 23, 30) });
  const { screen, router } = await openApp('/dashboard/notes/day/2026-02-01');
  const today = screen.getByRole('button', { name: 'Today', exact: true });
  await today.click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/notes/day/2026-11-20');
  await expect.element(today).not.toBeInTheDocument();
  vi.setSystemTime(Date.UTC(2026, 10, 21, 0, 0));
  await expect.element(today).toBeVisible();
});

test('today in the calendar respects the start of the user’s day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 23, 30) });
  const { screen } = await openApp('/dashboard/notes/day/2026-02-01', {
    profileData: { preferences: { main: { dayStartsAt: 24 * 60 - 1 } } },
  });
  await screen.getByRole('button', { name: 'Today', exact: true }).click();
  await screen.getByRole('button', { name: /^Thu,? 19 Nov/ }).click();
  const marked = () => Array.from(document.querySelectorAll('[data-today]'), (day) => day.getAttribute('aria-label'));
  await expect.poll(marked).toEqual([expect.stringContaining('19 November 2026')]);
});

test('the title of a note that is not read yet is not taken from the user', async () => {
  const { screen, store, readRest } = await openApp(
    '/dashboard/notes/day/2026-02-03',
    {
      notesData: { notes: { 'day-2026-02-03': { day: '2026-02-03', title: 'Physio', body: 'Slept well' }, other: {} } },
    },
    'member',
    { unread: ['notes/day-2026-02-03'] },
  );
  const title = screen.getByRole('textbox', { name: 'Title', exact: true });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  await expect.element(title).not.toBeInTheDocument();
  readRest();
  await expect.element(title).toHaveValue('Physio');
  await expect.element(title).not.toHaveAttribute('readonly');
  await expect.element(screen.getByText('Slept well')).toBeVisible();
  expect(store.records('notes')).toHaveLength(2);
});

test('the note of a day is on the page of its day, also if it is opened from a list of notes', async () => {
  const notes = { 'day-2026-02-03': { day: '2026-02-03', createdAt: 1, body: 'Slept well', pinnedAt: 1 } };
  const { screen, router } = await openApp('/dashboard/notes?list=pinned', { notesData: { notes } });
  await screen.getByRole('row', { name: 'Tuesday, 3 February 2026' }).click();
  await expect.element(screen.getByRole('heading', { level: 2, name: /^Tue,? 3 Feb/ })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Text', exact: true })).toHaveTextContent('Slept well');
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
  expect(router.state.location.href).toBe('/dashboard/notes/day-2026-02-03?list=pinned');
  const previous = screen.getByRole('button', { name: 'Previous day' });
  await focus(previous);
  await keyboard.press('Enter');
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/notes/day/2026-02-02');
  await expect.element(previous).toHaveFocus();
});

test('a note of today with text is opened to read on a phone', async () => {
  await touchScreen();
  const day = new Date().toISOString().slice(0, 10);
  const notes = { [`day-${day}`]: { day, createdAt: 1, body: '- [ ] call physio' } };
  const { screen } = await openApp('/dashboard/notes', { notesData: { notes } });
  await screen.getByRole('button', { name: 'Today’s note' }).click();
  const text = screen.getByRole('textbox', { name: 'Text', exact: true });
  await expect.element(text.getByRole('checkbox')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(text.element().textContent).not.toContain('[ ]');
});

test('what is below the note of a day appears when the note has its height, and does not move', async () => {
  const day = '2026-02-03';
  const run = {
    sport: 'run',
    title: 'To the sea',
    movingSeconds: 1800,
    zone: 'UTC',
    day,
    startedAt: Date.UTC(2026, 1, 3, 9),
  };
  const tops = new Set<number>();
  let frame = 0;
  const watch = () => {
    const section = Array.from(document.querySelectorAll('h2')).find((each) => each.textContent === 'Training');
    if (section?.checkVisibility({ visibilityProperty: true }))
      tops.add(Math.round(section.getBoundingClientRect().top));
    frame = requestAnimationFrame(watch);
  };
  watch();
  onTestFinished(() => cancelAnimationFrame(frame));
  const body = 'Before\n\n![[training]]\n\nAfter';
  const { screen } = await openApp(`/dashboard/notes/day/${day}`, {
    notesData: { notes: { [`day-${day}`]: { day, body } } },
    exerciseData: { activities: { run } },
  });
  await expect.element(screen.getByText('To the sea').nth(1)).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Training', exact: true })).toBeVisible();
  await new Promise((done) => setTimeout(done, 300));
  expect([...tops]).toHaveLength(1);
});
