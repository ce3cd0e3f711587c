import type { RecordKey } from '#domain/kernel/index.ts';
import type { Change } from '../record/index.ts';

/** Follows the contents of records, for example to search them. */
export interface ContentFollower {
  readonly bodyChanged: (key: RecordKey) => void;
  readonly chunkStored: () => void;
}

/** The followers of the contents of all records. */
export class ContentFollowers {
  readonly #followers = new Set<ContentFollower>();

  /** @returns a function that ends it */
  add(follower: ContentFollower): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** Notifies them of a change, if it changes a body or deletes its record. */
  changed({ key, body, tombstone }: Change): void {
    if (body !== undefined || tombstone !== undefined) this.bodyChanged(key);
  }

  bodyChanged(key: RecordKey): void {
    for (const each of this.#followers) each.bodyChanged(key);
  }

  chunkStored(): void {
    for (const each of this.#followers) each.chunkStored();
  }
}
