import { z } from 'zod/mini';
import { check, leaf, mapOf, type RecordOf, recordType } from '../kernel/index.ts';

export type ImportBatch = RecordOf<typeof importBatch>;

/** One import: where it came from, what it did, and what it could not read. Its records name it as their source. */
export const importBatch = recordType('imports', {
  /** The app of the source. */
  app: leaf(check.text),
  /** The files that the user chose, by position. */
  files: mapOf(leaf(z.object({ name: check.text, bytes: check.wholeFrom(0) }))),
  /** How many items there were, by collection and verdict: `{ notes: { new: 3 } }`. */
  counts: leaf(check.openObject),
  /** The items that were left out, by position, up to a limit. */
  skipped: mapOf(leaf(z.object({ origin: check.text, code: check.text, detail: z.optional(check.text) }))),
  /** How many items were left out, including those beyond the limit. */
  skippedCount: leaf(check.wholeFrom(0)),
  /** The exercise that each name of the source was matched with, by position, for the next import. */
  exercises: mapOf(leaf(z.object({ name: check.text, exercise: check.key }))),
  /** The answers to questions, for the next import. */
  answers: leaf(check.openObject),
  /** When the user undid it. */
  undoneAt: leaf(check.instant, { clock: 'whole' }),
});

/** How many items left out a batch lists; it counts the others. */
export const maxSkippedListed = 500;
