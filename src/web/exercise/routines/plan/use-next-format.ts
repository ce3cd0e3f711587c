import type { KnownExercise } from '#domain/exercise/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useDayLabel, useTimeFormat } from '../../../time/index.ts';
import { useLoadUnit } from '../../quantities/index.ts';
import { routinesMessages } from '../messages/index.ts';
import type { NextFormat } from './next-text.ts';

/** Returns how the next session of an exercise is formatted. */
export function useNextFormat(known: KnownExercise | undefined): NextFormat {
  const m = useMessages(routinesMessages);
  const unit = useLoadUnit(known);
  const { count, percent } = useTimeFormat();
  return { m, unit, number: count, percent, day: useDayLabel() };
}
