import { type Kilograms, kilograms, type RecordKey } from '../../kernel/index.ts';
import type { TrainingHistory } from '../history/index.ts';
import { type PersonalRecord, standingRecords } from './personal-records.ts';

/** The lifts of powerlifting, each with the exercises of the library that would count on a platform. */
export const competitionLifts = {
  squat: ['exercises/back-squat', 'exercises/low-bar-squat'],
  bench: ['exercises/bench-press', 'exercises/pause-bench-press'],
  deadlift: ['exercises/deadlift', 'exercises/sumo-deadlift'],
} as const satisfies Readonly<Record<string, readonly RecordKey[]>>;

export type CompetitionLift = keyof typeof competitionLifts;

/** By lift: the heaviest load that was lifted; null where none was. */
export type BestLifts = { readonly [L in CompetitionLift]: PersonalRecord | null };

/** @param keys by lift: the exercises that count, those merged into them among them */
export function bestLifts(
  history: TrainingHistory,
  { keys }: { readonly keys: { readonly [L in CompetitionLift]: readonly RecordKey[] } },
): BestLifts {
  const best = (lift: CompetitionLift) => {
    const measuring = { exercise: { tracking: 'loadReps', bodyWeightShare: 0 }, method: 'epley' } as const;
    const { records } = standingRecords(history.sessionsOf(keys[lift]), measuring);
    return records.find(({ kind, assisted }) => kind === 'load' && !assisted) ?? null;
  };
  return { squat: best('squat'), bench: best('bench'), deadlift: best('deadlift') };
}

/** The total of the three lifts in kilograms; null while one is missing. */
export function totalOf({ squat, bench, deadlift }: BestLifts): Kilograms | null {
  if (squat === null || bench === null || deadlift === null) return null;
  return kilograms(squat.value + bench.value + deadlift.value);
}
