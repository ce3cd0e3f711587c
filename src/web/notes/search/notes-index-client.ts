import { equalityDeep } from 'lib0/function';
import { Emitter } from '../../lifecycle/index.ts';
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
  /** The worker kept crashing; search is unavailable until the page is reloaded. */
  | { readonly kind: 'failed' };

export interface NotesIndexOptions {
  readonly feed: NotesFeed;
  readonly startWorker: () => WorkerLike;
  /**
   * Calls a function when the user types, presses or scrolls.
   *
   * @returns a function that stops this
   */
  readonly followActivity: (told: () => void) => () => void;
}

/** A search request in flight, to which a listener may be added later. */
interface Begun {
  readonly question: SearchRequest;
  readonly takeBack: () => void;
  readonly listen: (listener: (answer: SearchAnswer) => void, failed: () => void) => void;
}

const nothingRead: Progress = { share: 0, texts: 0 };

/** Searches notes in a worker, to which it sends all notes. */
export class NotesIndexClient {
  readonly #worker: WorkerClient<MessageToWorker, MessageFromWorker>;
  readonly #changes = new Emitter();
  #status: NotesIndexStatus = { kind: 'reading', progress: nothingRead };
  #begun: Begun | null = null;

  /** Starts the worker and the feed immediately. */
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
      (message) => this.#receive(message),
    );
    this.#worker.start();
  }

  get status(): NotesIndexStatus {
    return this.#status;
  }

  /**
   * Calls a listener when the status changes.
   *
   * @returns a function that unsubscribes
   */
  readonly subscribe = this.#changes.subscribe;

  /**
   * Starts a search that stays open. The listener is called with the result, and again when more is counted or when
   * notes change.
   *
   * @param failed called if the worker is no longer available
   * @returns a function that cancels the search
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

  /**
   * Sends the request that `ask` is about to make, so that the worker searches while the page renders the keystroke.
   */
  begin(question: SearchRequest): void {
    this.#begun?.takeBack();
    this.#begun = this.#begin(question);
  }

  /**
   * Calls a listener with all notes that match a query, and again when more notes have been read or when notes change.
   *
   * @returns a function that unsubscribes
   */
  matching(query: RequestedQuery, listener: (matching: Matching) => void): () => void {
    return this.#worker.ask((ask) => ({ kind: 'match', ask, query }), listener);
  }

  /**
   * Calls a listener with the result of a live query, and again when the result changes.
   *
   * @returns a function that unsubscribes
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
      else if (known !== null) queueMicrotask(() => listener(known)); // listeners are never called synchronously
    };
    return { question, takeBack, listen };
  }

  #receive(message: MessageFromWorker): void {
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
    this.#changes.emit();
  }
}

/** Adds further hits to a result. The hits that it already has keep their identity. */
function countedAnswer({ hits }: SearchAnswer, { moreHits, ...counted }: CountUpdate): SearchAnswer {
  return { ...counted, isTotalWhole: true, hits: moreHits.length === 0 ? hits : [...hits, ...moreHits] };
}

function intakeOf(post: (message: MessageToWorker, move?: Transferable[]) => void): FeedSink {
  return {
    expectTexts: (texts) => post({ kind: 'expect', texts }),
    putSummaries: (summaries) => post({ kind: 'summaries', summaries }),
    putPage: (page) => post({ kind: 'page', page }, [page.chunk.bytes.buffer]),
    putTexts: (texts) => post({ kind: 'texts', texts }),
    putTagRenames: (renames) => post({ kind: 'tag-renames', renames }),
    remove: (ids) => post({ kind: 'remove', ids }),
    fed: () => post({ kind: 'fed' }),
  };
}
