import type { Collection } from '#domain/user-document.ts';
import type { DocumentActions } from '../replica/index.ts';
import { FollowedCollection, type PostEvent } from './followed-collection.ts';

/**
 * Throttles changes, so that they are sent together and never in the task that handles a keystroke or a press. It also
 * delays the start until after the first render.
 */
const soonMs = 50;
/** Time slice for sending records. Even on phones, a slice and one more event take less than a frame. */
const sliceMs = 6;
/** Pause between slices during a first sync, which has priority over reading its data. */
const firstSyncPauseMs = 500;

/** Sends parts of the document that is open on this page. */
export class DocumentFollower {
  readonly #document: DocumentActions;
  readonly #post: PostEvent;
  readonly #stopListening: () => void;
  /** The collections to send; null until the document is ready. */
  readonly #collections = new Map<Collection, FollowedCollection | null>();
  #isScheduled = false;
  #isStopped = false;

  constructor(document: DocumentActions, post: PostEvent) {
    this.#document = document;
    this.#post = post;
    this.#stopListening = document.subscribe(() => this.#soon(soonMs));
  }

  /** Also sends these collections: all their records, and then every change. */
  include(collections: readonly Collection[]): void {
    for (const each of collections) if (!this.#collections.has(each)) this.#collections.set(each, null);
    this.#soon(soonMs);
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopListening();
    for (const each of this.#collections.values()) each?.stop();
  }

  #soon(ms: number): void {
    if (this.#isScheduled || this.#isStopped) return;
    this.#isScheduled = true;
    setTimeout(() => {
      this.#isScheduled = false;
      this.#give();
    }, ms);
  }

  #give(): void {
    if (this.#isStopped || !this.#document.ready || !this.#document.isRead) return;
    for (const [collection, known] of this.#collections)
      if (known === null) this.#collections.set(collection, this.#follow(collection));
    const until = performance.now() + sliceMs;
    const isAllGiven = Array.from(this.#collections.values()).every((each) => each?.giveUntil(until));
    if (!isAllGiven) this.#soon(this.#document.reader.isFirstSync ? firstSyncPauseMs : 0);
  }

  #follow(collection: Collection): FollowedCollection {
    return new FollowedCollection(collection, this.#document, this.#post);
  }
}
