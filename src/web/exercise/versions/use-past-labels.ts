import { showDuration } from '#domain/exercise/endurance/index.ts';
import { type SetResult, type Workout, workoutExercises } from '#domain/exercise/index.ts';
import { type PastValue, pastValue } from '#domain/exercise/logging/index.ts';
import { type RecordKey, seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { deviceZone, useTimeFormat } from '../../time/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { useLoadUnit } from '../quantities/index.ts';
import { setLabel } from '../workouts/index.ts';
import { earlierMessages } from './messages/index.ts';

export interface PastLabels {
  /** `Back squat, set 1`. */
  readonly where: string;
  /** `80 kg × 8, done`. */
  readonly was: string;
  /** The same for the current value; null if there is none. */
  readonly now: string | null;
}

export function usePastLabels({ value: workout, leaves }: RecordEntry<'workouts'>, past: PastValue): PastLabels {
  const m = useMessages(earlierMessages);
  const { unknownExercise } = useMessages(exerciseMessages);
  const { count, time, figures } = useTimeFormat();
  const catalogue = useCatalogue();
  const { exercises } = workoutExercises(leaves);
  const placed = exercises.find(({ id, sets }) =>
    'set' in past ? sets.some((set) => set.id === past.set) : 'exercise' in past && id === past.exercise,
  );
  const exercise = placed?.exercise ?? workout.exercises[formerExercise(workout, past) ?? ''];
  const known = catalogue.get(exercise?.exercise as RecordKey);
  const unit = useLoadUnit(known);

  const resultLabel = (result: SetResult) => {
    const { rpe, rir, completedAt } = result;
    const numbers = [
      setLabel(result, { tracking: known?.tracking, unit, number: count }),
      ...(rpe === undefined ? [] : [m.rpe({ value: count(rpe) })]),
      ...(rir === undefined ? [] : [m.rir({ value: count(rir) })]),
    ];
    const value = figures(numbers.filter((each) => each !== '')) || m.noNumbers;
    return (completedAt ?? null) === null ? m.notDone({ value }) : m.done({ value });
  };
  const wordsOf = (value: PastValue): string => {
    if (value.of === 'result') return resultLabel(value.value);
    if (value.of === 'restSeconds') return showDuration(seconds(value.value));
    if (value.of === 'effort') return m.outOfTen({ effort: count(value.value) });
    if (value.of === 'endedAt') return time(value.value, workout.zone ?? deviceZone());
    return `“${value.value}”`;
  };

  const name = known?.name ?? unknownExercise;
  const whereOfSet = (set: string) => {
    const at = placed?.sets.findIndex(({ id }) => id === set) ?? -1;
    if (at !== -1) return m.setOf({ exercise: name, number: count(at + 1) });
    return exercise === undefined ? m.removedSet : m.removedSetOf({ exercise: name });
  };
  const where = (): string => {
    if (past.of === 'result') return whereOfSet(past.set);
    if (past.of === 'setRemark') return m.noteOf({ where: whereOfSet(past.set) });
    if (past.of === 'exerciseRemark') return m.noteOf({ where: name });
    if (past.of === 'nextTime') return m.nextTimeOf({ exercise: name });
    return past.of === 'restSeconds' ? m.restOf({ exercise: name }) : m[past.of];
  };

  const standing = pastValue(past.path, leaves.get(past.path)?.value);
  return { where: where(), was: wordsOf(past), now: standing === null ? null : wordsOf(standing) };
}

/** Returns the exercise to which a removed set belonged, or the one that a removed entry was. */
function formerExercise({ sets }: Workout, past: PastValue): string | undefined {
  if ('set' in past) return sets[past.set]?.place?.exercise ?? past.place?.exercise;
  return 'exercise' in past ? past.exercise : undefined;
}
