import { use } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { changeLanguage } from '../language/index.ts';
import {
  type AppDocument,
  type DeviceOptions,
  expectAccessible,
  keyboard,
  onPhone,
  openApp,
  smallTargets,
  stopClock,
} from '../testing/index.ts';
import { CardSlot } from './cards/card-slot.tsx';

const dayMs = 86_400_000;
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

function daysAgo(days: number) {
  const startedAt = Date.now() - days * dayMs;
  return { startedAt, zone: 'UTC', day: dayOf(startedAt) };
}

/** Returns the same day of last year; on a leap day, the day before. */
function lastYear(): string {
  const day = dayOf(Date.now()).replace('02-29', '02-28');
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}

/** Returns a workout with one completed set of the bench press. */
function benchDaysAgo(days: number, load: number) {
  const when = daysAgo(days);
  return {
    ...when,
    endedAt: when.startedAt + 3_600_000,
    exercises: { bench: { exercise: 'exercises/bench-press', order: 'a0' } },
    sets: {
      one: {
        place: { exercise: 'bench', order: 'a0' },
        result: { kind: 'working', load: { si: load }, reps: 5, completedAt: when.startedAt + 60_000 },
      },
    },
  };
}

function weightDaysAgo(days: number, kilograms: number) {
  const { startedAt: at, ...when } = daysAgo(days);
  return { measure: 'body-weight', value: { si: kilograms }, at, ...when };
}

const today = dayOf(Date.now());
const units = { main: { units: { load: 'kg', bodyWeight: 'kg', distance: 'km' } } };

/** Stops the clock at an hour of today. The default zone of the tests is UTC. */
function atHour(hour: number): void {
  stopClock().set(Date.parse(`${today}T00:15:00Z`) + hour * 3_600_000);
}

async function openOverview(document: AppDocument = {}, options: DeviceOptions = {}) {
  const all = { profileData: { preferences: units }, ...document };
  const app = await openApp('/dashboard/overview', all, 'member', options);
  const { screen, router } = app;
  return {
    ...app,
    card: (name: string) => screen.getByRole('region', { name, exact: true }),
    pathname: () => router.state.location.pathname,
    titles: () => Array.from(document_().querySelectorAll('[data-card] h2'), (heading) => heading.textContent ?? ''),
  };
}

function document_(): Document {
  return globalThis.document;
}

/** A document in which most cards have something to say. */
const full = (): AppDocument => ({
  notesData: {
    notes: {
      pinned: { title: 'Training plan', createdAt: 1, editedAt: 1, pinnedAt: 5 },
      recent: { title: 'Knee diary', createdAt: 2, editedAt: 9, body: '- [ ] call physio' },
      [`day-${today}`]: { day: today, createdAt: 3, editedAt: 10, body: '# Plan\n\n- [x] stretch\n\nSlept well' },
    },
  },
  exerciseData: {
    workouts: {
      old: benchDaysAgo(20, 70),
      now: { ...benchDaysAgo(0, 80), title: 'Push day' },
    },
    activities: { run: { ...daysAgo(0), sport: 'run', distance: { si: 5000 }, movingSeconds: 1500 } },
    measurements: { weight: weightDaysAgo(1, 81.4) },
  },
});

test('what is done today leaves out a workout in progress', async () => {
  const trained = benchDaysAgo(0, 80);
  const { card } = await openOverview({
    exerciseData: {
      workouts: { done: { ...trained, title: 'Push day' }, running: { ...trained, title: 'Now', endedAt: undefined } },
    },
  });
  await expect.element(card('In progress').getByText('Now')).toBeVisible();
  await expect.element(card('Done today').getByText('Push day')).toBeVisible();
  await expect.element(card('Done today').getByText('Now')).not.toBeInTheDocument();
});

