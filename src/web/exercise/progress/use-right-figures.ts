import { useSyncExternalStore } from 'react';
import type { ImplausibleValue } from '#domain/exercise/records/index.ts';
import { usePersonsNames } from '../../local-preferences/index.ts';

/**
 * The maximum number of stored answers. Older ones are dropped, since a set followed by hundreds of answers is no
 * longer asked about.
 */
const mostKept = 200;

/**
 * Returns whether the user confirmed an unlikely value. The answer is stored only on this device (on a shared computer,
 * only in this page). Another device asks again, which does no harm. After a change of the value, the question is asked
 * again.
 */
export function useRightFigure(set: string, figure: ImplausibleValue | undefined): readonly [boolean, () => void] {
  const figures = usePersonsNames('right-figures');
  const name = `${set} ${figure?.kind} ${figure?.value}`;
  const isRight = useSyncExternalStore(figures.subscribe, () => figures.value.includes(name));
  return [isRight, () => figures.set([...figures.value, name].slice(-mostKept))];
}
