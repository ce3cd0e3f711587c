// sections: sync, replica
import type { Browser } from '@playwright/test';
import {
  addLine,
  addSet,
  allReps,
  bodyLines,
  type Device,
  disconnect,
  goOffline,
  goOnline,
  logWorkout,
  newDevice,
  openNote,
  openSection,
  openToday,
  openWorkout,
  putDocument,
  reconnect,
  repsOfSet,
  saveState,
  setClockWrong,
  shellIsKept,
  signIn,
  titleField,
  twoDevices,
  writeNote,
} from './screens.ts';
import { createAccount, expect, test } from './server.ts';

/** With two browsers, each step is slow on a busy machine. */
test.describe.configure({ timeout: 120_000 });

const yearMs = 365 * 24 * 60 * 60 * 1000;
const clocks = [
  { is: 'right', wrongByMs: 0 },
  { is: 'a year ahead', wrongByMs: yearMs },
  { is: 'a year behind', wrongByMs: -yearMs },
];

for (const { is, wrongByMs } of clocks) {
  test.describe('offline', () => {
    test.use({ serviceWorkers: 'allow' });

    test(`a note and a workout created offline survive closing the tab and sync to the other device: clock ${is}`, async ({
      browser,
      server,
    }) => {
      const { a, b } = await twoKeptDevices(browser, server.origin, wrongByMs);
      await goOffline(a);
      await writeNote(a.page, { title: 'Without a signal', line: 'kept all the same' });
      await logWorkout(a.page, { title: 'In the cellar', reps: '8' });
      await addSet(a.page, '6');
      await a.page.close();
      const reopened = await a.context.newPage();
      await reopened.goto('/dashboard/notes');
      await expectBoth(reopened);
      await expect(saveState(reopened, 'Offline – saved on this device', /\d+ changes/)).toBeVisible();

      await openSection(b.page, 'Overview');
      await goOnline(a);
      await expect(b.page.getByRole('link', { name: /Without a signal/ })).toBeVisible();
      await expect(b.page.getByRole('link', { name: /In the cellar/ }).first()).toBeVisible();
      await expectBoth(b.page);
      await expect(saveState(reopened, 'Saved')).toBeVisible();
      await Promise.all([a.context.close(), b.context.close()]);
    });
  });

  test(`offline changes of two devices to one note and one workout are merged on both: clock ${is}`, async ({
    browser,
    server,
  }) => {
    const { a, b } = await twoDevices(browser, server.origin);
    await putDocument(a.page, {
      notesData: { notes: { shared: { title: 'Shared', createdAt: 1, body: 'before' } } },
      exerciseData: { workouts: { legs: legs() } },
    });
    await openWorkout(b.page, 'Legs');
    await expect.poll(() => allReps(b.page)).toEqual(['8', '9']);
    await openNote(b.page, 'Shared');
    await expect(bodyLines(b.page)).toHaveText(['before']);

    if (wrongByMs !== 0) {
      await setClockWrong(a.context, wrongByMs);
      await a.page.reload();
    }
    await Promise.all([disconnect(a), disconnect(b)]);
    await openNote(a.page, 'Shared');
    await addLine(a.page, 'by the first');
    await openWorkout(a.page, 'Legs');
    await repsOfSet(a.page, 1).fill('81');
    await addSet(a.page, '10');
    await openNote(b.page, 'Shared');
    await addLine(b.page, 'by the second');
    await openWorkout(b.page, 'Legs');
    await repsOfSet(b.page, 2).fill('92');
    await addSet(b.page, '11');

    await Promise.all([reconnect(a), reconnect(b)]);
    for (const { page } of [a, b]) {
      await expect.poll(async () => (await allReps(page)).toSorted()).toEqual(['10', '11', '81', '92']);
      await expect(saveState(page, 'Saved')).toBeVisible();
      await openNote(page, 'Shared');
      await expect
        .poll(async () => (await bodyLines(page).allTextContents()).toSorted())
        .toEqual(['before', 'by the first', 'by the second']);
    }
    expect(await bodyLines(a.page).allTextContents()).toEqual(await bodyLines(b.page).allTextContents());

    await titleField(b.page).fill('Named later by the second');
    await expect(titleField(a.page)).toHaveValue('Named later by the second');
    await titleField(a.page).fill('Named last by the first');
    await expect(titleField(b.page)).toHaveValue('Named last by the first');
    await openWorkout(a.page, 'Legs');
    await openWorkout(b.page, 'Legs');
    await expect.poll(() => allReps(a.page)).toHaveLength(4);
    const reps = await allReps(a.page);
    await expect.poll(() => allReps(b.page)).toEqual(reps);
    await Promise.all([a.context.close(), b.context.close()]);
  });
}

