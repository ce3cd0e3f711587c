import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { deloadOn } from '#domain/exercise/index.ts';
import type { NextExercise } from '#domain/exercise/programming/index.ts';
import { oneRepMaxMethod } from '#domain/exercise/strength/index.ts';
import { type RecordEntry, useDocument, useProfileData, useRecords } from '../../replica/index.ts';
import { loadUnit } from '../load-unit.ts';
import { useTraining } from '../training-data/index.ts';
import { useCatalogue } from '../use-catalogue.ts';
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
  const { locale } = useLocale();
  const catalogue = useCatalogue();
  const bars = useRecords('bars');
  const plates = useRecords('plates');
  const { e1rmFormula, units, deload } = useProfileData().preferences;
  const document = useDocument();
  const day = began?.day ?? document.today();
  const before = began?.at ?? null;
  const question = useMemo(() => {
    if (routine === null) return null;
    const unitOf = (unit: string | undefined) => loadUnit(unit, units.load, locale);
    const method = oneRepMaxMethod(e1rmFormula);
    const loading = { catalogue, bars, plates, method, unitOf, deload: deloadOn(deload, day) };
    const question = sessionQuestion(routine, context, loading);
    return { about: 'nextSession' as const, ...question, ...(before !== null && { before }) };
  }, [routine, before, day, deload, context, catalogue, bars, plates, e1rmFormula, units.load, locale]);
  const known = useTraining(question);
  return useMemo(() => known && { exercises: known.value, isWhole: known.isWhole }, [known]);
}
