import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, keyboard, openApp, stopClock } from '../../testing/index.ts';
import { openNotes } from '../testing/index.ts';

/** Friday morning; the tests run in UTC. */
const now = Date.parse('2026-11-27T09:30:00Z');
const at = (iso: string) => ({ at: Date.parse(iso), zone: 'UTC' });

const part = (name: string) => page.getByRole('list', { name, exact: true });
const dialog = page.getByRole('dialog');
const toasts = page.getByRole('region', { name: 'Notifications' });

const knee = {
  title: 'Knee',
  createdAt: 1,
  editedAt: now,
  body: 'plan\n\n- [ ] call physio @2026-11-27 9:00\n- [ ] stretch\n- [ ] foam roll @2026-11-27 8:00 every day\n',
  'reminders/r1': at('2026-11-27T18:00:00Z'),
  'reminders/r2': { ...at('2026-11-30T07:00:00Z'), repeat: 'FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=0' },
};

function openPlace(notes: Readonly<Record<string, object>> = { knee: remindersIn(knee) }) {
  stopClock().set(now);
  return openNotes({ notes }, '?list=reminders');
}

/** Returns a note whose `reminders/…` are the map that its record has. */
function remindersIn(note: Readonly<Record<string, unknown>>): object {
  const entries = Object.entries(note);
  const isReminder = ([name]: readonly [string, unknown]) => name.startsWith('reminders/');
  const reminders = entries.filter(isReminder).map(([name, value]) => [name.slice('reminders/'.length), value]);
  return {
    ...Object.fromEntries(entries.filter((entry) => !isReminder(entry))),
    reminders: Object.fromEntries(reminders),
  };
}

