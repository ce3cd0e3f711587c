import type { ReadingDoubt } from '../../exercise/body/index.ts';
import type { ActivityDoubt } from '../../exercise/endurance/index.ts';
import type { Impossible } from '../../exercise/plausible/index.ts';
import type { Instant, Unit } from '../../kernel/index.ts';
import type { ActivityDraft, MeasurementDraft, WorkoutDraft } from '../draft/index.ts';

/** A value of a draft that is probably wrong. It is shown to the user, and never changed or left out. */
export interface Finding {
  readonly draft: WorkoutDraft | ActivityDraft | MeasurementDraft;
  /** The set, by the positions of its exercise and of itself; null for a value of the whole draft. */
  readonly set: { readonly exercise: number; readonly set: number } | null;
  readonly doubt: DraftDoubt;
}

/** Why a value is probably wrong. Amounts are in kilograms, metres, seconds or counts. */
export type DraftDoubt =
  /** Impossible for any person, or at an impossible time. */
  | Impossible
  | ActivityDoubt
  | ReadingDoubt
  | { readonly code: 'import/average-above-highest'; readonly average: number; readonly max: number }
  /** Hardly anybody does so much: more load than the records of this kind of exercise, for example. */
  | { readonly code: 'import/unlikely-load'; readonly load: number; readonly most: number }
  | { readonly code: 'import/unlikely-reps'; readonly reps: number; readonly most: number }
  | { readonly code: 'import/unlikely-set-length'; readonly seconds: number; readonly most: number }
  | { readonly code: 'import/unlikely-workout-length'; readonly seconds: number; readonly most: number }
  /** Shorter than its sets take. */
  | { readonly code: 'import/too-short-for-sets'; readonly seconds: number; readonly least: number }
  /** Far above the other sets of the exercise, usually by a missing decimal mark. */
  | { readonly code: 'import/far-from-other-sets'; readonly load: number; readonly usual: number };

export interface ImplausibleContext {
  readonly now: Instant;
  /** The IANA zone of wall-clock times. */
  readonly zone: string;
  /** The units of amounts without one, as the user answered; null without an answer, then they are not checked. */
  readonly units: { readonly [K in UnitlessAmount]: Unit | null };
}

export type UnitlessAmount = 'load' | 'distance' | 'bodyWeight' | 'girth';
