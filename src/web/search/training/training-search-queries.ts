import type { OneRepMaxMethod } from '#domain/exercise/strength/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import type { QueryContext } from '#domain/search/index.ts';
import type { TrainingNames, TrainingResult } from '#domain/search/training/index.ts';

/** What the meaning of a search of the training depends on, besides its text. */
export interface TrainingSearchContext {
  readonly place: Required<QueryContext>;
  readonly names: TrainingNames;
  readonly method: OneRepMaxMethod;
}

/** A query about all training, as posted to the worker. */
export type TrainingSearchQuery = { readonly text: string; readonly context: TrainingSearchContext } & (
  | { readonly about: 'hits'; readonly limit: number }
  /** The days of everything that matches. */
  | { readonly about: 'days' }
);

/** The parts of the training that match, sent again when more has been read or when it changes. */
export interface TrainingHitsAnswer {
  readonly result: TrainingResult;
  /** Whether all records had been read. */
  readonly isRead: boolean;
}

export interface DaysAnswer {
  readonly days: ReadonlySet<LocalDay>;
  readonly isWhole: boolean;
}
