import type { KnownBar } from '#domain/exercise/plates/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import type { LoadUnit } from '../quantities/index.ts';
import { barName, massLabel } from './mass-labels.ts';
import { restingMessages } from './messages/index.ts';

/**
 * Returns a function for the name and the mass of a bar. The mass is as stamped on the bar, so it is the same wherever
 * the bar can be selected.
 */
export function useBarLabel(unit: LoadUnit): (bar: KnownBar) => { readonly name: string; readonly mass: string } {
  const m = useMessages(restingMessages);
  const { count: number } = useTimeFormat();
  return (bar) => ({ name: barName(bar, m), mass: massLabel(bar.mass, { unit, number }) });
}
