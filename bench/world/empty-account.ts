import { openProfile, type Profile } from '../browser/profile.ts';
import { makePeople, signIn } from '../people.ts';
import { startServer } from '../server-process.ts';
import { emptyDataDir } from './template.ts';

/** Runs `work` in a new browser that is signed in to an account without data, on a server of its own. */
export async function withEmptyAccount<T>(work: (profile: Profile, origin: string) => Promise<T>): Promise<T> {
  const { dataDir, remove } = emptyDataDir();
  const first = await startServer(dataDir);
  await first.stop();
  const uids = await makePeople(dataDir, 1);
  const [signed] = await signIn(dataDir, uids);
  const server = await startServer(dataDir);
  if (signed === undefined) throw new Error('expected a session');
  const profile = await openProfile(server.origin, signed);
  try {
    return await work(profile, server.origin);
  } finally {
    await profile.close();
    await server.kill();
    remove();
  }
}
