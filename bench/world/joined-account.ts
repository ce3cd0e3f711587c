import * as Y from 'yjs';
import { recordKey, uuidV7 } from '#domain/kernel/index.ts';
import { bodyText, bodyUpdate, type Change, type Field } from '#sync/record/index.ts';
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { makePeople, signIn } from '../people.ts';
import { Pusher } from '../pusher.ts';
import type { ServerProcess } from '../server-process.ts';
import { bundles } from './bundles.ts';
import { makeNotes, type NoteSource } from './notes.ts';
import { PersonTime } from './person-time.ts';
import { type Template, template } from './template.ts';
import { trainingEndsOn } from './training-account.ts';
import { Words } from './words.ts';
import { makeWorkouts } from './workouts.ts';

const seed = 20_261_127;
const endMs = Date.parse(trainingEndsOn);
const days = 3_650;
const noteCount = 10_000;
const workoutCount = 5_000;

/** The exercises that the notes with live answers ask about, one each, so that no answer is known from another note. */
const askedAbout = ['squat', 'bench', 'deadlift', 'overhead', 'row', 'pull-up', 'romanian', 'dip'];

/** A note that contains nothing but live answers. */
export interface AskingNote {
  readonly id: string;
  /** The word that all its lines contain. */
  readonly about: string;
}

export interface JoinedManifest {
  readonly uid: string;
  readonly asking: readonly AskingNote[];
}

/**
 * Creates one account with 10,000 notes of 2 KB of Markdown and 5,000 workouts of 20 sets in ten years, pushed and
 * compacted. It also has some notes with ten live answers each.
 */
export function joinedAccount(): Promise<Template<JoinedManifest>> {
  return template('joined-account', fill);
}

/** Returns ten lines that ask for figures, a chart and a list, few enough rows to be near the window. Two find notes too. */
export function linesAbout(exercise: string): readonly string[] {
  return [
    `best ${exercise} 5`,
    `best e1rm ${exercise}`,
    `latest load ${exercise}`,
    `sum volume ${exercise} 30d`,
    `count ${exercise} 365d`,
    `sum reps ${exercise} 90d`,
    `best volume ${exercise} 365d`,
    `${exercise} 90d as number`,
    `best e1rm ${exercise} by month last 12 as chart`,
    `${exercise} rpe>=9 last 3`,
  ];
}

async function fill(server: ServerProcess, dataDir: string): Promise<JoinedManifest> {
  const [signed] = await signIn(dataDir, await makePeople(dataDir, 1));
  if (signed === undefined) throw new Error('expected a session');
  const chance = new SeededChance(seed);
  const source = { chance, time: new PersonTime(chance, endMs, days), words: new Words(chance) };
  const asking = askedAbout.map((about) => ({ about, ...askingNote(source, about) }));
  const pusher = await Pusher.connect(server.origin, signed);
  await pusher.pushAll(
    bundles([
      ...makeNotes(source, noteCount),
      ...makeWorkouts(chance, source.time, workoutCount),
      ...asking.map(({ change }) => change),
    ]),
  );
  pusher.close();
  return { uid: signed.uid, asking: asking.map(({ id, about }) => ({ id, about })) };
}

function askingNote({ chance, time }: NoteSource, about: string): { readonly id: string; readonly change: Change } {
  const { ms, stamp } = time.stamp(time.at(0.99), chance.between(0, 600_000));
  const id = uuidV7(ms, chance.bytes(10));
  const key = recordKey('notes', id);
  const fields = new Map<string, Field>([
    ['createdAt', { value: ms, stamp }],
    ['editedAt', { value: ms, stamp }],
    ['title', { value: `All about the ${about}`, stamp }],
  ]);
  const doc = new Y.Doc();
  doc.clientID = chance.bytes(4).reduce((sum, byte) => sum * 256 + byte, 0);
  bodyText(doc).insert(0, `Typed here.\n\n${linesAbout(about).map(block).join('\n\n')}\n`);
  return { id, change: { key, fields, body: bodyUpdate(key, Y.encodeStateAsUpdate(doc)) } };
}

function block(line: string): string {
  return `\`\`\`mensana\n${line}\n\`\`\``;
}
