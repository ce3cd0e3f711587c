import type { OneRepMaxMethod } from '#domain/exercise/strength/index.ts';
import type { Weekday } from '#domain/kernel/index.ts';
import type { Answer } from '#domain/search/answer-language/index.ts';
import type { QueryContext } from '#domain/search/index.ts';
import type { TrainingNames } from '#domain/search/training/index.ts';

/** A question about all training, as posted to the worker. */
export interface AnswerQuery {
  readonly about: 'answer';
  readonly line: string;
  readonly context: AnswerQueryContext;
}

/** What the meaning of an answer line depends on, besides its text. */
export interface AnswerQueryContext {
  readonly place: Required<QueryContext>;
  readonly names: TrainingNames;
  readonly method: OneRepMaxMethod;
  readonly weekStart: Weekday;
}

/** The answer about training, without notes. It is sent again when more has been read or when it changes. */
export interface SentAnswer {
  /** With at most a thousand rows or inputs, the newest. */
  readonly answer: Answer;
  /** Whether all records had been read. */
  readonly isRead: boolean;
}
