import { idOf, type Kilograms, kilograms, type RecordKey } from '../../kernel/index.ts';
import type { TrainingHistory } from '../history/index.ts';
import { libraryExercise } from '../library/index.ts';
import { mostLoadOf } from '../plausible/index.ts';
import { believedSessions } from './implausible.ts';
import { type PersonalRecord, standingRecords } from './personal-records.ts';

/** The lifts of powerlifting, each with the library exercises that would count in competition. */
export const competitionLifts = {
  squat: ['exercises/back-squat', 'exercises/low-bar-squat'],
  bench: ['exercises/bench-press', 'exercises/pause-bench-press'],
  deadlift: ['exercises/deadlift', 'exercises/sumo-deadlift'],
} as const satisfies Readonly<Record<string, readonly RecordKey[]>>;

export type CompetitionLift = keyof typeof competitionLifts;

/** The heaviest load of each lift; null if it was never done. */
export type BestLifts = { readonly [L in CompetitionLift]: PersonalRecord | null };

/** @param keys by lift: the exercises that count, including those merged into them */
export function bestLifts(
  history: TrainingHistory,
  { keys }: { readonly keys: { readonly [L in CompetitionLift]: readonly RecordKey[] } },
): BestLifts {
  const best = (lift: CompetitionLift) => {
    const mostLoad = mostLoadOf(libraryExercise(idOf(competitionLifts[lift][0])));
    const measuring = { exercise: { tracking: 'loadReps', bodyWeightShare: 0, mostLoad }, method: 'epley' } as const;
    const { records } = standingRecords(believedSessions(history.sessionsOf(keys[lift]), measuring), measuring);
    return records.find(({ kind, assisted }) => kind === 'load' && !assisted) ?? null;
  };
  return { squat: best('squat'), bench: best('bench'), deadlift: best('deadlift') };
}

/** Returns the total of the three lifts in kilograms; null if one is missing. */
export function totalOf({ squat, bench, deadlift }: BestLifts): Kilograms | null {
  if (squat === null || bench === null || deadlift === null) return null;
  return kilograms(squat.value + bench.value + deadlift.value);
}
