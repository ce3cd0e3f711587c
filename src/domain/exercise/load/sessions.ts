import type { LocalDay, RecordKey } from '../../kernel/index.ts';
import { recordKey } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { workoutSeconds } from '../history/index.ts';
import type { Workout } from '../workout.ts';

/** A workout or an activity as far as its load goes. */
export interface TrainingSession {
  readonly key: RecordKey;
  readonly kind: 'workout' | 'activity';
  readonly day: LocalDay;
  /** 0–10; null where nobody wrote it down, which is not 0. */
  readonly effort: number | null;
  /** Without pauses; null where it is not known. */
  readonly seconds: number | null;
  /** As `sessionLoad` has it; null where effort or duration is missing. */
  readonly load: number | null;
}

/**
 * The load of a session: its effort times its minutes, the same for lifting and for running. Its unit is arbitrary.
 *
 * @param effort how hard the whole of it was, 0–10 on Borg's CR10 scale, asked for about half an hour after its end
 * @param seconds 0 or more
 * @see C. Foster et al., “A new approach to monitoring exercise training”, J Strength Cond Res 15:109 (2001)
 */
export function sessionLoad(effort: number, seconds: number): number {
  return (effort * seconds) / 60;
}

interface Sessions {
  readonly workouts: readonly { readonly id: string; readonly value: Workout }[];
  readonly activities: readonly { readonly id: string; readonly value: Activity }[];
}

/**
 * What was done, lifting and endurance alike, in no order. A workout that still runs is left out until it has ended,
 * and an activity that belongs to a workout listed here too, since the workout's duration and effort hold it already.
 */
export function trainingSessions({ workouts, activities }: Sessions): readonly TrainingSession[] {
  const ended = workouts.filter(({ value }) => value.endedAt !== undefined);
  const ids = new Set(ended.map(({ id }) => id));
  const alone = activities.filter(({ value }) => value.workout === undefined || !ids.has(value.workout));
  return [
    ...ended.flatMap(({ id, value }) => sessionOf('workout', recordKey('workouts', id), value, workoutSeconds(value))),
    ...alone.flatMap(({ id, value }) => {
      const seconds = value.movingSeconds ?? value.elapsedSeconds ?? null;
      return sessionOf('activity', recordKey('activities', id), value, seconds);
    }),
  ];
}

function sessionOf(
  kind: TrainingSession['kind'],
  key: RecordKey,
  { day, effort = null }: { readonly day?: LocalDay | undefined; readonly effort?: number | null | undefined },
  seconds: number | null,
): readonly TrainingSession[] {
  if (day === undefined) return [];
  const load = effort === null || seconds === null ? null : sessionLoad(effort, seconds);
  return [{ key, kind, day, effort, seconds, load }];
}
