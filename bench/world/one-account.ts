import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { type Change, isDetail, mergeBodies } from '#sync/record/index.ts';
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { makePeople, signIn } from '../people.ts';
import { Pusher } from '../pusher.ts';
import type { ServerProcess } from '../server-process.ts';
import { bundles } from './bundles.ts';
import { makeNotes } from './notes.ts';
import { PersonTime } from './person-time.ts';
import { type Template, template } from './template.ts';
import { Words } from './words.ts';
import { makeWorkouts } from './workouts.ts';

const seed = 20_261_121;
/**
 * The end of the two years. It is fixed, so that every run produces the same bytes, and none of the dates is in the
 * future.
 */
const endMs = Date.UTC(2026, 0, 1);
const noteCount = 10_000;
const workoutCount = 1_000;

/** What the one large account contains. */
export interface AccountManifest {
  readonly uid: string;
  readonly notes: number;
  readonly workouts: number;
  readonly records: number;
  /** The number of fields in record summaries, and the number of all fields. */
  readonly headFields: number;
  readonly fields: number;
  readonly textBytes: number;
  /**
   * The size of the notes' texts when each is compressed alone by gzip (level 6), as a fraction of their uncompressed
   * size.
   */
  readonly gzipShare: number;
  /** The truncated SHA-256 of each note's text, by the note's key. */
  readonly digestByNote: { readonly [key: string]: string };
}

/** Creates one account with 10,000 notes of 2 KB of Markdown and 1,000 workouts of 20 sets, pushed and compacted. */
export function oneAccount(): Promise<Template<AccountManifest>> {
  return template('one-account', fill);
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

async function fill(server: ServerProcess, dataDir: string): Promise<AccountManifest> {
  const uids = await makePeople(dataDir, 1);
  const [signed] = await signIn(dataDir, uids);
  if (signed === undefined) throw new Error('expected a session');
  const changes = makeDocument();
  const pusher = await Pusher.connect(server.origin, signed);
  await pusher.pushAll(bundles(changes));
  pusher.close();
  return manifestOf(signed.uid, changes);
}

/** Creates notes and workouts, interleaved and oldest first, as a user writes them. */
export function makeDocument(): readonly Change[] {
  const chance = new SeededChance(seed);
  const time = new PersonTime(chance, endMs);
  const words = new Words(chance);
  const workouts = makeWorkouts(chance, time, workoutCount);
  return [...makeNotes({ chance, words, time }, noteCount), ...workouts].toSorted(
    (a, b) => createdAt(a) - createdAt(b),
  );
}

function createdAt({ fields }: Change): number {
  return Number(fields.get('createdAt')?.value);
}

function manifestOf(uid: string, changes: readonly Change[]): AccountManifest {
  const digestByNote: Record<string, string> = {};
  let textBytes = 0;
  let gzipBytes = 0;
  for (const { key, body } of changes) {
    if (body === undefined) continue;
    const { text } = mergeBodies([body.update]);
    digestByNote[key] = digestOf(text);
    textBytes += Buffer.byteLength(text);
    gzipBytes += gzipSync(text, { level: 6 }).length;
  }
  const paths = changes.flatMap(({ fields }) => [...fields.keys()]);
  return {
    uid,
    notes: noteCount,
    workouts: workoutCount,
    records: changes.length,
    headFields: paths.filter((path) => !isDetail(path)).length,
    fields: paths.length,
    textBytes,
    gzipShare: gzipBytes / textBytes,
    digestByNote,
  };
}
