import type { RecordKey } from '../../kernel/index.ts';
import type { NewExercise } from './new-exercise.ts';

/**
 * Why an exercise is proposed:
 *
 * - `same-words`: the same words in another order, or with other words for the same
 * - `abbreviation`: the same after an abbreviation is written out
 * - `usual-form`: one of the two names states a usual form that the other leaves out, such as “standing”
 * - `equipment-not-stated`: only one of the two states its equipment
 * - `same-name-other-equipment`: the same movement with other equipment
 * - `other-name`: the library's other name for it, which shares no word with its name
 * - `similar-name`: an exercise with some of the words, only ever an alternative
 */
export type MatchReason =
  | 'same-words'
  | 'abbreviation'
  | 'usual-form'
  | 'equipment-not-stated'
  | 'same-name-other-equipment'
  | 'other-name'
  | 'similar-name';

export type ProposalReason = Exclude<MatchReason, 'similar-name'>;

/**
 * The exercise for a name of an import:
 *
 * - `remembered`: the user's choice in an earlier import
 * - `exact`: its name is the same, apart from case, accents, spaces, punctuation and plurals
 * - `alias`: one of its other names is the same
 * - `proposed`: the user should confirm it
 * - `new`: create it. `ambiguous` if several exercises fit equally well, `kept-apart` if the exercise that fits is that
 *   of another name of the import, which differs in side, angle, grip or equipment.
 */
export type Match =
  | { readonly kind: 'remembered' | 'exact' | 'alias'; readonly key: RecordKey }
  | { readonly kind: 'proposed'; readonly key: RecordKey; readonly reason: ProposalReason }
  | { readonly kind: 'new'; readonly reason: 'remembered' | 'ambiguous' | 'kept-apart' | 'unknown' };

export interface Alternative {
  readonly key: RecordKey;
  readonly reason: MatchReason;
}

export const maxAlternatives = 5;

export interface ExerciseMatch {
  /** The name in the import. */
  readonly name: string;
  readonly match: Match;
  /** Other exercises, the most likely first; at most {@link maxAlternatives}. */
  readonly alternatives: readonly Alternative[];
  /** What to create if the match is `new`, or if the user decides so. */
  readonly asNew: NewExercise;
}
