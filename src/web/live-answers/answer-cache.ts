import type { SentAnswer } from './answer-query.ts';

/** As many as a few notes have. */
const mostKept = 100;

/** The last answers of a document by line, so that an answer which comes into view again is shown at once. */
export class AnswerCache {
  readonly #sentByLine = new Map<string, SentAnswer>();

  get(line: string): SentAnswer | null {
    return this.#sentByLine.get(line) ?? null;
  }

  put(line: string, sent: SentAnswer): void {
    this.#sentByLine.delete(line);
    this.#sentByLine.set(line, sent);
    const [oldest] = this.#sentByLine.keys();
    if (this.#sentByLine.size > mostKept && oldest !== undefined) this.#sentByLine.delete(oldest);
  }
}

const cacheByDocument = new WeakMap<object, AnswerCache>();

export function answerCacheOf(document: object): AnswerCache {
  const known = cacheByDocument.get(document);
  if (known !== undefined) return known;
  const created = new AnswerCache();
  cacheByDocument.set(document, created);
  return created;
}
