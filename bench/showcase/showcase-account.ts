import { DatabaseSync } from 'node:sqlite';
import type { LocalDay } from '#domain/kernel/index.ts';
import { preferencesId } from '#domain/profile/index.ts';
import { databaseFile } from '../../src/server/data-dir/data-dir.ts';
import { makePeople, type Signed, signIn } from '../people.ts';
import { Pusher } from '../pusher.ts';
import type { ServerProcess } from '../server-process.ts';
import { bundles } from '../world/bundles.ts';
import { englishTexts, type ShowcaseTexts } from './note-texts.ts';
import { makeNotes, type NoteIds } from './notes.ts';
import { Records } from './records.ts';
import { makeTraining, runningWorkout, weeks } from './training.ts';

/** A signed-in person whose data somebody can read with interest. */
export interface ShowcaseAccount {
  readonly signed: Signed;
  readonly notes: NoteIds;
  /** A day with a note and a workout. */
  readonly yesterday: LocalDay;
  /** Starts a workout, and returns its id. */
  readonly startWorkout: () => Promise<string>;
}

/**
 * Creates one account with notes and training of a year and a half that end today, and pushes them to the server.
 *
 * @param texts what the person wrote, by default in English
 */
export async function showcaseAccount(
  server: ServerProcess,
  dataDir: string,
  texts: ShowcaseTexts = englishTexts,
): Promise<ShowcaseAccount> {
  const [signed] = await signIn(dataDir, await makePeople(dataDir, 1));
  if (signed === undefined) throw new Error('expected a session');
  nameUser(dataDir, signed.uid);
  const records = new Records(Date.now());
  const { changes, ids } = makeNotes(records, texts);
  const push = async (all: typeof changes) => {
    const pusher = await Pusher.connect(server.origin, signed);
    await pusher.pushAll(bundles(all));
    pusher.close();
  };
  const units = { 'units/load': 'kg', 'units/distance': 'km', 'units/bodyWeight': 'kg' };
  const preferences = records.record(['preferences', preferencesId], records.at(weeks * 7, 8), units);
  await push([preferences, ...changes, ...makeTraining(records, texts)]);
  return {
    signed,
    notes: ids,
    yesterday: records.dayOf(records.at(1, 12)),
    startWorkout: async () => {
      const { id, change } = runningWorkout(records, texts);
      await push([change]);
      return id;
    },
  };
}

function nameUser(dataDir: string, uid: string): void {
  const database = new DatabaseSync(databaseFile(dataDir));
  database.prepare('UPDATE user SET name = ? WHERE id = ?').run('Mira Holm', uid);
  database.close();
}
