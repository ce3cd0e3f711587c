import { useMemo, useState } from 'react';
import { deloadOn } from '#domain/exercise/index.ts';
import type { NextExercise } from '#domain/exercise/programming/index.ts';
import { oneRepMaxMethod } from '#domain/exercise/strength/index.ts';
import { equalPlain } from '#domain/kernel/index.ts';
import { type RecordEntry, useDocument, useProfileData, useRecords } from '../../../replica/index.ts';
import { useCatalogue } from '../../catalogue/index.ts';
import { useLoadUnits } from '../../quantities/index.ts';
import { useTraining } from '../../training-data/index.ts';
import type { ProgrammeContext } from './active-programmes.ts';
import { sessionQuestion } from './session-question.ts';
import type { Began } from './use-active-programmes.ts';

export interface NextSession {
  /** The exercises by their id in the routine. */
  readonly exercises: Readonly<Record<string, NextExercise>>;
  /** Whether all workouts have been read. */
  readonly isWhole: boolean;
}

/**
 * Returns the next session of a routine; null while loading or without a routine.
 *
 * @param routine the routine with its content
 * @param began the start of a workout that is logged afterwards
 */
export function useNextSession(
  routine: RecordEntry<'routines'> | null,
  context: ProgrammeContext<RecordEntry<'programmes'>> | null,
  began: Began | null = null,
): NextSession | null {
  const unitOf = useLoadUnits();
  const catalogue = useCatalogue();
  const bars = useRecords('bars');
  const plates = useRecords('plates');
  const { e1rmFormula, deload } = useProfileData().preferences;
  const document = useDocument();
  const day = began?.day ?? document.today();
  const before = began?.at ?? null;
  const question = useMemo(() => {
    if (routine === null) return null;
    const method = oneRepMaxMethod(e1rmFormula);
    const loading = { catalogue, bars, plates, method, unitOf, deload: deloadOn(deload, day) };
    const question = sessionQuestion(routine, context, loading);
    return { about: 'nextSession' as const, ...question, ...(before !== null && { before }) };
  }, [routine, before, day, deload, context, catalogue, bars, plates, e1rmFormula, unitOf]);
  const known = useTraining(question);
  const [kept] = useState<{ next: NextSession | null }>(() => ({ next: null }));
  return useMemo(() => {
    const next = known && { exercises: known.value, isWhole: known.isWhole };
    // the same object for the same answer, so that a long routine is not rendered again for each logged set
    if (!equalPlain(next, kept.next)) kept.next = next;
    return kept.next;
  }, [known, kept]);
}
