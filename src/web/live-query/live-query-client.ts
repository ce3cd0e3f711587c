import { equalityDeep } from 'lib0/function';
import type { Collection } from '#domain/user-document.ts';
import { Emitter } from '../lifecycle/index.ts';
import type { WorkerLike } from '../workers/index.ts';
import { collectionsBySubject, type SubjectName } from './collections.ts';
import type { DocumentFollower } from './follow-document.ts';
import type { PostEvent } from './followed-collection.ts';
import type { MessageFromWorker } from './messages.ts';
import { type PostToWorker, RestartingWorker } from './restarting-worker.ts';
import type { Progress } from './subject.ts';

/** How much of the records of a subject has been read. */
export type ReadingStatus =
  | { readonly kind: 'reading'; readonly progress: Progress }
  | { readonly kind: 'ready'; readonly progress: Progress }
  /** The worker kept crashing; its answers are unavailable until the page is reloaded. */
  | { readonly kind: 'failed' };

type DocumentFeed = Pick<DocumentFollower, 'include' | 'stop'>;

export interface LiveQueryClientOptions {
  /** The language of the names of days. */
  readonly locale: string;
  readonly startWorker: () => WorkerLike;
  readonly follow: (post: PostEvent) => DocumentFeed;
  /**
   * Calls a function when the user types, presses or scrolls.
   *
   * @returns a function that stops this
   */
  readonly followActivity: (onAct: () => void) => () => void;
}

/** A query that was sent before anyone listens. */
interface StartedQuery {
  readonly query: unknown;
  readonly cancel: () => void;
  readonly listen: (listener: (answer: unknown) => void, failed: () => void) => void;
}

export const nothingRead: ReadingStatus = { kind: 'reading', progress: { share: 0 } };

/** Asks the worker that reads the whole document. It reads the collections of a subject from its first query on. */
export class LiveQueryClient {
  readonly #options: LiveQueryClientOptions;
  readonly #worker: RestartingWorker;
  readonly #changes = new Emitter();
  readonly #included = new Set<Collection>();
  readonly #statuses = new Map<SubjectName, ReadingStatus>();
  readonly #started = new Map<SubjectName, StartedQuery>();
  #feed: DocumentFeed | null = null;
  #hasFailed = false;

  /** Starts the worker at once. */
  constructor(options: LiveQueryClientOptions) {
    this.#options = options;
    this.#worker = new RestartingWorker({
      startWorker: options.startWorker,
      feed: (post) => this.#startFeed(post),
      receive: (message) => this.#receive(message),
      restarting: () => {
        this.#statuses.clear();
        this.#changes.emit();
      },
      failed: () => {
        this.#hasFailed = true;
        this.#changes.emit();
      },
    });
    this.#worker.start();
  }

  statusOf(subject: SubjectName): ReadingStatus {
    return this.#hasFailed ? failed : (this.#statuses.get(subject) ?? nothingRead);
  }

  /**
   * Calls a listener when a status changes.
   *
   * @returns a function that unsubscribes
   */
  readonly subscribe = this.#changes.subscribe;

  /** Starts to read the records of a subject ahead of its first query. */
  include(subject: SubjectName): void {
    for (const collection of collectionsBySubject[subject]) this.#included.add(collection);
    this.#feed?.include(collectionsBySubject[subject]);
  }

  /**
   * Calls a listener with each part of the answer to a query, and again when the answer changes.
   *
   * @typeParam Answer what the subject answers to this query
   * @param failed called if the worker is no longer available
   * @returns a function that cancels the query
   */
  watch<Answer>(
    subject: SubjectName,
    query: unknown,
    listener: (answer: Answer) => void,
    failed: () => void = () => {},
  ): () => void {
    this.include(subject);
    return this.#worker.ask({ subject, query }, listener as (answer: unknown) => void, failed);
  }

  /**
   * Sends the query that `watchStarted` is about to take over, so that the worker answers while the page renders. It
   * replaces any other query to the same subject that has begun and was not taken over.
   */
  begin(subject: SubjectName, query: unknown): void {
    this.#started.get(subject)?.cancel();
    this.#started.set(subject, this.#begin(subject, query));
  }

  /** Takes over the query that has begun, with the answers received so far. Watches another query as `watch` does. */
  watchStarted<Answer>(
    subject: SubjectName,
    query: unknown,
    listener: (answer: Answer) => void,
    failed: () => void = () => {},
  ): () => void {
    const started = this.#started.get(subject);
    this.#started.delete(subject);
    if (started !== undefined && equalityDeep(started.query, query)) {
      started.listen(listener as (answer: unknown) => void, failed);
      return started.cancel;
    }
    started?.cancel();
    return this.watch(subject, query, listener, failed);
  }

  close(): void {
    this.#worker.close();
  }

  #begin(subject: SubjectName, query: unknown): StartedQuery {
    const received: unknown[] = [];
    let hasFailed = false;
    let deliver: (answer: unknown) => void = (answer) => received.push(answer);
    let notifyFailure = () => {
      hasFailed = true;
    };
    const cancel = this.watch(
      subject,
      query,
      (answer) => deliver(answer),
      () => notifyFailure(),
    );
    const listen: StartedQuery['listen'] = (listener, failed) => {
      notifyFailure = failed;
      if (hasFailed) failed();
      // listeners are never called synchronously
      queueMicrotask(() => {
        deliver = listener;
        for (const answer of received) listener(answer);
      });
    };
    return { query, cancel, listen };
  }

  #startFeed(post: PostToWorker): () => void {
    const { locale, follow, followActivity } = this.#options;
    post({ kind: 'start', locale });
    const feed = follow((event, move) => post({ kind: 'event', event }, move));
    if (this.#included.size > 0) feed.include([...this.#included]);
    this.#feed = feed;
    const stopActivity = followActivity(() => post({ kind: 'acting' }));
    return () => {
      feed.stop();
      stopActivity();
    };
  }

  #receive(message: MessageFromWorker): void {
    if (message.kind !== 'progress') return;
    const { subject, progress } = message;
    const isReady = progress.share === 1;
    if (isReady) this.#worker.worked();
    this.#statuses.set(subject, { kind: isReady ? 'ready' : 'reading', progress });
    this.#changes.emit();
  }
}

const failed: ReadingStatus = { kind: 'failed' };
