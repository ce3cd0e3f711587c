import { equalityDeep } from 'lib0/function';
import { WorkerClient, type WorkerLike } from '../../workers/index.ts';
import type {
  CountUpdate,
  Matching,
  MessageFromWorker,
  Progress,
  QueryResult,
  QueryResults,
  SearchAnswer,
} from './messages-from-worker.ts';
import type { LiveQuery, MessageToWorker, RequestedQuery, SearchRequest } from './messages-to-worker.ts';
import type { FeedSink, NotesFeed } from './notes-feed.ts';

export type NotesIndexStatus =
  | { readonly kind: 'reading'; readonly progress: Progress }
  | { readonly kind: 'ready'; readonly progress: Progress }
  /** The worker ended again and again: nothing can be found until the page is opened anew. */
  | { readonly kind: 'failed' };

export interface NotesIndexOptions {
  readonly feed: NotesFeed;
  readonly startWorker: () => WorkerLike;
  /** Tells when the person types, presses or scrolls. @returns stops telling */
  readonly followActivity: (told: () => void) => () => void;
}

/** A question on its way, with or without somebody who listens. */
interface Begun {
  readonly question: SearchRequest;
  readonly takeBack: () => void;
  readonly listen: (listener: (answer: SearchAnswer) => void, failed: () => void) => void;
}

const nothingRead: Progress = { share: 0, texts: 0 };

/** Finds notes, in a worker that is fed with all of them. */
export class NotesIndexClient {
  readonly #worker: WorkerClient<MessageToWorker, MessageFromWorker>;
  readonly #listeners = new Set<() => void>();
  #status: NotesIndexStatus = { kind: 'reading', progress: nothingRead };
  #begun: Begun | null = null;

  /** Begins to read at once. */
  constructor({ feed, startWorker, followActivity }: NotesIndexOptions) {
    this.#worker = new WorkerClient(
      {
        startWorker,
        feed: (post, signal) => {
          feed.follow(intakeOf(post), signal);
          signal.addEventListener(
            'abort',
            followActivity(() => post({ kind: 'acting' })),
          );
        },
        cancelOf: (ask) => ({ kind: 'cancel', ask }),
        restarted: () => this.#show({ kind: 'reading', progress: nothingRead }),
        failed: () => this.#show({ kind: 'failed' }),
      },
      (message) => this.#hear(message),
    );
    this.#worker.start();
  }

  get status(): NotesIndexStatus {
    return this.#status;
  }

  /** Told when the status is another. @returns stops telling */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Asks a question that stays open: the listener hears the answer, and again when more is counted or notes changed.
   *
   * @param failed told where there is no worker any more
   * @returns takes the question back
   */
  ask(question: SearchRequest, listener: (answer: SearchAnswer) => void, failed: () => void = () => {}): () => void {
    const before = this.#begun;
    this.#begun = null;
    const isBegun = before !== null && equalityDeep(before.question, question);
    if (!isBegun) before?.takeBack();
    const begun = isBegun ? before : this.#begin(question);
    begun.listen(listener, failed);
    return begun.takeBack;
  }

  /** Begins with a question that is asked in a moment: the answer comes while what was typed is drawn. */
  begin(question: SearchRequest): void {
    this.#begun?.takeBack();
    this.#begun = this.#begin(question);
  }

  /**
   * Tells all notes that answer a query, and again whenever more was read or notes changed.
   *
   * @returns stops telling
   */
  matching(query: RequestedQuery, listener: (matching: Matching) => void): () => void {
    return this.#worker.ask((ask) => ({ kind: 'match', ask, query }), listener);
  }

  /**
   * Tells what is known of a subject, and again whenever it is another.
   *
   * @returns stops telling
   */
  watch<S extends LiveQuery>(
    subject: S,
    listener: (known: QueryResult<S['about'] & keyof QueryResults>) => void,
  ): () => void {
    return this.#worker.ask((ask) => ({ kind: 'watch', ask, subject }), listener);
  }

  close(): void {
    this.#worker.close();
  }

  #begin(question: SearchRequest): Begun {
    let answer: SearchAnswer | null = null;
    let hasFailed = false;
    let tell: ((answer: SearchAnswer) => void) | null = null;
    let tellFailure: (() => void) | null = null;
    const takeBack = this.#worker.ask<SearchAnswer | CountUpdate>(
      (ask) => ({ kind: 'search', ask, question }),
      (heard) => {
        answer = 'hits' in heard ? heard : answer && countedAnswer(answer, heard);
        if (answer !== null) tell?.(answer);
      },
      () => {
        hasFailed = true;
        tellFailure?.();
      },
    );
    const listen: Begun['listen'] = (listener, failed) => {
      [tell, tellFailure] = [listener, failed];
      const known = answer;
      if (hasFailed) failed();
      else if (known !== null) queueMicrotask(() => listener(known)); // never while still asking
    };
    return { question, takeBack, listen };
  }

  #hear(message: MessageFromWorker): void {
    if (message.kind === 'progress') this.#hearProgress(message.progress);
    else if (message.kind === 'answer') this.#worker.answer(message.ask, message.answer);
    else if (message.kind === 'counted') this.#worker.answer(message.ask, message.counted);
    else if (message.kind === 'matching') this.#worker.answer(message.ask, message.matching);
    else if (message.kind === 'known') this.#worker.answer(message.ask, message.known);
  }

  #hearProgress(progress: Progress): void {
    const isReady = progress.share === 1;
    if (isReady) this.#worker.worked();
    this.#show({ kind: isReady ? 'ready' : 'reading', progress });
  }

  #show(status: NotesIndexStatus): void {
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}

/** Hits that were known stay the same objects. */
function countedAnswer({ hits }: SearchAnswer, { moreHits, ...counted }: CountUpdate): SearchAnswer {
  return { ...counted, isTotalWhole: true, hits: moreHits.length === 0 ? hits : [...hits, ...moreHits] };
}

function intakeOf(post: (message: MessageToWorker, move?: Transferable[]) => void): FeedSink {
  return {
    expectTexts: (texts) => post({ kind: 'expect', texts }),
    putHeads: (heads) => post({ kind: 'heads', heads }),
    putPage: (page) => post({ kind: 'page', page }, [page.chunk.bytes.buffer]),
    putTexts: (texts) => post({ kind: 'texts', texts }),
    putTagRenames: (renames) => post({ kind: 'tag-renames', renames }),
    remove: (ids) => post({ kind: 'remove', ids }),
    fed: () => post({ kind: 'fed' }),
  };
}
