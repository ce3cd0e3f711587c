import type { DayValue } from '#domain/exercise/body/index.ts';
import type { ChunkBytes, Field } from '#sync/record/index.ts';
import type { TrainingQuery, TrainingQueryName, TrainingResults } from './training-queries.ts';

/** The location of a workout's content in a decompressed chunk: id, offset, length. */
export type ChunkLocation = readonly [id: string, offset: number, length: number];

export interface IdAndFields {
  readonly id: string;
  readonly fields: ReadonlyMap<string, Field>;
  /** Whether the fields include the sets. If not, the sets come in a chunk. */
  readonly isWhole: boolean;
}

/** Messages from the page to the worker. Workouts are identified by id alone. */
export type MessageToWorker =
  | { readonly kind: 'workouts'; readonly workouts: readonly IdAndFields[] }
  /**
   * A stored chunk, whose bytes are transferred to the worker. Workouts that were already sent whole are newer and stay
   * unchanged.
   */
  | { readonly kind: 'page'; readonly chunk: ChunkBytes<ArrayBuffer>; readonly places: readonly ChunkLocation[] }
  /** Ids of permanently deleted workouts. */
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  /** Body weights in kilograms by day, oldest first. */
  | { readonly kind: 'bodyWeights'; readonly weights: readonly DayValue[] }
  /** All stored data has been sent; changes follow. */
  | { readonly kind: 'fed' }
  | { readonly kind: 'watch'; readonly ask: number; readonly subject: TrainingQuery }
  | { readonly kind: 'cancel'; readonly ask: number };

/** The answer to a query. It is sent again when it changes. */
export interface MessageFromWorker {
  readonly ask: number;
  readonly known: TrainingResult;
}

export interface TrainingResult<About extends TrainingQueryName = TrainingQueryName> {
  readonly value: TrainingResults[About];
  /** Whether all workouts have been read. */
  readonly isWhole: boolean;
}
