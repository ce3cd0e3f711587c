import { equalityDeep } from 'lib0/function';
import type { LocalDay } from '#domain/kernel/index.ts';
import { factsOf, followTagRenames, NoteSearch, type SearchRun } from '#domain/notes/search/index.ts';
import { parseQuery, withExercises } from '#domain/search/index.ts';
import type { Fields } from '#sync/record/index.ts';
import type { OpenQuery, Progress, RecordEvent, Subject } from '../../live-query/index.ts';
import { NoteSummaries, type NoteSummary } from './note-summaries.ts';
import { NotesOutlines } from './notes-outlines.ts';
import type {
  CountUpdate,
  LiveQuery,
  Matching,
  NotesQuery,
  QueryResult,
  RequestedQuery,
  SearchAnswer,
  SearchRequest,
} from './notes-queries.ts';

/** Number of notes counted in one step. */
const countedAtOnce = 250;

/** Answers queries about all notes in the worker. */
export class NotesSubject implements Subject<NotesQuery> {
  readonly #progress: () => Progress;
  readonly #summaries: NoteSummaries;
  readonly #search = new NoteSearch();
  readonly #outlines = new NotesOutlines(
    (id) => this.#search.textOf(id),
    (tag) => this.#summaries.nameNow(tag),
  );
  /** Grows when the result of a search may have changed. */
  #version = 0;
  /** Grows when the result of a live query may have changed. */
  #outlinesVersion = 0;

  /** @param dayName returns the display name of a day, by which its daily note can be found */
  constructor(progress: () => Progress, dayName: (day: LocalDay) => string) {
    this.#progress = progress;
    this.#summaries = new NoteSummaries(dayName);
  }

  ingest(event: RecordEvent): void {
    const { collection, id } = event;
    this.#version += 1;
    if (event.kind === 'text') return this.#putText(id, event.text);
    const fields = event.kind === 'put' ? event.fields : null;
    if (collection === 'notebooks') this.#summaries.putNotebook(id, fields);
    else if (collection === 'tags') this.#putTag(id, fields);
    else if (fields === null) this.#remove(id);
    else this.#putNote(id, fields);
  }

  open(query: NotesQuery): OpenQuery {
    if (query.about === 'search') return this.#openSearch(query);
    if (query.about === 'matching') {
      const answer = () => this.#matching(query);
      return { answer, version: () => this.#version };
    }
    return this.#openLiveQuery(query);
  }

  refine(): boolean {
    const outdated = this.#summaries.nextOutdated();
    if (outdated === null) return this.#search.indexNext();
    const { id, head } = outdated;
    this.#search.putSummary(id, head);
    this.#putTextTags(id);
    this.#version += 1;
    return true;
  }

  idle(): boolean {
    return this.#search.readNextFacts() || this.#readOutline();
  }

  #putTag(id: string, fields: Fields | null): void {
    this.#summaries.putTag(id, fields);
    this.#outlinesVersion += 1;
  }

  #putNote(id: string, fields: Fields): void {
    const summary: NoteSummary = this.#summaries.putNote(id, fields);
    this.#search.putSummary(id, summary.head);
    this.#outlines.putSummary(id, summary);
    this.#outlinesVersion += 1;
  }

  #putText(id: string, text: string): void {
    if (this.#search.putText(id, text)) this.#outlines.textChanged(id);
  }

  #remove(id: string): void {
    this.#summaries.removeNote(id);
    this.#search.remove(id);
    this.#outlines.remove(id);
    this.#outlinesVersion += 1;
  }

  #putTextTags(id: string): void {
    const names = this.#outlines.tagsOf(id).map(({ tag }) => this.#summaries.nameNow(tag));
    this.#search.putTextTags(id, names);
  }

  /**
   * Reads about one block of a note.
   *
   * @returns false if all notes have been read
   */
  #readOutline(): boolean {
    if (this.#outlines.isWhole) return false;
    const read = this.#outlines.readOn();
    if (read === null) return true;
    const { id, outline } = read;
    this.#putTextTags(id);
    this.#search.putMentions(
      id,
      outline.mentions.map(({ key }) => key),
    );
    const isOther = this.#search.putFacts(id, factsOf(outline));
    if (isOther || outline.tags.length > 0 || outline.mentions.length > 0) this.#version += 1;
    this.#outlinesVersion += 1;
    return true;
  }

  #openSearch(request: SearchRequest): OpenQuery {
    const { limit, atOnce, order = 'best' } = request;
    let given = 0;
    const takeGiven = (hits: number) => {
      given = hits;
    };
    // an updated result never has fewer hits than before, because the user may have scrolled through them
    const answer = () =>
      this.#answers(
        this.#begin(request, { limit, atOnce: Math.min(limit, Math.max(atOnce, given)), order }),
        takeGiven,
      );
    return { answer, version: () => this.#version, isTyped: true };
  }

  /** Yields the first hits, and then the final count with the other hits. */
  *#answers(run: SearchRun, given: (hits: number) => void): Iterator<SearchAnswer | CountUpdate | null> {
    const first = run.result;
    given(first.hits.length);
    yield { ...first, progress: this.#progress() };
    while (!run.result.isTotalWhole) {
      run.countOn(countedAtOnce);
      if (!run.result.isTotalWhole) yield null;
    }
    if (first.isTotalWhole) return;
    const { total, hits } = run.result;
    given(hits.length);
    yield { total, moreHits: hits.slice(first.hits.length), progress: this.#progress() };
  }

  *#matching(request: RequestedQuery): Iterator<Matching | null> {
    const run = this.#begin(request, { limit: 0, atOnce: 0 });
    while (!run.result.isTotalWhole) {
      yield null;
      run.countOn(countedAtOnce);
    }
    yield { ids: run.ids, isWhole: this.#progress().share === 1 };
  }

  #begin(
    { text, place, exercises }: RequestedQuery,
    counts: Pick<SearchRequest, 'limit' | 'atOnce' | 'order'>,
  ): SearchRun {
    const query = followTagRenames(parseQuery(text, place), this.#summaries.nameNow);
    const keysNamed = (typed: string) => exercises?.[typed] ?? [];
    return this.#search.begin(exercises === undefined ? query : withExercises(query, keysNamed), counts);
  }

  #openLiveQuery(query: LiveQuery): OpenQuery {
    let sent: QueryResult | null = null;
    const answer = () => {
      const known = this.#resultOf(query);
      const isNews = sent === null || (known.isWhole && !sent.isWhole) || !equalityDeep(sent.value, known.value);
      if (isNews) sent = known;
      return (isNews ? [known] : []).values();
    };
    return { answer, version: () => this.#outlinesVersion, isBackground: true };
  }

  #resultOf(query: LiveQuery): QueryResult {
    const isWhole = this.#progress().share === 1 && this.#outlines.isWhole;
    return { value: this.#outlines.valueOf(query), isWhole };
  }
}
