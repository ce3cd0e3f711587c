import { DatabaseSync } from 'node:sqlite';
import * as Y from 'yjs';
import { recordKey, uuidV7 } from '#domain/kernel/index.ts';
import { bodyText, bodyUpdate, type Change, printStamp, replicaIdFrom } from '#sync/record/index.ts';
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { databaseFile } from '../../src/server/data-dir/data-dir.ts';
import { makePeople, signIn } from '../people.ts';
import { Pusher } from '../pusher.ts';
import type { ServerProcess } from '../server-process.ts';
import { markdown } from './markdown.ts';
import { type Template, template } from './template.ts';
import { Words } from './words.ts';

const seed = 7_301;
export const peopleCount = 2_000;
const notesEach = 50;
const noteCharacters = 500;
const madeAtMs = Date.UTC(2026, 0, 1);

/** How far a user's device is after its first sync. */
export interface Synced {
  readonly uid: string;
  readonly cursor: number;
  /** The commit id in hexadecimal. */
  readonly mark: string;
}

export interface PeopleManifest {
  readonly epoch: string;
  readonly people: readonly Synced[];
}

/**
 * Creates 2,000 accounts with 50 notes each and up-to-date devices. All have the same notes, which costs the server
 * just as much.
 */
export function manyPeople(): Promise<Template<PeopleManifest>> {
  return template('many-people', fill);
}

async function fill(server: ServerProcess, dataDir: string): Promise<PeopleManifest> {
  const people = await signIn(dataDir, await makePeople(dataDir, peopleCount));
  const notes = makeNotes();
  let epoch = '';
  for (const signed of people) {
    const pusher = await Pusher.connect(server.origin, signed);
    epoch = pusher.welcome.epoch;
    await pusher.pushAll([notes]);
    pusher.close();
  }
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  const heads = database.prepare('SELECT uid, sequence AS cursor, hex(mark) AS mark FROM hub_head').all();
  database.close();
  return { epoch, people: heads.map(({ uid, cursor, mark }) => ({ uid, cursor, mark }) as unknown as Synced) };
}

/** Creates the 50 notes that each person has. */
export function makeNotes(): readonly Change[] {
  const chance = new SeededChance(seed);
  const words = new Words(chance);
  const stamp = printStamp({ ms: madeAtMs, counter: 0, replica: replicaIdFrom(chance.bytes(6)) });
  return Array.from({ length: notesEach }, () => {
    const key = recordKey('notes', uuidV7(madeAtMs, chance.bytes(10)));
    const doc = new Y.Doc();
    bodyText(doc).insert(0, markdown(chance, words, noteCharacters));
    const fields = new Map(
      Object.entries({ title: words.title(), createdAt: madeAtMs, editedAt: madeAtMs }).map(([path, value]) => [
        path,
        { value, stamp },
      ]),
    );
    return { key, fields, body: bodyUpdate(key, Y.encodeStateAsUpdate(doc)) };
  });
}
