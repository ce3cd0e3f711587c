import type { WorkoutSet } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { useLoadUnits } from '../quantities/index.ts';
import { setLabel } from './set-labels.ts';

/** Returns a formatter for a set: `80 kg × 8`, `40 kg × 10 (warm-up)`. */
export function useSetLabel() {
  const m = useMessages(exerciseMessages);
  const { count } = useTimeFormat();
  const unitOf = useLoadUnits();
  return (
    { set: { result } }: WorkoutSet,
    exercise: { readonly tracking: string; readonly unit: string | undefined } | undefined,
  ): string => {
    const label = setLabel(result, { tracking: exercise?.tracking, unit: unitOf(exercise), number: count });
    const about = [m.sides[result?.side ?? ''], m.kindsInShort[result?.kind ?? '']].filter(
      (word) => word !== undefined,
    );
    return label === '' || about.length === 0 ? label : `${label} (${about.join(', ')})`;
  };
}
