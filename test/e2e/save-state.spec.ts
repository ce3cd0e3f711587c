import {
  goOffline,
  newDevice,
  openNote,
  openSection,
  saveState,
  shellIsKept,
  signIn,
  titleField,
  writeNote,
} from './screens.ts';
import { createAccount, expect, startServer, test, withDataDir } from './server.ts';

test('it says Saved only after the server has acknowledged', async ({ page, context }) => {
  let held: (() => void)[] | null = null;
  await context.routeWebSocket(/\/live$/, (device) => {
    const server = device.connectToServer();
    server.onMessage((frame) => {
      if (held === null) device.send(frame);
      else held.push(() => device.send(frame));
    });
  });
  await createAccount(page);
  await expect(saveState(page, 'Saved')).toBeVisible();
  const answers: (() => void)[] = [];
  held = answers;
  await writeNote(page, { title: 'On its way', line: 'and not there yet' });
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  await openSection(page, 'Notes');
  await expect(saveState(page, 'Saved')).toBeHidden();
  await expect(saveState(page, /^(Saving \d+ changes?|Offline: \d+ changes? saved on this device)$/)).toBeVisible();
  held = null;
  for (const pass of answers) pass();
  await expect(saveState(page, 'Saved')).toBeVisible();
});

test('offline it says how many changes are on this device alone', async ({ page, context }) => {
  await createAccount(page);
  await expect(saveState(page, 'Saved')).toBeVisible();
  await goOffline({ page, context });
  await expect(saveState(page, 'Offline')).toBeVisible();
  await openSection(page, 'Notes');
  await page.getByRole('button', { name: 'New note' }).click();
  await expect(saveState(page, 'Offline: 1 change saved on this device')).toBeVisible();
  await openSection(page, 'Notes');
  await page.getByRole('button', { name: 'New note' }).click();
  await expect(saveState(page, 'Offline: 2 changes saved on this device')).toBeVisible();
  await page.reload();
  await expect(saveState(page, 'Offline: 2 changes saved on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(saveState(page, 'Saved')).toBeVisible();
});

test('after the server was killed and is back, it says Saved again by itself', async ({ browser }) => {
  await withDataDir(async (dataDir) => {
    const killed = await startServer({ dataDir });
    const { context, page } = await newDevice(browser, killed.origin);
    const email = await createAccount(page);
    await expect(saveState(page, 'Saved')).toBeVisible();
    await shellIsKept(page);
    await killed.kill();
    await writeNote(page, { title: 'Meanwhile', line: 'the server was down' });
    await expect(saveState(page, /^Offline: \d+ changes? saved on this device$/)).toBeVisible();
    const server = await startServer({ dataDir, environment: { PORT: String(killed.port) } });
    await expect(saveState(page, 'Saved')).toBeVisible();
    const elsewhere = await newDevice(browser, server.origin);
    await signIn(elsewhere.page, email);
    await openNote(elsewhere.page, 'Meanwhile');
    await expect(titleField(elsewhere.page)).toHaveValue('Meanwhile');
    await Promise.all([context.close(), elsewhere.context.close()]);
    await server.kill();
  });
});