describe('the place of reminders', () => {
  test('lists what is overdue, due today, due on later days, and tasks without a date', async () => {
    await openPlace();
    await expect.element(part('Overdue').getByRole('checkbox', { name: 'call physio' })).toBeInTheDocument();
    await expect.element(part('Overdue').getByRole('checkbox', { name: 'foam roll' })).toBeInTheDocument();
    await expect.element(part('Today').getByRole('checkbox', { name: 'Knee' })).toBeInTheDocument();
    await expect.element(part('30 November').getByText('Every week on Monday')).toBeVisible();
    await expect.element(part('No date').getByRole('checkbox', { name: 'stretch' })).toBeInTheDocument();
    await expectAccessible('main');
  });

  test('names the note of a task, except by a day, which would read like the day on which it is due', async () => {
    const day = '2026-11-23';
    await openPlace({ knee: remindersIn(knee), [`day-${day}`]: { day, createdAt: 1, body: '- [ ] rest' } });
    await expect.element(part('No date').getByRole('link', { name: 'stretch Knee' })).toBeVisible();
    await expect.element(part('No date').getByRole('link', { name: 'rest', exact: true })).toBeVisible();
  });

  test('names a reminder of a day after its daily note', async () => {
    const day = '2026-11-30';
    const reminders = { r: at('2026-11-27T18:00:00Z') };
    await openPlace({ [`day-${day}`]: { day, createdAt: 1, body: 'rest', reminders } });
    await expect
      .element(part('Today').getByRole('link', { name: /^Daily note, Monday,? 30 November 2026 Today, 18:00$/ }))
      .toBeVisible();
  });

  test('says that nothing is due', async () => {
    await openPlace({ knee: { title: 'Knee', createdAt: 1, body: 'rest' } });
    await expect.element(page.getByText('Nothing due')).toBeVisible();
  });

  test('a completed reminder is removed, and undo brings it back', async () => {
    const { store } = await openPlace();
    const reminders = () => store.records('notes')[0]?.value.reminders ?? {};
    await expect.element(part('Overdue')).toBeVisible(); // moves what is due today, once the tasks are found
    await part('Today').getByRole('checkbox', { name: 'Knee' }).click({ force: true });
    await expect.poll(() => Object.keys(reminders())).toEqual(['r2']);
    await expect.element(part('Today')).not.toBeInTheDocument();
    await toasts.getByRole('button', { name: 'Undo' }).first().click();
    await expect.element(part('Today').getByRole('checkbox', { name: 'Knee' })).not.toBeChecked();
    expect(reminders().r1).toEqual(at('2026-11-27T18:00:00Z'));
  });

  test('a completed task is completed in its note', async () => {
    const { store } = await openPlace();
    await part('Overdue').getByRole('checkbox', { name: 'call physio' }).click({ force: true });
    await expect.poll(() => store.actions.bodyText('notes/knee')).toContain('- [x] call physio @2026-11-27 9:00\n');
    await expect.element(part('Overdue').getByRole('checkbox', { name: 'call physio' })).not.toBeInTheDocument();
  });

  test('what recurs moves to its next time when it is completed', async () => {
    const { store } = await openPlace();
    await part('Overdue').getByRole('checkbox', { name: 'foam roll' }).click({ force: true });
    await expect
      .poll(() => store.actions.bodyText('notes/knee'))
      .toContain('- [ ] foam roll @2026-11-28 8:00 every day\n');
    await part('30 November').getByRole('checkbox', { name: 'Knee' }).click({ force: true });
    await expect.poll(() => store.records('notes')[0]?.value.reminders.r2?.at).toBe(Date.parse('2026-12-07T07:00:00Z'));
  });

  test('rows stay where they are while one is pressed, so that the press reaches it', async () => {
    const { store } = await openPlace();
    const times = () => store.records('notes')[0]?.value.reminders;
    await expect.element(part('Overdue').getByRole('checkbox', { name: 'foam roll' })).toBeInTheDocument();
    const row = part('30 November').getByRole('checkbox', { name: 'Knee' });
    const label = row.element().closest('label');
    const before = label?.getBoundingClientRect().top;
    const pointer = { bubbles: true, button: 0, pointerId: 1, pointerType: 'mouse' } as const;
    label?.dispatchEvent(new PointerEvent('pointerdown', pointer));
    store.actions.changeRecord('notes', 'knee', (draft) => {
      delete draft.reminders.r1;
    });
    await new Promise((done) => setTimeout(done, 600)); // longer than the list needs to follow
    expect(label?.getBoundingClientRect().top).toBe(before);
    label?.dispatchEvent(new PointerEvent('pointerup', pointer));
    label?.click();
    await expect.poll(() => times()?.r2?.at).toBe(Date.parse('2026-12-07T07:00:00Z'));
    await expect.element(part('Today')).not.toBeInTheDocument();
  });

  test('a task can be moved to tomorrow, and back', async () => {
    const { store } = await openPlace();
    await part('Overdue').getByRole('button', { name: 'Move “call physio”' }).click();
    await page.getByRole('menuitem', { name: 'Tomorrow' }).click();
    await expect.poll(() => store.actions.bodyText('notes/knee')).toContain('- [ ] call physio @2026-11-28 9:00\n');
    await expect.element(part('Tomorrow').getByRole('checkbox', { name: 'call physio' })).toBeInTheDocument();
    await toasts.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => store.actions.bodyText('notes/knee')).toContain('- [ ] call physio @2026-11-27 9:00\n');
  });

  test('a task without a time gets any time in the dialog', async () => {
    const { store } = await openPlace();
    await part('No date').getByRole('button', { name: 'Set a time for “stretch”' }).click();
    await page.getByRole('menuitem', { name: 'Choose a time…' }).click();
    await dialog.getByRole('textbox', { name: 'When' }).fill('every monday 7:00');
    await expect.element(dialog.getByText('30 November, 7:00 · Every week on Monday')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => store.actions.bodyText('notes/knee'))
      .toContain('- [ ] stretch @2026-11-30 7:00 every week\n');
  });
});

test('training that is planned for today is listed with its reminder, until it is started', async () => {
  stopClock().set(now);
  const legs = { name: 'Leg day' };
  const days = { friday: { order: 'a0', weekday: 5, routine: 'legs' } };
  const base = { name: 'Base', form: 'week', startedOn: '2026-11-01', days, remindAt: 18 * 60 };
  const { changeElsewhere } = await openApp('/dashboard/notes?list=reminders', {
    exerciseData: { routines: { legs }, programmes: { base } },
  });
  const planned = page.getByRole('region', { name: 'Planned training' });
  await expect.element(planned.getByRole('link', { name: 'Leg day Today, 18:00' })).toBeVisible();
  await expectAccessible('main');
  await changeElsewhere('workouts', 'w', (draft) => {
    Object.assign(draft, { startedAt: now, day: '2026-11-27', programme: { id: 'base', day: 'friday', week: 4 } });
  });
  await expect.element(planned).not.toBeInTheDocument();
  await expect.element(page.getByText('Nothing due')).toBeVisible();
});

