import { useMemo } from 'react';
import type { Instant, LocalDay } from '#domain/kernel/index.ts';
import { type RecordEntry, useDocument, useDocumentReady, useRecords } from '../../../replica/index.ts';
import { useWeekStart } from '../../../time/index.ts';
import { useTraining } from '../../training-data/index.ts';
import { type ActiveProgramme, activeProgrammes, contextOf, type ProgrammeContext } from './active-programmes.ts';

type ProgrammeEntry = RecordEntry<'programmes'>;

const daysNotDone = { about: 'daysNotDone' } as const;

/** The start and the day of a workout that is logged afterwards. */
export interface Began {
  readonly at: Instant;
  readonly day: LocalDay;
}

/** Returns the running programmes, each with what is due today or what was due at the start of a past workout. */
export function useActiveProgrammes(began: Began | null = null): readonly ActiveProgramme<ProgrammeEntry>[] {
  const { today } = useDocument();
  const isReady = useDocumentReady();
  const programmes = useRecords('programmes');
  const workouts = useRecords('workouts');
  const weekStart = useWeekStart();
  const day = isReady ? (began?.day ?? today()) : null;
  const before = began?.at;
  // While workouts are still being read, every ended workout counts as its day.
  const notDone = useTraining(programmes.length === 0 ? null : daysNotDone)?.value;
  return useMemo(() => {
    if (day === null) return [];
    return activeProgrammes({ programmes, workouts, daysNotDone: new Set(notDone), today: day, weekStart, before });
  }, [programmes, workouts, notDone, day, weekStart, before]);
}

/**
 * Returns the programme to which a workout from a routine would belong if it started now, or at the start of a past
 * workout.
 */
export function useProgrammeContext(
  routine: string,
  began: Began | null = null,
): ProgrammeContext<ProgrammeEntry> | null {
  const active = useActiveProgrammes(began);
  const weekStart = useWeekStart();
  return useMemo(() => contextOf(active, routine, weekStart), [active, routine, weekStart]);
}
