import { NoteSearch } from '#domain/notes/search/index.ts';
import { parseQuery } from '#domain/search/index.ts';
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { percentile } from './figures.ts';
import { markdown } from './world/markdown.ts';
import { Words } from './world/words.ts';

const seed = 20_261_121;
const noteCharacters = 2_048;
const queryCount = 200;
const hitsShown = 50;
const endMs = Date.UTC(2026, 0, 1);
const minuteMs = 60_000;

export interface SearchFigures {
  /** The time to normalise and index all notes. */
  readonly buildMs: number;
  readonly keystrokes: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly maxMs: number;
  readonly indexMegabytes: number;
  /** The total memory of the engine: packed texts, normalised texts and the index. Accurate only with `--expose-gc`. */
  readonly megabytes: number;
}

/** Measures the engine alone. Adds notes, then types 200 queries letter by letter and searches after each letter. */
export function timeNotesSearch(noteCount = 10_000): SearchFigures {
  const chance = new SeededChance(seed);
  const words = new Words(chance);
  const notes = Array.from({ length: noteCount }, (_, at) => makeNote(chance, words, at));
  const heldBefore = heldMegabytes();
  const start = performance.now();
  const search = new NoteSearch();
  for (const { id, head, text } of notes) {
    search.putSummary(id, head);
    search.putText(id, text);
  }
  while (search.indexNext());
  const buildMs = performance.now() - start;
  const megabytes = heldMegabytes() - heldBefore;
  const times = realisticQueries(chance, words, notes).flatMap((query) => timeTyping(search, query));
  return {
    buildMs,
    keystrokes: times.length,
    p50Ms: percentile(times, 50),
    p95Ms: percentile(times, 95),
    maxMs: Math.max(...times),
    indexMegabytes: search.indexBytes / 1e6,
    megabytes,
  };
}

type MadeNote = ReturnType<typeof makeNote>;

function makeNote(chance: SeededChance, words: Words, at: number) {
  words.turn();
  const editedAt = endMs - at * minuteMs;
  return {
    id: `note-${at}`,
    text: markdown(chance, words, noteCharacters + chance.between(-850, 850)),
    head: {
      title: words.title(),
      aliases: [],
      tags: Array.from({ length: chance.below(4) }, () => words.word().toLowerCase()),
      notebookPath: chance.happens(0.5) ? [words.word()] : [],
      isPinned: chance.happens(0.02),
      isArchived: chance.happens(0.1),
      isTrashed: chance.happens(0.02),
      day: null,
      createdAt: editedAt - 60 * minuteMs,
      editedAt,
    },
  };
}

/** Generates queries: words, phrases, fragments of notes, some without matches, and operators. */
function realisticQueries(chance: SeededChance, words: Words, notes: readonly MadeNote[]): readonly string[] {
  const makers: readonly (() => string)[] = [
    () => words.word(),
    () => words.phrase(2, 3),
    () => pieceOf(chance, chance.pick(notes).text),
    () => `"${pieceOf(chance, chance.pick(notes).text)}"`,
    () => chance.pick(notes).head.title,
    () => `${words.word()} ${words.word().slice(0, 2)}zq`,
    () => `${words.word()} -${words.word()}`,
    () => `${words.word()} OR ${words.word()}`,
    () => `tag:${words.word().toLowerCase()} ${words.word()}`,
    () => `is:task has:link ${words.word()}`,
    () => `edited:2025-11..2025-12 ${words.word()}`,
  ];
  return Array.from({ length: queryCount }, () => chance.pick(makers)());
}

function pieceOf(chance: SeededChance, text: string): string {
  const at = chance.below(Math.max(1, text.length - 24));
  return text
    .slice(at, at + 6 + chance.below(18))
    .replaceAll(/["\s]+/g, ' ')
    .trim();
}

function timeTyping(search: NoteSearch, query: string): readonly number[] {
  return Array.from({ length: query.length }, (_, at) => {
    const start = performance.now();
    search.begin(parseQuery(query.slice(0, at + 1), { today: '2026-01-01', zone: 'Europe/Berlin' }), {
      limit: hitsShown,
    });
    return performance.now() - start;
  });
}

function heldMegabytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}
