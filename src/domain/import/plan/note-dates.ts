import type { Instant } from '../../kernel/index.ts';
import type { NoteDraft } from '../draft/index.ts';

/** Where the dates of an import's notes come from. */
export interface NoteDates {
  /** Notes whose date is stated in them or in the export. */
  readonly stated: number;
  /** Notes that have only the time of their file. */
  readonly fromFiles: number;
  /** The time that many of these files have in common, to the minute; null if they differ. */
  readonly sameTime: { readonly at: Instant; readonly count: number } | null;
}

/** Counts the notes by where their dates come from. Files that were unpacked or copied together have the same time. */
export function noteDates(notes: Iterable<NoteDraft>): NoteDates {
  const countsByMinute = new Map<number, number>();
  let [stated, fromFiles] = [0, 0];
  for (const { createdAt, editedAt, isEditedByFile } of notes) {
    if (isEditedByFile !== true || typeof editedAt !== 'number') {
      if (createdAt !== null || editedAt !== null) stated += 1;
      continue;
    }
    if (createdAt === null) fromFiles += 1;
    else stated += 1;
    const minute = Math.floor(editedAt / 60_000);
    countsByMinute.set(minute, (countsByMinute.get(minute) ?? 0) + 1);
  }
  return { stated, fromFiles, sameTime: mostCommon(countsByMinute) };
}

/** Fewer can have been edited together. */
const leastEqual = 5;

function mostCommon(countsByMinute: ReadonlyMap<number, number>): NoteDates['sameTime'] {
  const all = [...countsByMinute.values()].reduce((sum, count) => sum + count, 0);
  let most: NoteDates['sameTime'] = null;
  for (const [minute, count] of countsByMinute) if (count > (most?.count ?? 0)) most = { at: minute * 60_000, count };
  return most !== null && most.count >= leastEqual && most.count * 2 >= all ? most : null;
}
