import { useSyncExternalStore } from 'react';
import type { ImplausibleValue } from '#domain/exercise/records/index.ts';
import { usePersonsNames } from '../../local-preferences/index.ts';

/** The newest answers: nobody is asked again about what lies behind hundreds of others. */
const mostKept = 200;

/**
 * Whether the person said of a figure that it is no slip. Kept on the device, on a shared computer in the page alone:
 * another device asks once more, which does no harm. A figure that is changed is another one.
 */
export function useRightFigure(set: string, figure: ImplausibleValue | undefined): readonly [boolean, () => void] {
  const figures = usePersonsNames('right-figures');
  const name = `${set} ${figure?.kind} ${figure?.value}`;
  const isRight = useSyncExternalStore(figures.subscribe, () => figures.value.includes(name));
  return [isRight, () => figures.set([...figures.value, name].slice(-mostKept))];
}
