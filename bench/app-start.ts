import { appIsKept, openProfile, waitForMark } from './browser/profile.ts';
import { type Aim, type Figure, medians } from './figures.ts';
import { signIn } from './people.ts';
import { startServer } from './server-process.ts';
import { oneAccount } from './world/one-account.ts';
import { copyOf } from './world/template.ts';

const name = 'app-start';

const aims: readonly Aim[] = [{ figure: 'server dead, from navigation to the list of notes', unit: 'ms', aim: 1_000 }];

/** Measures how the app of a user with 10,000 notes starts from the device alone, after a first sync. */
export async function appStart(): Promise<readonly Figure[]> {
  const template = await oneAccount();
  const copy = copyOf(template);
  const [signed] = await signIn(copy.dataDir, [template.manifest.uid]);
  const server = await startServer(copy.dataDir);
  if (signed === undefined) throw new Error('expected a session');
  const profile = await openProfile(server.origin, signed);
  const address = `${server.origin}/dashboard/notes`;
  try {
    const page = await profile.context.newPage();
    await page.goto(address);
    await waitForMark(page, 'savedAt');
    await appIsKept(page);
    await page.close();
    await server.kill();
    return await medians(name, aims, async () => {
      const started = await profile.context.newPage();
      await started.goto(address);
      const { notesAt = Number.NaN } = await waitForMark(started, 'notesAt');
      await started.close();
      return [notesAt];
    });
  } finally {
    await profile.close();
    await server.kill();
    copy.remove();
  }
}
