import { useSyncExternalStore } from 'react';
import type { ImplausibleValue } from '#domain/exercise/records/index.ts';
import { usePersonsNames } from '../../local-preferences/index.ts';

/** Only the newest answers are kept: a set with hundreds of later answers is no longer asked about. */
const mostKept = 200;

/**
 * Returns whether the user confirmed an implausible value. The answer is stored on the device only (on a shared
 * computer, in the page only): another device asks again, which does no harm. A changed value counts as a new one.
 */
export function useRightFigure(set: string, figure: ImplausibleValue | undefined): readonly [boolean, () => void] {
  const figures = usePersonsNames('right-figures');
  const name = `${set} ${figure?.kind} ${figure?.value}`;
  const isRight = useSyncExternalStore(figures.subscribe, () => figures.value.includes(name));
  return [isRight, () => figures.set([...figures.value, name].slice(-mostKept))];
}
