import { useMemo } from 'react';
import { type RecordEntry, useDocument, useDocumentReady, useRecords } from '../../replica/index.ts';
import { useWeekStart } from '../../time/index.ts';
import { useTraining } from '../history/index.ts';
import { type ActiveProgramme, activeProgrammes, contextOf, type ProgrammeContext } from './active-programmes.ts';

type ProgrammeEntry = RecordEntry<'programmes'>;

const withoutTraining = { about: 'withoutTraining' } as const;

/** The programmes that run, with what they ask for today. */
export function useActiveProgrammes(): readonly ActiveProgramme<ProgrammeEntry>[] {
  const { today } = useDocument();
  const isReady = useDocumentReady();
  const programmes = useRecords('programmes');
  const workouts = useRecords('workouts');
  const weekStart = useWeekStart();
  const day = isReady ? today() : null;
  // Until all workouts were read, one that has ended is taken for training.
  const empty = useTraining(programmes.length === 0 ? null : withoutTraining)?.value;
  return useMemo(() => {
    if (day === null) return [];
    return activeProgrammes({ programmes, workouts, withoutTraining: new Set(empty), today: day, weekStart });
  }, [programmes, workouts, empty, day, weekStart]);
}

/** The programme for which a routine would be begun now. */
export function useProgrammeContext(routine: string): ProgrammeContext<ProgrammeEntry> | null {
  const active = useActiveProgrammes();
  const weekStart = useWeekStart();
  return useMemo(() => contextOf(active, routine, weekStart), [active, routine, weekStart]);
}