test('a note trashed on one device and edited later on the other is restored on both', async ({ browser, server }) => {
  const { a, b } = await twoDevices(browser, server.origin);
  await writeNote(a.page, { title: 'Thrown away', line: 'before' });
  await openNote(b.page, 'Thrown away');
  await expect(bodyLines(b.page)).toHaveText(['before']);
  await Promise.all([disconnect(a), disconnect(b)]);
  await a.page.getByRole('button', { name: 'More', exact: true }).click();
  await a.page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect(a.page.getByRole('row', { name: 'Thrown away' })).toBeHidden();
  await openNote(b.page, 'Thrown away');
  await addLine(b.page, 'and needed after all');

  await Promise.all([reconnect(a), reconnect(b)]);
  await openNote(a.page, 'Thrown away');
  for (const { page } of [a, b]) await expect(bodyLines(page)).toHaveText(['before', 'and needed after all']);
  await Promise.all([a.context.close(), b.context.close()]);
});

test('a daily note created offline on both devices is one note with both texts', async ({ browser, server }) => {
  const { a, b } = await twoDevices(browser, server.origin);
  await Promise.all([disconnect(a), disconnect(b)]);
  const addresses = [];
  for (const [device, line] of [
    [a, 'by the first'],
    [b, 'by the second'],
  ] as const) {
    addresses.push(await openToday(device.page));
    await addLine(device.page, line);
  }
  expect(addresses[0]).toBe(addresses[1]);
  await Promise.all([reconnect(a), reconnect(b)]);
  for (const { page } of [a, b]) {
    await expect(bodyLines(page).getByText('by the first')).toBeVisible();
    await expect(bodyLines(page).getByText('by the second')).toBeVisible();
    await openSection(page, 'Notes');
    await expect(page.getByRole('grid', { name: 'List of notes' }).getByRole('row')).toHaveCount(1);
  }
  await Promise.all([a.context.close(), b.context.close()]);
});

/** Opens two synced devices for a new user, which can start offline. The clock of the first one is wrong. */
async function twoKeptDevices(browser: Browser, origin: string, wrongByMs: number): Promise<{ a: Device; b: Device }> {
  const [a, b] = await Promise.all([newDevice(browser, origin, wrongByMs), newDevice(browser, origin)]);
  const email = await createAccount(a.page);
  await signIn(b.page, email);
  await shellIsKept(a.page);
  for (const { page } of [a, b]) await expect(saveState(page, 'Saved')).toBeVisible();
  return { a, b };
}

async function expectBoth(page: Device['page']): Promise<void> {
  await openNote(page, 'Without a signal');
  await expect(bodyLines(page)).toHaveText(['kept all the same']);
  await openWorkout(page, 'In the cellar');
  await expect.poll(() => allReps(page)).toEqual(['8', '6']);
}

/** Returns a running workout with two sets. */
function legs(): object {
  const startedAt = Date.now() - 600_000;
  const day = new Date(startedAt).toISOString().slice(0, 10);
  const sets = [8, 9].map((reps, at) => [
    `set-${at}`,
    { place: { exercise: 'squat', order: `a${at}` }, result: { kind: 'working', reps } },
  ]);
  return {
    ...{ title: 'Legs', startedAt, zone: 'Etc/UTC', day },
    exercises: { squat: { exercise: 'exercises/back-squat', order: 'a0' } },
    sets: Object.fromEntries(sets),
  };
}
