import { equalityDeep } from 'lib0/function';
import { followTagRenames } from '#domain/notes/search/index.ts';
import { boundedAnswer, evaluateAnswer, parseAnswerLine, RowReading } from '#domain/search/answer-language/index.ts';
import type { TrainingSearch } from '#domain/search/training/index.ts';
import type { AnswerQuery, SentAnswer } from '../../live-answers/index.ts';
import type { OpenQuery } from '../../live-query/index.ts';

/** The number of workouts and other records read in one step. */
const readInStep = 250;
/** The most rows or inputs of an answer that are sent: as many as `last` can ask for. */
const maxSent = 1000;

export interface AnsweredSearch {
  readonly search: TrainingSearch;
  /** Returns the current name of a tag. */
  readonly tagNow: (tag: string) => string;
  readonly version: () => number;
  readonly isRead: () => boolean;
  /** Called before each evaluation. */
  readonly prepare: () => void;
}

/**
 * Opens the question of an answer line. The answer is only sent again if it differs: a set that is logged changes few of
 * the answers in a note.
 */
export function openAnswer({ line, context }: AnswerQuery, searched: AnsweredSearch): OpenQuery {
  let lastSent: SentAnswer | null = null;
  function* answer(): Iterator<SentAnswer | null> {
    const { search, tagNow, isRead, prepare } = searched;
    prepare();
    const { plan } = parseAnswerLine(line, { ...context.place, weekStart: context.weekStart });
    if (plan === null) return;
    const current = { ...plan, query: followTagRenames(plan.query, tagNow) };
    const reading = new RowReading(current, search);
    for (;;) {
      reading.readOn(readInStep);
      if (reading.isWhole) break;
      yield null;
    }
    const sent = { answer: boundedAnswer(evaluateAnswer(current, reading.rows), maxSent), isRead: isRead() };
    if (equalityDeep(lastSent, sent)) return;
    lastSent = sent;
    yield sent;
  }
  return { answer, version: searched.version, isBackground: true };
}
