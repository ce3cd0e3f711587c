import { largeStep, smallStep } from '#domain/exercise/built-in/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import type { LoadUnit } from '../../quantities/index.ts';
import type { Increments } from './messages/en.ts';

/** Returns the increments of the built-in programmes as labels. */
export function useIncrements(unit: LoadUnit): Increments {
  const { count } = useTimeFormat();
  return { small: `${count(smallStep[unit])} ${unit}`, large: `${count(largeStep[unit])} ${unit}` };
}
