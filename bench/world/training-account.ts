import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { makePeople, signIn } from '../people.ts';
import { Pusher } from '../pusher.ts';
import type { ServerProcess } from '../server-process.ts';
import { bundles } from './bundles.ts';
import { PersonTime } from './person-time.ts';
import { type Template, template } from './template.ts';
import { makeWorkouts } from './workouts.ts';

const seed = 20_261_122;
/**
 * The day on which the ten years end. It is fixed, so that every run produces the same bytes, and none of the dates is
 * in the future.
 */
export const trainingEndsOn = '2026-11-21';
const endMs = Date.parse(trainingEndsOn);
const days = 3_650;
const workoutCount = 5_000;

/** Creates one account with 5,000 workouts of 20 sets in ten years, pushed and compacted. */
export function trainingAccount(): Promise<Template<{ readonly uid: string }>> {
  return template('training-account', fill);
}

async function fill(server: ServerProcess, dataDir: string): Promise<{ readonly uid: string }> {
  const [signed] = await signIn(dataDir, await makePeople(dataDir, 1));
  if (signed === undefined) throw new Error('expected a session');
  const chance = new SeededChance(seed);
  const pusher = await Pusher.connect(server.origin, signed);
  await pusher.pushAll(bundles(makeWorkouts(chance, new PersonTime(chance, endMs, days), workoutCount)));
  pusher.close();
  return { uid: signed.uid };
}
