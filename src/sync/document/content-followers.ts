import type { RecordKey } from '#domain/kernel/index.ts';
import type { Change } from '../record/index.ts';

/** Follows the contents of records, for example to search them. */
export interface ContentFollower {
  readonly bodyChanged: (key: RecordKey) => void;
  readonly chunkStored: () => void;
}

/** Notifies followers of a change, if it changes a body or deletes its record. */
export function notifyFollowers(followers: Iterable<ContentFollower>, { key, body, tombstone }: Change): void {
  if (body !== undefined || tombstone !== undefined) for (const each of followers) each.bodyChanged(key);
}
