import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { NextExercise } from '#domain/exercise/programming/index.ts';
import { oneRepMaxMethod } from '#domain/exercise/strength/index.ts';
import type { Instant } from '#domain/kernel/index.ts';
import { type RecordEntry, useProfileData, useRecords } from '../../replica/index.ts';
import { loadUnit } from '../load-unit.ts';
import { useTraining } from '../training-data/index.ts';
import { useCatalogue } from '../use-catalogue.ts';
import type { ProgrammeContext } from './active-programmes.ts';
import { sessionQuestion } from './session-question.ts';

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
 * @param before the start of a workout that is logged afterwards
 */
export function useNextSession(
  routine: RecordEntry<'routines'> | null,
  context: ProgrammeContext<RecordEntry<'programmes'>> | null,
  before: Instant | null = null,
): NextSession | null {
  const { locale } = useLocale();
  const catalogue = useCatalogue();
  const bars = useRecords('bars');
  const plates = useRecords('plates');
  const { e1rmFormula, units } = useProfileData().preferences;
  const question = useMemo(() => {
    if (routine === null) return null;
    const unitOf = (unit: string | undefined) => loadUnit(unit, units.load, locale);
    const loading = { catalogue, bars, plates, method: oneRepMaxMethod(e1rmFormula), unitOf };
    const question = sessionQuestion(routine, context, loading);
    return { about: 'nextSession' as const, ...question, ...(before !== null && { before }) };
  }, [routine, before, context, catalogue, bars, plates, e1rmFormula, units.load, locale]);
  const known = useTraining(question);
  return useMemo(() => known && { exercises: known.value, isWhole: known.isWhole }, [known]);
}
