import { equalityDeep } from 'lib0/function';
import { factsOf, followTagRenames, NoteSearch, type SearchRun } from '#domain/notes/search/index.ts';
import { tagNames } from '#domain/notes/tags/index.ts';
import { parseQuery } from '#domain/search/index.ts';
import { plainChunk } from '#sync/record/chunk.ts';
import { contentText, decodeContent } from '#sync/record/chunk-bytes.ts';
import { gunzip } from '../../workers/index.ts';
import type { CountUpdate, MessageFromWorker, Progress, QueryResult } from './messages-from-worker.ts';
import type {
  IdAndSummary,
  LiveQuery,
  MessageToWorker,
  SearchRequest,
  TextChunk,
  TextLocation,
} from './messages-to-worker.ts';
import { NotesOutlines } from './notes-outlines.ts';

export interface NotesIndexPorts {
  readonly post: (message: MessageFromWorker) => void;
  /** Yields to the event loop, so that messages received in the meantime are handled. */
  readonly pause: () => Promise<void>;
  readonly after: (ms: number, work: () => void) => void;
  /** A monotonic clock, in milliseconds. */
  readonly clock: () => number;
}

/** Time between two checks for messages: an eighth of a frame, and the longest time that a request waits. */
const sliceMs = 2;
/** Throttle for updating the results of open requests while notes change. */
const refreshMs = 250;
/**
 * Longer throttle while notes are being read, because each update takes time in the worker and on the page, which
 * delays reading.
 */
const refreshInReadingMs = 500;
/**
 * Throttle for live query results while many notes are being read. These results also wait while the user is active,
 * because they cause work on the page.
 */
const tellMs = 1000;
/** The time after user activity during which background work pauses between slices. */
const givingWayMs = 400;
/** Pause between two such slices, in which the page can render. */
const restMs = 60;
/**
 * The pause after a result, longer than a user takes to type the next letter. The page renders that letter sooner if
 * nothing else reaches it, and the remaining hits are not urgent.
 */
const drawingMs = 200;
/** Number of notes counted between checks of the clock. */
const countedAtOnce = 250;

const rehearsedHits = 24;
/** Warm-up queries, as typed letter by letter. */
const rehearsedQueries = ['and the', '"of a"', 'tag:a', 'a -b', 'title:s', 'a OR b'].flatMap((text) =>
  Array.from(text, (_, at) => parseQuery(text.slice(0, at + 1), { today: '2026-01-01' })),
);

interface OpenQuestion {
  readonly question: SearchRequest;
  /** Whether it requests the ids of all matches rather than hits. */
  readonly asksIds: boolean;
  run: SearchRun | null;
  given: number;
}

/**
 * Reads notes and answers requests in time slices. It answers requests first, then reads chunks, counts, and builds the
 * index. Warm-up searches and outlines come last and pause while the user is active. The class contains the worker's
 * logic without the worker scope.
 */
export class NotesIndexWorker {
  readonly #ports: NotesIndexPorts;
  readonly #search = new NoteSearch();
  readonly #pages: TextChunk[] = [];
  readonly #plains = new WeakMap<TextChunk, Promise<Uint8Array | null>>();
  /** Ids of the notes whose body was sent individually and is therefore newer than that in any chunk. */
  readonly #ownTexts = new Set<string>();
  readonly #questions = new Map<number, OpenQuestion>();
  readonly #outlines = new NotesOutlines((id) => this.#search.textOf(id));
  readonly #watched = new Map<number, LiveQuery>();
  /** The result last sent for each live query. */
  readonly #told = new Map<number, QueryResult>();
  #nameNow: (tag: string) => string = (tag) => tag;
  #expected = 0;
  #isFed = false;
  #isReadTold = false;
  #isWorking = false;
  #changedAt: number | null = null;
  /** When the live query results became stale; null if they are up to date. */
  #outlinesChangedAt: number | null = null;
  #sliceStart = 0;
  #actedAt = Number.NEGATIVE_INFINITY;
  #answeredAt = Number.NEGATIVE_INFINITY;
  #isResting = false;
  /** The number of warm-up queries run so far. */
  #rehearsals = 0;