describe('a reminder of a note', () => {
  const noted = page.getByRole('list', { name: 'Reminders of this note' });

  async function openKnee(note: object = { title: 'Knee', createdAt: 1, body: 'rest' }) {
    stopClock().set(now);
    const app = await openNotes({ notes: { knee: note } });
    await app.router.navigate({ href: '/dashboard/notes/knee' });
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Knee');
    return { ...app, reminders: () => Object.values(app.store.records('notes')[0]?.value.reminders ?? {}) };
  }

  const addReminder = async () => {
    await page.getByRole('button', { name: 'Add reminder' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Add reminder to note “Knee”' })).toBeVisible();
  };

  test('is set in words, whose meaning is shown while they are typed', async () => {
    const { reminders } = await openKnee();
    await addReminder();
    await dialog.getByRole('textbox', { name: 'When' }).fill('tomorrow at');
    await expect.element(dialog.getByText('Not recognised', { exact: false })).toBeVisible();
    await expectAccessible('[role="dialog"]');
    await dialog.getByRole('textbox', { name: 'When' }).fill('tomorrow at 9');
    await expect.element(dialog.getByText('Tomorrow, 9:00')).toBeVisible();
    await expect.element(dialog.getByLabelText('Date')).toHaveValue('28/11/2026');
    await expect.element(dialog.getByLabelText('Time')).toHaveValue('9:00');
    await keyboard.press('Enter');
    await expect.element(noted.getByRole('button', { name: 'Tomorrow, 9:00', exact: true })).toBeVisible();
    expect(reminders()).toEqual([at('2026-11-28T09:00:00Z')]);
    await expectAccessible('main');
  });

  test('is set by one press on a usual time', async () => {
    const { reminders } = await openKnee();
    await addReminder();
    await dialog.getByRole('button', { name: 'Tonight' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(noted.getByRole('button', { name: 'Today, 20:00', exact: true })).toBeVisible();
    expect(reminders()).toEqual([at('2026-11-27T20:00:00Z')]);
  });

  test('is set by date, time and recurrence', async () => {
    const { reminders } = await openKnee();
    await addReminder();
    await dialog.getByLabelText('Date').fill('31/12/2026');
    await dialog.getByLabelText('Time').fill('8:15 pm');
    await dialog.getByRole('button', { name: /Repeat$/ }).click();
    await page.getByRole('option', { name: 'Every month on day 31' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(reminders)
      .toEqual([{ ...at('2026-12-31T20:15:00Z'), repeat: 'FREQ=MONTHLY;BYMONTHDAY=31;BYHOUR=20;BYMINUTE=15' }]);
  });

  test('with a date that cannot be read is not saved, until words replace it', async () => {
    const { reminders } = await openKnee();
    await addReminder();
    await dialog.getByLabelText('Date').fill('31/2/2027');
    await dialog.getByLabelText('Time').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByLabelText('Date')).toHaveAccessibleDescription('Enter a date');
    await expect.element(dialog.getByLabelText('Time')).toHaveAccessibleDescription('Enter a time');
    await dialog.getByRole('textbox', { name: 'When' }).fill('tomorrow at 9');
    await expect.element(dialog.getByLabelText('Date')).toHaveValue('28/11/2026');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(reminders).toEqual([at('2026-11-28T09:00:00Z')]);
  });

  test('that has passed is not saved', async () => {
    const { reminders } = await openKnee();
    await addReminder();
    await dialog.getByLabelText('Date').fill('26/11/2026');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('This time has passed. Choose a later one.')).toBeVisible();
    expect(reminders()).toEqual([]);
  });

  test('that was set in another zone is at the same time here, and stays here when it is moved', async () => {
    const inBerlin = { at: Date.parse('2026-11-27T17:00:00Z'), zone: 'Europe/Berlin' };
    const { reminders, router } = await openKnee(remindersIn({ ...knee, 'reminders/r1': inBerlin }));
    await expect.element(noted.getByRole('button', { name: 'Today, 18:00', exact: true })).toBeVisible();
    await router.navigate({ href: '/dashboard/notes?list=reminders' });
    await part('Today').getByRole('button', { name: 'Move “Knee”' }).click();
    await page.getByRole('menuitem', { name: 'Tomorrow' }).click();
    await expect.poll(reminders).toContainEqual(at('2026-11-28T18:00:00Z'));
  });

  test('can be changed, and removed with undo', async () => {
    const { reminders } = await openKnee(remindersIn({ ...knee, 'reminders/r2': undefined }));
    await noted.getByRole('button', { name: 'Today, 18:00', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Edit reminder of note “Knee”' })).toBeVisible();
    await dialog.getByLabelText('Time').fill('19:00');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(reminders).toEqual([at('2026-11-27T19:00:00Z')]);
    await noted.getByRole('button', { name: 'Remove the reminder Today, 19:00' }).click();
    await expect.poll(reminders).toEqual([]);
    await toasts.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(reminders).toEqual([at('2026-11-27T19:00:00Z')]);
  });
});
