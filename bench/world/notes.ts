import * as Y from 'yjs';
import { recordKey, uuidV7 } from '#domain/kernel/index.ts';
import { bodyText, bodyUpdate, type Change, type Field } from '#sync/record/index.ts';
import type { SeededChance } from '#sync/testing/seeded-chance.ts';
import { markdown } from './markdown.ts';
import type { PersonTime } from './person-time.ts';
import type { Words } from './words.ts';

const noteCharacters = 2_048;
const notebookCount = 12;
const tagCount = 40;

export interface NoteSource {
  readonly chance: SeededChance;
  readonly words: Words;
  readonly time: PersonTime;
}

/**
 * Creates notebooks, and notes of 2 KB on average (1.2 to 2.9), oldest first. Each note is in the final state after its
 * edits.
 */
export function makeNotes(source: NoteSource, count: number): readonly Change[] {
  const { chance, words, time } = source;
  const notebooks = Array.from({ length: notebookCount }, () => uuidV7(time.stamp(0, 0).ms, chance.bytes(10)));
  const tags = Array.from({ length: tagCount }, () => words.word().toLowerCase());
  const notes = Array.from({ length: count }, (_, at) => makeNote(source, at / count, { notebooks, tags }));
  return [...notebooks.map((id) => notebook(source, id)), ...notes];
}

function notebook({ words, time }: NoteSource, id: string): Change {
  const { stamp, ms } = time.stamp(0, 60_000);
  const fields = new Map<string, Field>([
    ['name', { value: words.title(), stamp }],
    ['createdAt', { value: ms, stamp }],
  ]);
  return { key: recordKey('notebooks', id), fields };
}

interface Places {
  readonly notebooks: readonly string[];
  readonly tags: readonly string[];
}

/** Creates a note in one sitting. Three of five notes are edited in one to three later sittings. */
function makeNote({ chance, words, time }: NoteSource, share: number, { notebooks, tags }: Places): Change {
  words.turn();
  let sitting = time.at(share);
  const startMs = chance.between(0, 900_000);
  const made = time.stamp(sitting, startMs);
  const key = recordKey('notes', uuidV7(made.ms, chance.bytes(10)));
  const titled = time.stamp(sitting, startMs + chance.between(2_000, 9_000));
  const fields = new Map<string, Field>([
    ['createdAt', { value: made.ms, stamp: made.stamp }],
    ['title', { value: words.title(), stamp: titled.stamp }],
  ]);
  if (chance.happens(0.5)) fields.set('notebook', { value: chance.pick(notebooks), stamp: made.stamp });
  for (let more = chance.below(4); more > 0; more--) {
    const tag = chance.pick(tags);
    fields.set(`tags/${tag}`, {
      value: tag,
      stamp: time.stamp(sitting, startMs + chance.between(9_000, 90_000)).stamp,
    });
  }
  const body = new Typed(chance, words);
  body.write(markdown(chance, words, noteCharacters + chance.between(-850, 850)));
  let edited = time.stamp(sitting, startMs + chance.between(60_000, 600_000));
  for (let edits = chance.happens(0.6) ? 1 + chance.below(3) : 0; edits > 0; edits--) {
    sitting = time.later(sitting, 40);
    body.edit();
    edited = time.stamp(sitting, chance.between(0, 900_000));
  }
  fields.set('editedAt', { value: edited.ms, stamp: edited.stamp });
  return { key, fields, body: bodyUpdate(key, body.state()) };
}

/** A body typed in several sittings, each with its own Yjs client id. */
class Typed {
  readonly #chance: SeededChance;
  readonly #words: Words;
  #doc = new Y.Doc({ gc: true });

  constructor(chance: SeededChance, words: Words) {
    this.#chance = chance;
    this.#words = words;
    this.#sit();
  }

  write(text: string): void {
    bodyText(this.#doc).insert(0, text);
  }

  /** Adds a sentence or a list item somewhere, in another sitting, and sometimes removes a few words. */
  edit(): void {
    const state = Y.encodeStateAsUpdate(this.#doc);
    this.#doc = new Y.Doc({ gc: true });
    this.#sit();
    Y.applyUpdate(this.#doc, state);
    const text = bodyText(this.#doc);
    const at = this.#placeIn(text.toString());
    text.insert(at, this.#chance.happens(0.5) ? ` ${this.#words.sentence()}` : `\n- ${this.#words.phrase(2, 9)}`);
    if (this.#chance.happens(0.5)) text.delete(this.#placeIn(text.toString()), 4 + this.#chance.below(30));
  }

  state(): Uint8Array {
    const state = Y.encodeStateAsUpdate(this.#doc);
    this.#doc.destroy();
    return state;
  }

  #sit(): void {
    this.#doc.clientID = this.#chance.bytes(4).reduce((id, byte) => id * 256 + byte, 0);
  }

  #placeIn(text: string): number {
    const at = text.indexOf(' ', this.#chance.below(Math.max(1, text.length - 60)));
    return at < 0 ? 0 : at;
  }
}
