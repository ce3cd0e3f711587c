import type { Instant, LocalDay, RecordKey } from '../../kernel/index.ts';
import type { ResultKind } from '../query.ts';
import type { AnswerQuantity } from './answer-plan.ts';

/** The figures that a row can have; sessions are counted. */
export type RowFigure = Exclude<AnswerQuantity, 'sessions'>;

/** One thing that a search found, with its figures in SI units. */
export interface AnswerRow {
  readonly kind: ResultKind;
  /** For a set, the key of its workout. */
  readonly key: RecordKey;
  /** The id of the set; null for other kinds, and for the sets of one exercise that were added up. */
  readonly set: string | null;
  /** Null for what belongs to no day, such as an exercise. */
  readonly day: LocalDay | null;
  readonly at: Instant;
  /** What it is called: the title of a note or a workout, the name of an exercise. Empty if it has no name. */
  readonly title: string;
  /** For a set, the name of its exercise; else null. */
  readonly exercise: string | null;
  /** Absent figures were not recorded. */
  readonly figures: { readonly [F in RowFigure]?: number };
}
