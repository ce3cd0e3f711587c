import { useMemo } from 'react';
import { plannedExercises } from '#domain/exercise/programming/index.ts';
import { useMessages } from '../../../language/index.ts';
import { type RecordEntry, useRecord } from '../../../replica/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { useCatalogue } from '../../catalogue/index.ts';
import { routinesMessages } from '../messages/index.ts';
import { useLengthLabel } from './use-length-labels.ts';

/** Returns the length of a routine and the names of its exercises, as a label; empty until its content is loaded. */
export function useRoutineLabels(routine: RecordEntry<'routines'>): string {
  const m = useMessages(routinesMessages);
  const { list } = useTimeFormat();
  const catalogue = useCatalogue();
  const { state } = useRecord('routines', routine.id);
  const length = useLengthLabel(routine);
  const planned = useMemo(() => plannedExercises(routine.leaves), [routine.leaves]);
  if (state === 'loading') return '';
  if (planned.length === 0) return m.noExercises;
  const names = list(planned.map(({ exercise }) => catalogue.get(exercise)?.name ?? m.unknownExercise));
  return length === '' ? names : `${length} · ${names}`;
}
