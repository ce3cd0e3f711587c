import { onceForAll } from '../replica/index.ts';
import type { SentAnswer } from './answer-query.ts';

/** As many as a few notes have. */
const maxKept = 100;

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
    if (this.#sentByLine.size > maxKept && oldest !== undefined) this.#sentByLine.delete(oldest);
  }
}

export const answerCacheOf = onceForAll((_document: object) => new AnswerCache());
