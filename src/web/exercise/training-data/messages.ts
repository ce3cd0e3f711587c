import type { DayValue } from '#domain/exercise/body/index.ts';
import type { ChunkBytes, Field } from '#sync/record/index.ts';
import type { TrainingQuery, TrainingQueryName, TrainingResults } from './training-queries.ts';

/** Where the rest of a workout lies on a page, once the page is plain: id, offset, length. */
export type ChunkLocation = readonly [id: string, offset: number, length: number];

export interface IdAndFields {
  readonly id: string;
  readonly fields: ReadonlyMap<string, Field>;
  /** Whether its sets are among them; else they come on a page. */
  readonly isWhole: boolean;
}

/** What the page tells the worker. Workouts are told apart by their id alone. */
export type MessageToWorker =
  | { readonly kind: 'workouts'; readonly workouts: readonly IdAndFields[] }
  /** A page as stored; its bytes move to the worker. A workout that came whole is newer and stays. */
  | { readonly kind: 'page'; readonly chunk: ChunkBytes<ArrayBuffer>; readonly places: readonly ChunkLocation[] }
  /** Workouts that are deleted for ever. */
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  /** What the person weighed: kilograms by day, the oldest first. */
  | { readonly kind: 'bodyWeights'; readonly weights: readonly DayValue[] }
  /** All that is stored has been handed over; from here on it is changes. */
  | { readonly kind: 'fed' }
  | { readonly kind: 'watch'; readonly ask: number; readonly subject: TrainingQuery }
  | { readonly kind: 'cancel'; readonly ask: number };

/** What is known of a subject, told again when it is another. */
export interface MessageFromWorker {
  readonly ask: number;
  readonly known: TrainingResult;
}

export interface TrainingResult<About extends TrainingQueryName = TrainingQueryName> {
  readonly value: TrainingResults[About];
  /** Whether all workouts were read for it. */
  readonly isWhole: boolean;
}