  constructor(ports: NotesIndexPorts) {
    this.#ports = ports;
  }

  take(message: MessageToWorker): void {
    if (message.kind === 'acting') {
      this.#actedAt = this.#ports.clock();
      return;
    }
    if (message.kind === 'search')
      this.#questions.set(message.ask, { question: message.question, asksIds: false, run: null, given: 0 });
    else if (message.kind === 'match') {
      const question = { ...message.query, limit: 0, atOnce: 0 };
      this.#questions.set(message.ask, { question, asksIds: true, run: null, given: 0 });
    } else if (message.kind === 'watch') this.#watch(message.ask, message.subject);
    else if (message.kind === 'cancel') this.#forget(message.ask);
    else {
      this.#takeNotes(message);
      this.#changedAt ??= this.#ports.clock();
    }
    void this.#work();
  }

  #takeNotes(
    message: Exclude<MessageToWorker, { readonly kind: 'search' | 'match' | 'watch' | 'cancel' | 'acting' }>,
  ): void {
    if (message.kind === 'expect') this.#expected = message.texts;
    else if (message.kind === 'summaries') for (const note of message.summaries) this.#putSummary(note);
    else if (message.kind === 'page') this.#pages.push(message.page);
    else if (message.kind === 'texts') for (const { id, text } of message.texts) this.#putOwnText(id, text);
    else if (message.kind === 'remove') for (const id of message.ids) this.#remove(id);
    else if (message.kind === 'tag-renames') this.#rename(message.renames);
    else {
      this.#isFed = true;
      this.#outlinesChangedAt ??= this.#ports.clock();
    }
  }

  #putSummary(note: IdAndSummary): void {
    this.#search.putSummary(note.id, note.head);
    this.#outlines.putSummary(note);
    this.#outlinesChangedAt ??= this.#ports.clock();
  }

  #putOwnText(id: string, text: string): void {
    this.#ownTexts.add(id);
    this.#putText(id, text);
  }

  #putText(id: string, text: string): void {
    if (this.#search.textOf(id) === text) return;
    this.#search.putText(id, text);
    this.#outlines.textChanged(id);
  }

  #remove(id: string): void {
    this.#ownTexts.delete(id);
    this.#search.remove(id);
    this.#outlines.remove(id);
    this.#outlinesChangedAt ??= this.#ports.clock();
  }

  #rename(renames: readonly (readonly [tag: string, renamedTo: string])[]): void {
    this.#nameNow = tagNames(new Map(renames.map(([tag, renamedTo]) => [tag, { renamedTo }])));
    for (const [id, tags] of this.#outlines.textTags())
      this.#search.putTextTags(
        id,
        tags.map(({ tag }) => this.#nameNow(tag)),
      );
  }

  #watch(ask: number, subject: LiveQuery): void {
    this.#watched.set(ask, subject);
    this.#postKnown(ask, subject);
  }

  #forget(ask: number): void {
    this.#questions.delete(ask);
    this.#watched.delete(ask);
    this.#told.delete(ask);
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      for (;;) {
        // Handles cancellations first, so that a cancelled request is never run.
        await this.#pause();
        if (this.#answerOne()) continue;
        if (await this.#readPage()) continue;
        const drawnInMs = this.#answeredAt + drawingMs - this.#ports.clock();
        const isReadNews = this.#isRead && !this.#isReadTold;
        if (drawnInMs > 0 && !isReadNews) return this.#ports.after(drawnInMs, () => void this.#work());
        if (this.#countOne()) continue;
        this.#refreshWhenDue();
        if (this.#hasOpenWork()) continue;
        if (this.#index()) continue;
        if (!this.#isResting && (this.#rehearse() || this.#readFacts() || this.#readOutlines())) {
          if (this.#givesWay()) this.#rest();
          continue;
        }
        if (this.#changedAt === null) return;
        return this.#ports.after(refreshMs, () => void this.#work());
      }
    } finally {
      this.#isWorking = false;
    }
  }

  #givesWay(): boolean {
    return this.#ports.clock() - this.#actedAt < givingWayMs;
  }

  #rest(): void {
    this.#isResting = true;
    this.#ports.after(restMs, () => {
      this.#isResting = false;
      void this.#work();
    });
  }

  #hasOpenWork(): boolean {
    return this.#pages.length > 0 || Array.from(this.#questions.values()).some(({ run }) => run === null);
  }

  /**
   * Answers the first unanswered request.
   *
   * @returns false if there is none
   */
  #answerOne(): boolean {
    for (const [ask, open] of this.#questions) {
      if (open.run !== null) continue;
      const { text, place, limit, atOnce } = open.question;
      const query = followTagRenames(parseQuery(text, place), this.#nameNow);
      // an updated result never has fewer hits than before, because the user may have scrolled through them
      open.run = this.#search.begin(query, { limit, atOnce: Math.min(limit, Math.max(atOnce, open.given)) });
      const { result } = open.run;
      open.given = result.hits.length;
      if (!open.asksIds) this.#postAnswer(ask, open.run);
      else if (result.isTotalWhole) this.#postIds(ask, open.run);
      return true;
    }
    return false;
  }

  #postAnswer(ask: number, { result }: SearchRun): void {
    this.#answeredAt = this.#ports.clock();
    this.#ports.post({ kind: 'answer', ask, answer: { ...result, progress: this.#progress() } });
  }

  /**
   * Continues counting for the first request without a final count.
   *
   * @returns false if there is none
   */
  #countOne(): boolean {
    for (const [ask, open] of this.#questions) {
      const { run } = open;
      if (run === null || run.result.isTotalWhole) continue;
      do run.countOn(countedAtOnce);
      while (!run.result.isTotalWhole && !this.#isSliceOver());
      if (run.result.isTotalWhole && open.asksIds) this.#postIds(ask, run);
      else if (run.result.isTotalWhole) this.#postCounted(ask, open, run);
      return true;
    }
    return false;
  }

  #postCounted(ask: number, open: OpenQuestion, { result: { total, hits } }: SearchRun): void {
    const counted: CountUpdate = { total, moreHits: hits.slice(open.given), progress: this.#progress() };
    open.given = hits.length;
    this.#ports.post({ kind: 'counted', ask, counted });
  }

  #postIds(ask: number, { ids }: SearchRun): void {
    this.#ports.post({ kind: 'matching', ask, matching: { ids, isWhole: this.#progress().share === 1 } });
  }

  async #readPage(): Promise<boolean> {
    const [page, next] = this.#pages;
    if (page === undefined) return false;
    const plain = await this.#plainOf(page);
    if (next !== undefined) void this.#plainOf(next); // meanwhile decompressed on another thread
    this.#sliceStart = this.#ports.clock();
    let unreadable = 0;
    for (const place of page.places) {
      if (this.#isSliceOver()) await this.#betweenSlices();
      if (plain === null || !this.#readText(plain, place)) unreadable += 1;
    }
    if (unreadable > 0) this.#ports.post({ kind: 'unreadable', texts: unreadable });
    this.#pages.shift();
    this.#changedAt ??= this.#ports.clock();
    return true;
  }

  /** Decompresses a chunk; resolves to null if it is corrupt. */
  #plainOf(page: TextChunk): Promise<Uint8Array | null> {
    const plain = this.#plains.get(page) ?? plainChunk(page.chunk, gunzip).catch(() => null);
    this.#plains.set(page, plain);
    return plain;
  }

  /**
   * Reads a note body from a chunk.
   *
   * @returns false if it is unreadable; the replica detects this too and requests the chunk again
   */
  #readText(plain: Uint8Array, [id, offset, length]: TextLocation): boolean {
    if (this.#ownTexts.has(id)) return true;
    this.#changedAt ??= this.#ports.clock();
    try {
      const { body } = decodeContent(plain.subarray(offset, offset + length), `notes/${id}`);
      this.#putText(id, body === null ? '' : contentText(body));
      return true;
    } catch {
      return false;
    }
  }

  async #betweenSlices(): Promise<void> {
    await this.#pause();
    while (this.#answerOne()) await this.#pause();
    this.#refreshWhenDue();
  }

  #index(): boolean {
    if (!this.#search.indexNext()) return false;
    while (!this.#isSliceOver() && this.#search.indexNext());
    return true;
  }

  #readFacts(): boolean {
    if (!this.#search.readNextFacts()) return false;
    while (!this.#isSliceOver() && this.#search.readNextFacts());
    return true;
  }

  /**
   * Reads some more notes and then sends live query results: throttled while many notes are left, immediately after the
   * last.
   */
  #readOutlines(): boolean {
    if (this.#outlines.isWhole && this.#outlinesChangedAt === null) return false;
    do {
      const read = this.#outlines.readOn();
      if (read === null) continue;
      const { id, outline } = read;
      this.#search.putTextTags(
        id,
        outline.tags.map(({ tag }) => this.#nameNow(tag)),
      );
      this.#search.putMentions(
        id,
        outline.mentions.map(({ key }) => key),
      );
      const isOther = this.#search.putFacts(id, factsOf(outline));
      this.#outlinesChangedAt ??= this.#ports.clock();
      if (isOther || outline.tags.length > 0 || outline.mentions.length > 0) this.#changedAt ??= this.#ports.clock();
    } while (!this.#outlines.isWhole && !this.#isSliceOver());
    const since = this.#outlinesChangedAt;
    if (since === null) return true;
    const isDue = this.#ports.clock() - since >= tellMs && !this.#givesWay();
    if (!this.#outlines.isWhole && !isDue) return true;
    this.#outlinesChangedAt = null;
    for (const [ask, subject] of this.#watched) this.#postKnown(ask, subject);
    return true;
  }

  /**
   * Sends the result of a live query if it has changed. A complete result is not replaced by an incomplete one while a
   * note is reread.
   */
  #postKnown(ask: number, subject: LiveQuery): void {
    const isWhole = this.#isRead && this.#outlines.isWhole;
    const known: QueryResult = { value: this.#outlines.valueOf(subject), isWhole };
    const before = this.#told.get(ask);
    const isNews = before === undefined || (isWhole && !before.isWhole) || !equalityDeep(before.value, known.value);
    if (!isNews) return;
    this.#told.set(ask, known);
    this.#ports.post({ kind: 'known', ask, known });
  }

  /** Runs warm-up searches, so that the code is compiled before the user's first search. */
  #rehearse(): boolean {
    if (!this.#isReadTold || this.#rehearsals === rehearsedQueries.length) return false;
    do {
      const query = rehearsedQueries[this.#rehearsals++];
      if (query !== undefined) this.#search.begin(query, { limit: rehearsedHits, atOnce: rehearsedHits });
    } while (this.#rehearsals < rehearsedQueries.length && !this.#isSliceOver());
    return true;
  }

  #refreshWhenDue(): void {
    const now = this.#ports.clock();
    const isRead = this.#isRead;
    // the message that all notes have been read is not throttled
    const isNews = isRead && (this.#outlines.isWhole || !this.#isReadTold);
    const dueMs = isRead ? refreshMs : refreshInReadingMs;
    if (this.#changedAt === null || (!isNews && now - this.#changedAt < dueMs)) return;
    this.#changedAt = null;
    this.#isReadTold = isRead;
    this.#ports.post({ kind: 'progress', progress: this.#progress() });
    for (const open of this.#questions.values()) open.run = null;
  }

  get #isRead(): boolean {
    return this.#isFed && this.#pages.length === 0;
  }

  #progress(): Progress {
    const { texts } = this.#search;
    return { share: this.#isRead ? 1 : Math.min(0.99, texts / Math.max(1, this.#expected)), texts };
  }

  #isSliceOver(): boolean {
    return this.#ports.clock() - this.#sliceStart >= sliceMs;
  }

  async #pause(): Promise<void> {
    await this.#ports.pause();
    this.#sliceStart = this.#ports.clock();
  }
}
