import type { LocalDay } from '../../kernel/index.ts';
import type { ExerciseSession } from '../history/index.ts';
import { type PersonalRecordKind, recordKindsOf } from './exercise-kind.ts';
import { sessionVolume } from './personal-records.ts';
import { type Measuring, setMarks } from './set-marks.ts';

/** The figures of an exercise on one day. A figure that the day does not have is null. */
export interface DayFigures {
  readonly day: LocalDay;
  /** The best e1RM of the day's sets, in kilograms. */
  readonly e1rm: number | null;
  /** Kilograms times repetitions over all sets. */
  readonly volume: number | null;
  /** The heaviest load, in kilograms. */
  readonly load: number | null;
  /** The most repetitions of one set. */
  readonly reps: number | null;
  readonly seconds: number | null;
  readonly metres: number | null;
}

/**
 * Returns the figures of an exercise day by day. Warm-ups are ignored; assisted sets count only for load and
 * repetitions (their load is below 0). Two sessions on one day are combined.
 *
 * @param sessions of one exercise, oldest first
 */
export function figuresByDay(sessions: readonly ExerciseSession[], measuring: Measuring): readonly DayFigures[] {
  const byDay = Map.groupBy(sessions, ({ day }) => day);
  return [...byDay].map(([day, ofDay]) => dayFigures(day, ofDay, measuring)).sort((a, b) => (a.day < b.day ? -1 : 1));
}

function dayFigures(day: LocalDay, sessions: readonly ExerciseSession[], measuring: Measuring): DayFigures {
  const marks = sessions.flatMap((session) =>
    session.sets.flatMap((set) => setMarks(set, session.bodyWeight, measuring)),
  );
  const best = (kind: PersonalRecordKind) =>
    marks.reduce<number | null>(
      (most, mark) => (mark.kind === kind && (most === null || mark.value > most) ? mark.value : most),
      null,
    );
  const hasVolume = recordKindsOf(measuring.exercise.tracking).includes('sessionVolume');
  const volume = sessions.reduce((sum, session) => sum + (sessionVolume(session, measuring) ?? 0), 0);
  return {
    day,
    e1rm: best('e1rm'),
    volume: hasVolume && volume > 0 ? volume : null,
    load: best('load'),
    reps: best('reps'),
    seconds: best('duration'),
    metres: best('distance'),
  };
}
