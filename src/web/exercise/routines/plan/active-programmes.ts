import { isRunning, type Workout } from '#domain/exercise/index.ts';
import {
  type NextInProgramme,
  nextInProgramme,
  type ProgrammeWorkout,
  programmeDays,
} from '#domain/exercise/programming/index.ts';
import type { Instant, LocalDay, Weekday } from '#domain/kernel/index.ts';
import type { ListedProgramme } from './routines-in-list.ts';

export interface ActiveProgramme<P> {
  readonly programme: P;
  readonly next: NextInProgramme;
  /** The id of a running workout for the due day; null if there is none. */
  readonly running: string | null;
}

interface Known<P> {
  readonly programmes: readonly P[];
  readonly workouts: readonly { readonly id: string; readonly value: Workout; readonly inTrash: boolean }[];
  /** Ids of workouts that ended but do not count as their day, by `isDayDone`. */
  readonly daysNotDone: ReadonlySet<string>;
  readonly today: LocalDay;
  readonly weekStart: Weekday;
  /**
   * If set, workouts that started at this instant or later are ignored, to find what was due then. `today` is the day
   * of that instant.
   */
  readonly before?: Instant | undefined;
}

/**
 * Returns the programmes that have started and not ended, each with what is due today. A day counts as done once a
 * workout for it has ended with at least half of its working sets completed. Until then, the day is still due.
 */
export function activeProgrammes<P extends ListedProgramme>({
  programmes,
  workouts,
  daysNotDone,
  today,
  weekStart,
  before = Number.POSITIVE_INFINITY,
}: Known<P>): readonly ActiveProgramme<P>[] {
  const ofProgrammes = workouts.filter(
    ({ value, inTrash }) => !inTrash && value.programme !== undefined && (value.startedAt ?? 0) < before,
  );
  const begun = Map.groupBy(
    ofProgrammes.filter(({ id, value }) => value.endedAt !== undefined && !daysNotDone.has(id)),
    ({ value }) => value.programme?.id,
  );
  const running = ofProgrammes.filter(({ value }) => isRunning(value));
  return programmes
    .filter(({ inTrash }) => !inTrash)
    .map((programme) => {
      const done = (begun.get(programme.id) ?? []).flatMap(({ value }): readonly ProgrammeWorkout[] =>
        value.day === undefined || value.programme?.day === undefined
          ? []
          : [
              {
                day: value.day,
                of: value.programme.day,
                ...(value.startedAt !== undefined && { startedAt: value.startedAt }),
              },
            ],
      );
      const next = nextInProgramme({ programme: programme.value, workouts: done, today, weekStart });
      const day = next.code === 'due' ? next.day.id : null;
      const isOfDay = ({ value }: { readonly value: Workout }) =>
        value.programme?.id === programme.id && value.programme.day === day;
      return { programme, next, running: running.findLast(isOfDay)?.id ?? null };
    })
    .filter(({ next }) => next.code !== 'not-started' && next.code !== 'ended');
}

/** The day of a running programme to which a workout from a routine belongs. */
export interface ProgrammeContext<P> {
  readonly programme: P;
  readonly day: string;
  readonly week: number;
}

/**
 * Returns the programme day for a workout from a routine: the due day if it has this routine, else the first day that
 * has it; null if no running programme contains the routine.
 */
export function contextOf<P extends ListedProgramme>(
  active: readonly ActiveProgramme<P>[],
  routine: string,
  weekStart: Weekday,
): ProgrammeContext<P> | null {
  for (const { programme, next } of active) {
    if (next.code !== 'due' && next.code !== 'rest') continue;
    const days = programmeDays(programme.value, weekStart);
    const day = next.day.routine === routine ? next.day : days.find((each) => each.routine === routine);
    if (day !== undefined) return { programme, day: day.id, week: next.week };
  }
  return null;
}
