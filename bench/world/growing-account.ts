import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { makePeople, signIn } from '../people.ts';
import { Pusher } from '../pusher.ts';
import type { ServerProcess } from '../server-process.ts';
import { makeActivities } from './activities.ts';
import { bundles } from './bundles.ts';
import { makeNotes } from './notes.ts';
import { PersonTime } from './person-time.ts';
import { type Template, template } from './template.ts';
import { trainingEndsOn } from './training-account.ts';
import { Words } from './words.ts';
import { makeWorkouts } from './workouts.ts';

const seed = 20_261_128;
const endMs = Date.parse(trainingEndsOn);
const days = 3_650;

/**
 * Creates an account with notes of 2 KB of Markdown in ten years, a workout of 20 sets for every ten notes, and three
 * activities for every forty, pushed and compacted.
 */
export function growingAccount(notes: number): Promise<Template<{ readonly uid: string }>> {
  return template(`growing-account-${notes}`, (server, dataDir) => fill(server, dataDir, notes));
}

async function fill(server: ServerProcess, dataDir: string, notes: number): Promise<{ readonly uid: string }> {
  const [signed] = await signIn(dataDir, await makePeople(dataDir, 1));
  if (signed === undefined) throw new Error('expected a session');
  const chance = new SeededChance(seed);
  const time = new PersonTime(chance, endMs, days);
  // made before connecting, since the hub closes a connection that does not answer for a minute
  const pushes = bundles([
    ...makeNotes({ chance, words: new Words(chance), time }, notes),
    ...makeWorkouts(chance, time, notes / 10),
    ...makeActivities(chance, time, (notes * 3) / 40),
  ]);
  const pusher = await Pusher.connect(server.origin, signed);
  await pusher.pushAll(pushes);
  pusher.close();
  return { uid: signed.uid };
}
