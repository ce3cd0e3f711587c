import type { KnownBar } from '#domain/exercise/plates/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import type { LoadUnit } from '../load-unit.ts';
import { barName, massLabel } from './mass-labels.ts';
import { restingMessages } from './messages/index.ts';

/** Returns the name of a bar and its mass as stamped on it, the same in every selection. */
export function useBarLabel(unit: LoadUnit): (bar: KnownBar) => { readonly name: string; readonly mass: string } {
  const m = useMessages(restingMessages);
  const { count: number } = useTimeFormat();
  return (bar) => ({ name: barName(bar, m), mass: massLabel(bar.mass, { unit, number }) });
}