test('somebody new sees three ways to begin, and no cards', async () => {
  const { screen, titles } = await openOverview();
  await expect.element(screen.getByRole('link', { name: 'Write today’s note' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Start workout' })).toBeVisible();
  await expect.element(screen.getByText(/your sets .* your runs and rides/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Choose files' })).toBeVisible();
  expect(titles()).toEqual([]);
});

test('the cards show the day in their default order, and only those with something to say', async () => {
  atHour(12);
  await onPhone();
  const { screen, titles, card } = await openOverview(full());
  await expect
    .poll(titles)
    .toEqual(['Today’s note', 'Reminders', 'Done today', 'Body weight', 'This week', 'Newest record', 'Recent notes']);
  await expect.element(card('Done today').getByText('Push day')).toBeVisible();
  await expect.element(card('This week').getByText('5 km', { exact: true })).toBeVisible();
  await expect.element(card('Newest record').getByText('Bench press')).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'call physio' })).toBeInTheDocument();
  await expectAccessible('[data-layout]');
});

test('times are shown as people write them, wherever a line of a note is', async () => {
  const nextYear = `${Number(today.slice(0, 4)) + 1}-12-05`;
  const line = `Rest @${nextYear} 18:00`;
  const notes = {
    [`day-${today}`]: { day: today, createdAt: 3, editedAt: 3, body: line },
    unnamed: { createdAt: 2, editedAt: 2, body: line },
  };
  const { card } = await openOverview({ notesData: { notes } });
  for (const name of ['Today’s note', 'Recent notes'])
    await expect.element(card(name).getByText(/Rest [A-Z].*5.*, (?:18:00|6:00.PM)$/)).toBeVisible();
  expect(document_().body.textContent).not.toContain(`@${nextYear}`);
});

test('in the morning the weight comes first', async () => {
  atHour(8);
  await onPhone();
  const { titles } = await openOverview(full());
  await expect.poll(() => titles().slice(0, 2)).toEqual(['Body weight', 'Today’s note']);
});

test('in the evening the day’s note and the training come first', async () => {
  atHour(20);
  await onPhone();
  const { titles } = await openOverview(full());
  await expect.poll(() => titles().slice(0, 2)).toEqual(['Today’s note', 'Done today']);
});

test('the order of the cards stays as it is while the page is open', async () => {
  await onPhone();
  const clock = stopClock();
  clock.set(Date.parse(`${today}T08:15:00Z`));
  const { titles } = await openOverview(full());
  await expect.poll(() => titles()).toHaveLength(7);
  const before = titles();
  expect(before[0]).toBe('Body weight');
  clock.set(Date.parse(`${today}T20:15:00Z`));
  document_().dispatchEvent(new Event('visibilitychange'));
  await new Promise((done) => setTimeout(done, 100));
  expect(titles()).toEqual(before);
});

test('on a wide screen the cards are in two columns without holes', async () => {
  await page.viewport(1280, 800);
  const { card } = await openOverview(full());
  await expect.element(card('Recent notes')).toBeVisible();
  const boxes = Array.from(document_().querySelectorAll('[data-card]'), (each) => each.getBoundingClientRect()).filter(
    ({ height }) => height > 0,
  );
  const columns = Map.groupBy(boxes, ({ left }) => left);
  expect(columns.size).toBe(2);
  for (const column of columns.values())
    for (const [at, { top }] of column.entries()) {
      const above = column[at - 1];
      if (above !== undefined) expect(top - above.bottom).toBe(16);
    }
});

test('every target on a phone is large enough', async () => {
  await onPhone();
  const { card } = await openOverview(full());
  await expect.element(card('Newest record')).toBeVisible();
  await expect.element(card('Reminders')).toBeVisible();
  await expect.poll(smallTargets).toEqual([]);
});

test('on a small phone the button of the workout in progress goes below its words', async () => {
  await onPhone(320);
  onTestFinished(() => changeLanguage('en'));
  await changeLanguage('de');
  const running = { ...benchDaysAgo(0, 80), title: 'Bankdrücken', endedAt: undefined };
  const { card } = await openOverview({ exerciseData: { workouts: { running } } });
  const [title, time] = [
    card('Läuft gerade').getByText('Bankdrücken'),
    card('Läuft gerade').getByText(/^Läuft gerade/),
  ];
  const button = card('Läuft gerade').getByRole('link', { name: 'Training fortsetzen' });
  await expect.element(button).toBeVisible();
  const box = (of: typeof button) => of.element().getBoundingClientRect();
  expect(box(button).top).toBeGreaterThan(box(title).bottom);
  expect(box(time).height).toBeLessThan(30); // one line
});

describe('today’s note', () => {
  test('shows its first lines and opens', async () => {
    const { card, pathname } = await openOverview(full());
    await expect.element(card('Today’s note').getByText('Slept well')).toBeVisible();
    await expect.element(card('Today’s note').getByText('Completed: stretch')).toBeVisible();
    await card('Today’s note').getByText('Slept well').click();
    await expect.poll(pathname).toBe(`/dashboard/notes/day/${today}`);
  });

  test('is written at once: keys arrive in its text from the first one', async () => {
    const { store, card } = await openOverview({ notesData: { notes: { other: { title: 'Other' } } } });
    await card('Today’s note').getByRole('link', { name: 'Write today’s note' }).click();
    await keyboard.type('Slept well');
    await expect.poll(() => store.actions.bodyText(`notes/day-${today}`)).toBe('Slept well');
  });

  test('a line is added at its end without leaving the page, and taken back', async () => {
    const { screen, store, card, pathname } = await openOverview(full());
    await card('Today’s note').getByRole('textbox', { name: 'Add a line to today’s note' }).fill('Knee sore');
    await keyboard.press('Enter');
    await expect.element(card('Today’s note').getByText('Knee sore')).toBeVisible();
    await expect.element(card('Today’s note').getByRole('textbox')).toHaveValue('');
    const text = () => store.actions.bodyText(`notes/day-${today}`);
    expect(await text()).toBe('# Plan\n\n- [x] stretch\n\nSlept well\nKnee sore');
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(text).toBe('# Plan\n\n- [x] stretch\n\nSlept well');
    expect(pathname()).toBe('/dashboard/overview');
  });

  test('a line becomes a task with the check sign beside its field', async () => {
    const { store, card } = await openOverview(full());
    const note = card('Today’s note');
    await note.getByRole('button', { name: 'Add as a task' }).click();
    await expect.element(note.getByRole('button', { name: 'Add as a task' })).toHaveAttribute('aria-pressed', 'true');
    await note.getByRole('textbox').fill('pack 2 towels');
    await keyboard.press('Enter');
    await expect
      .poll(() => store.actions.bodyText(`notes/day-${today}`))
      .toMatch(/Slept well\n\n- \[ \] pack 2 towels$/);
  });

  test('sets in a line are shown and logged with it, and both are taken back', async () => {
    const { screen, store, card } = await openOverview(full());
    const field = card('Today’s note').getByRole('textbox', { name: 'Add a line to today’s note' });
    const done = () =>
      store
        .records('workouts')
        .filter(({ inTrash, value }) => !inTrash && value.day === today)
        .flatMap(({ value }) => Object.values(value.sets).flatMap(({ result, line }) => (line ? [result?.reps] : [])));
    await field.fill('pull-up +10x5,4');
    const reading = card('Today’s note').getByRole('group', { name: 'Read as' });
    await expect.element(reading).toMatchTextContent('Pull-up · +10 kg × 5, 4');
    await expectAccessible('[data-layout]');
    await field.click();
    await keyboard.press('Enter');
    await expect.element(screen.getByText('Added to today’s note, 2 sets logged')).toBeVisible();
    expect(done()).toEqual([5, 4]);
    const text = () => store.actions.bodyText(`notes/day-${today}`);
    expect(await text()).toMatch(/Slept well\npull-up \+10x5,4 \^[0-9a-f]{8}$/);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(text).toBe('# Plan\n\n- [x] stretch\n\nSlept well');
    expect(done()).toEqual([]);
    await field.fill('pull-up +10x5,4');
    await reading.getByRole('button', { name: 'Add without logging' }).click();
    await expect.poll(text).toMatch(/\npull-up \+10x5,4$/);
    expect(done()).toEqual([]);
  });

  test('a line stays in its field until all records are read, so that it is not lost if the app is closed', async () => {
    const { store, card, readRest } = await openOverview(full(), { unread: ['notes/pinned'] });
    const field = card('Today’s note').getByRole('textbox', { name: 'Add a line to today’s note' });
    await field.fill('Knee sore');
    await keyboard.press('Enter');
    await field.fill('Knee sore, left');
    await keyboard.press('Enter');
    await expect.element(field).toHaveValue('Knee sore, left');
    readRest();
    await expect.element(card('Today’s note').getByText('Knee sore, left')).toBeVisible();
    await expect.element(field).toHaveValue('');
    const text = await store.actions.bodyText(`notes/day-${today}`);
    expect(text).toBe('# Plan\n\n- [x] stretch\n\nSlept well\nKnee sore, left');
  });

  test('SY24a the first line creates it, with the daily template before', async () => {
    const { store, card } = await openOverview({
      notesData: { notes: { template: { title: 'Day', kind: 'template', body: '# {{date}}\n\nSleep, mood:\n' } } },
      profileData: { preferences: { main: { dailyTemplate: 'notes/template' } } },
    });
    await card('Today’s note').getByRole('textbox').fill('Slept well');
    await keyboard.press('Enter');
    await expect
      .poll(() => store.actions.bodyText(`notes/day-${today}`))
      .toBe(`# ${today}\n\nSleep, mood:\nSlept well`);
    expect(store.record('notes', `day-${today}`).entry?.value.day).toBe(today);
  });

  test('is not created by looking at it, and a typed line stays until it is added', async () => {
    const { store, card, router } = await openOverview({ notesData: { notes: { other: { title: 'Other' } } } });
    await expect.element(card('Today’s note').getByRole('link', { name: 'Write today’s note' })).toBeVisible();
    await card('Today’s note').getByRole('textbox').fill('Half a thou');
    await router.navigate({ href: '/dashboard/profile' });
    await router.navigate({ href: '/dashboard/overview' });
    await expect.element(card('Today’s note').getByRole('textbox')).toHaveValue('Half a thou');
    expect(store.records('notes').map(({ id }) => id)).toEqual(['other']);
    await card('Today’s note').getByRole('textbox').fill('');
  });
});

test('a task is added from the card of tasks, also if nothing is due, and taken back', async () => {
  const { screen, store, card } = await openOverview({ notesData: { notes: { other: { title: 'Other' } } } });
  const tasks = card('Reminders');
  await expect.element(tasks.getByText('Nothing due.')).toBeVisible();
  await tasks.getByRole('textbox', { name: 'Add a task to today’s note' }).fill('call physio');
  await keyboard.press('Enter');
  await expect.element(tasks.getByRole('checkbox', { name: 'call physio' })).toBeInTheDocument();
  await expect.element(tasks.getByRole('textbox')).toHaveValue('');
  const text = () => store.actions.bodyText(`notes/day-${today}`);
  expect(await text()).toBe('- [ ] call physio');
  await expectAccessible('[data-layout]');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(text).toBe('');
});

test('a task with a time is stored with its date and listed by it', async () => {
  atHour(9);
  const { store, card } = await openOverview({ notesData: { notes: { other: { title: 'Other' } } } });
  const tasks = card('Reminders');
  const field = tasks.getByRole('textbox', { name: 'Add a task to today’s note' });
  await field.fill('call physio');
  await expect.element(tasks.getByText('For a reminder, add a time such as @tomorrow 18:00.')).toBeVisible();
  await field.fill('call physio @tomorrow 18:00');
  await expect.element(tasks.getByText('Due: Tomorrow, 18:00')).toBeVisible();
  await keyboard.press('Enter');
  await expect.element(tasks.getByRole('checkbox', { name: 'call physio' })).toBeInTheDocument();
  expect(await store.actions.bodyText(`notes/day-${today}`)).toBe(`- [ ] call physio @${tomorrow()} 18:00`);
});

test('a time in words becomes the time of the task, and says how it recurs', async () => {
  atHour(9);
  const { screen, store, card } = await openOverview({ notesData: { notes: { other: { title: 'Other' } } } });
  const tasks = card('Reminders');
  const field = tasks.getByRole('textbox', { name: 'Add a task to today’s note' });
  await field.fill('stretch every day 18:00');
  await expect.element(tasks.getByText('Remind: Today, 18:00 · Every day')).toBeVisible();
  await expectAccessible('[data-layout]');
  await field.fill('Arzt anrufen morgen 18 Uhr');
  await expect.element(tasks.getByText('Remind: Tomorrow, 18:00')).toBeVisible();
  await keyboard.press('Enter');
  await expect.element(tasks.getByRole('checkbox', { name: 'Arzt anrufen' })).toBeInTheDocument();
  await expect.element(screen.getByText('Task added to today’s note. Reminder: Tomorrow, 18:00')).toBeVisible();
  const text = () => store.actions.bodyText(`notes/day-${today}`);
  expect(await text()).toBe(`- [ ] Arzt anrufen @${tomorrow()} 18:00`);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(text).toBe('');
});

test('a time in words can be taken off with the keyboard, and back', async () => {
  atHour(9);
  const { store, card } = await openOverview({ notesData: { notes: { other: { title: 'Other' } } } });
  const tasks = card('Reminders');
  const field = tasks.getByRole('textbox', { name: 'Add a task to today’s note' });
  await field.fill('read tomorrow');
  await expect.element(tasks.getByText('Remind: Tomorrow, 9:00')).toBeVisible();
  const declining = tasks.getByRole('button', { name: 'Don’t set “tomorrow” as the time' });
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect.element(declining).toHaveFocus();
  await keyboard.press('Enter');
  await expect.element(field).toHaveFocus();
  await expect.element(declining).not.toBeInTheDocument();
  await keyboard.press('Enter');
  await expect.element(tasks.getByRole('checkbox', { name: 'read tomorrow' })).toBeInTheDocument();
  await field.fill('call tomorrow');
  await tasks.getByRole('button', { name: 'Don’t set “tomorrow” as the time' }).click();
  await tasks.getByRole('button', { name: 'Remind: Tomorrow, 9:00' }).click();
  await expect.element(field).toHaveValue('call @tomorrow');
  await keyboard.press('Enter');
  const text = () => store.actions.bodyText(`notes/day-${today}`);
  await expect.poll(text).toBe(`- [ ] read tomorrow\n- [ ] call @${tomorrow()} 9:00`);
});

test('a time that was taken off one task is taken in the next one', async () => {
  atHour(9);
  const { card } = await openOverview(full());
  for (const field of [card('Reminders'), card('Today’s note')]) {
    const asTask = field.getByRole('button', { name: 'Add as a task' });
    if (asTask.query() !== null) await asTask.click();
    const box = field.getByRole('textbox');
    const declining = field.getByRole('button', { name: 'Don’t set “tomorrow” as the time' });
    await box.fill('read tomorrow');
    await declining.click();
    await box.fill('read it tomorrow');
    await expect.element(field.getByRole('button', { name: 'Remind: Tomorrow, 9:00' })).toBeVisible();
    await box.fill('');
    await box.fill('pay rent tomorrow');
    await expect.element(declining).toBeVisible();
    await box.fill('');
  }
});

test('a doubtful time is only offered, and one of today that has passed is not taken', async () => {
  atHour(21);
  const { store, card } = await openOverview({ notesData: { notes: { other: { title: 'Other' } } } });
  const tasks = card('Reminders');
  const field = tasks.getByRole('textbox', { name: 'Add a task to today’s note' });
  await field.fill('march 5 km');
  await expect.element(tasks.getByText('For a reminder, add a time such as @tomorrow 18:00.')).toBeVisible();
  await field.fill('call heute 20 Uhr');
  await expect.element(tasks.getByText('Today, 20:00 has passed, so no reminder is set.')).toBeVisible();
  await keyboard.press('Enter');
  await expect.element(tasks.getByRole('checkbox', { name: 'call heute 20 Uhr' })).toBeInTheDocument();
  await field.fill('plank 3:00');
  await expect.element(tasks.getByRole('button', { name: 'Remind: Tomorrow, 3:00' })).toBeVisible();
  await keyboard.press('Enter');
  const text = () => store.actions.bodyText(`notes/day-${today}`);
  await expect.poll(text).toBe('- [ ] call heute 20 Uhr\n- [ ] plank 3:00');
});

function tomorrow() {
  return dayOf(Date.parse(`${today}T12:00:00Z`) + 86_400_000);
}

describe('body weight', () => {
  const weights = (store: Awaited<ReturnType<typeof openOverview>>['store']) =>
    store.records('measurements').map(({ value }) => value.value?.si);

  test('the latest weight is offered, changed by a step and saved for today', async () => {
    const { screen, store, card } = await openOverview({
      exerciseData: { measurements: { last: weightDaysAgo(1, 81.4) } },
    });
    await expect.element(card('Body weight').getByRole('textbox')).toHaveValue('81.4');
    await screen.getByRole('button', { name: 'Increase body weight' }).click();
    await screen.getByRole('button', { name: 'Increase body weight' }).click();
    await screen.getByRole('button', { name: 'Decrease body weight' }).click();
    await expect.element(card('Body weight').getByRole('textbox')).toHaveValue('81.5');
    await card('Body weight').getByRole('button', { name: 'Save' }).click();
    await expect.element(card('Body weight').getByText('81.5 kg', { exact: true })).toBeVisible();
    expect(weights(store)).toEqual([81.4, 81.5]);
  });

  test('the line of its trend begins with the first weight', async () => {
    const { card } = await openOverview({
      exerciseData: { measurements: { first: weightDaysAgo(3, 81), now: weightDaysAgo(0, 82) } },
    });
    await expect.element(card('Body weight').getByText('Last 4 days')).toBeVisible();
    const line = card('Body weight').element().querySelector('polyline');
    expect(line?.points[0]?.x).toBeLessThan(10);
    expect(line?.points[1]?.x).toBeGreaterThan(290);
  });

  test('is not offered twice on one day unless asked for', async () => {
    const { store, card } = await openOverview({ exerciseData: { measurements: { now: weightDaysAgo(0, 81.4) } } });
    await expect.element(card('Body weight').getByText('Today')).toBeVisible();
    await expect.element(card('Body weight').getByRole('textbox')).not.toBeInTheDocument();
    await card('Body weight').getByRole('button', { name: 'Log another' }).click();
    await card('Body weight').getByRole('textbox').fill('82');
    await keyboard.press('Enter');
    await expect.element(card('Body weight').getByRole('textbox')).not.toBeInTheDocument();
    expect(weights(store)).toEqual([81.4, 82]);
  });
});

test('a running workout comes first and is not yet done', async () => {
  const { screen, titles } = await openOverview({
    exerciseData: {
      workouts: { now: { ...benchDaysAgo(0, 80), title: 'Legs', endedAt: undefined } },
    },
  });
  const running = screen.getByRole('region', { name: 'In progress' });
  await expect.element(running.getByRole('link', { name: 'Resume workout' })).toBeVisible();
  const actions = screen.getByRole('region', { name: 'Quick actions' }).element();
  expect(running.element().compareDocumentPosition(actions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(titles()).not.toContain('Done today');
});

test('a workout forgotten for days is finished from its card', async () => {
  const { screen, store } = await openOverview({
    exerciseData: { workouts: { now: { ...benchDaysAgo(3, 80), title: 'Legs', endedAt: undefined } } },
  });
  const running = screen.getByRole('region', { name: 'In progress' });
  await expect.element(running).toMatchTextContent(/In progress since [A-Z][a-z]+day/);
  await running.getByRole('button', { name: 'Finish' }).click();
  await expect.element(running).not.toBeInTheDocument();
  const { startedAt, endedAt } = store.record('workouts', 'now').entry?.value ?? {};
  expect(endedAt).toBe((startedAt ?? 0) + 60_000);
});

test('a planned workout in progress is not planned a second time', async () => {
  const { screen } = await openOverview({
    exerciseData: {
      routines: { legs: { name: 'Legs', order: 'a0' } },
      programmes: {
        p: { name: 'Winter', form: 'rotation', startedOn: today, days: { a: { order: 'a0', routine: 'legs' } } },
      },
      workouts: {
        now: {
          ...benchDaysAgo(0, 80),
          title: 'Legs',
          endedAt: undefined,
          routine: 'legs',
          programme: { id: 'p', day: 'a', week: 1 },
        },
      },
    },
  });
  await expect.element(screen.getByRole('region', { name: 'In progress' })).toMatchTextContent('Legs');
  await expect.element(screen.getByRole('region', { name: 'This week' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Resume workout' }).elements()).toHaveLength(1);
  await expect.element(screen.getByText('Winter')).not.toBeInTheDocument();
});

test('a note that is named by its day does not say that day again', async () => {
  const edited = Date.parse(`${today}T12:00:00Z`) - 2 * dayMs;
  const day = dayOf(edited);
  const { card } = await openOverview({
    notesData: { notes: { [`day-${day}`]: { day, createdAt: edited, editedAt: edited } } },
  });
  const link = card('Recent notes').getByRole('listitem').getByRole('link');
  await expect.element(link).toMatchTextContent(/^[A-Z][a-z]+day, \d+ [A-Z][a-z]+ \d{4}$/);
});

test('notes to come back to are the pinned ones, then those edited last, without today’s', async () => {
  const { card } = await openOverview(full());
  await expect.element(card('Recent notes').getByRole('link', { name: /Training plan/ })).toBeVisible();
  const names = card('Recent notes').getByRole('listitem').elements();
  expect(names.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Training plan'),
    expect.stringContaining('Knee diary'),
  ]);
});

test('the same day of last year is remembered, and opens', async () => {
  const { card, pathname } = await openOverview({
    notesData: { notes: { [`day-${lastYear()}`]: { day: lastYear(), body: 'Ran to the sea' } } },
  });
  await expect.element(card('On this day').getByText('Ran to the sea')).toBeVisible();
  await card('On this day')
    .getByRole('link', { name: /1 year ago/ })
    .click();
  await expect.poll(pathname).toBe(`/dashboard/notes/day/${lastYear()}`);
});

test('the title is the day, in short on a phone', async () => {
  const clock = stopClock();
  clock.set(Date.UTC(2026, 10, 30, 12));
  const { screen } = await openOverview(full());
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/^Monday,? 30 November$/);
  expect(document_().title).toMatch(/^Monday,? 30 November/);
  await onPhone(320);
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent(/^Mon,? 30 Nov$/);
  const { scrollWidth, clientWidth } = screen.getByRole('heading', { level: 1 }).element();
  expect(scrollWidth).toBe(clientWidth);
});

describe('arranging', () => {
  async function openArranging() {
    atHour(12);
    await onPhone();
    const app = await openOverview(full());
    const { screen, store } = app;
    await screen.getByRole('button', { name: 'Arrange cards' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    return { ...app, stored: () => store.record('preferences', 'main').entry?.value.overview };
  }

  test('a card is hidden, shown again, and the change is undone', async () => {
    const { screen, titles, stored } = await openArranging();
    await screen.getByRole('button', { name: 'Hide This week' }).click();
    await expect.poll(titles).not.toContain('This week');
    expect(stored()).toEqual({ week: { visible: false } });
    await expect.element(screen.getByRole('row', { name: 'Newest record' })).toHaveFocus();
    await expectAccessible('[role=dialog]');
    await screen.getByRole('button', { name: 'Show This week' }).click();
    await expect.poll(titles).toContain('This week');
    await expect.element(screen.getByRole('button', { name: 'Hide This week' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(titles).not.toContain('This week');
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(titles).toContain('This week');
    expect(stored()).toEqual({});
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  test('a card is moved with its buttons, which keep the focus', async () => {
    const { screen, titles } = await openArranging();
    const down = screen.getByRole('button', { name: 'Move Today’s note down' });
    await down.click();
    await expect.element(down).toHaveFocus();
    await keyboard.press('Enter');
    await expect.poll(() => titles().slice(0, 2)).toEqual(['Reminders', 'Today’s note']);
    await expect.element(screen.getByText('Today’s note: 3 of 9')).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Move Reminders up' }).click();
    await expect.element(screen.getByRole('button', { name: 'Move Reminders up' })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Move Reminders down' })).toHaveFocus();
  });

  test('a card is moved by keyboard from its handle', async () => {
    const { screen, titles } = await openArranging();
    (screen.getByRole('button', { name: 'Reorder Recent notes' }).element() as HTMLElement).focus();
    await keyboard.press('Enter');
    for (let above = 0; above < 9; above += 1) await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await expect.poll(() => titles()[0]).not.toBe('Today’s note');
  });

  test('what another device arranges appears', async () => {
    const { titles, changeElsewhere } = await openArranging();
    await changeElsewhere('preferences', 'main', (draft) => {
      draft.overview.notes = { order: 'Zz' };
    });
    await expect.poll(() => titles()[0]).toBe('Recent notes');
  });
});

test('a card that fails leaves the others, and can be tried again', async () => {
  let isBroken = true;
  function Broken() {
    if (isBroken) throw new Error('broken');
    return <p>Works again</p>;
  }
  const screen = await render(
    <>
      <CardSlot id="week" lastHeight={null} Card={Broken} />
      <CardSlot id="record" lastHeight={null} Card={() => <p>Another card</p>} />
    </>,
  );
  await expect.element(screen.getByText('Another card')).toBeVisible();
  await expect.element(screen.getByText(/^This card couldn’t be shown/)).toBeVisible();
  isBroken = false;
  await screen.getByRole('region', { name: 'This week' }).getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Works again')).toBeVisible();
});

test('a card that is loading takes the space that it had last time', async () => {
  const { promise: never } = Promise.withResolvers<never>();
  function Loading() {
    return use(never);
  }
  await render(
    <>
      <CardSlot id="week" lastHeight={237} Card={Loading} />
      <CardSlot id="record" lastHeight={null} Card={Loading} />
    </>,
  );
  const heights = () =>
    Array.from(document_().querySelectorAll<HTMLElement>('[data-card]'), ({ offsetHeight }) => offsetHeight);
  await expect.poll(heights).toEqual([237, 0]);
});
