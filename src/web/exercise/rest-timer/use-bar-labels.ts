import type { KnownBar } from '#domain/exercise/plates/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import type { LoadUnit } from '../load-unit.ts';
import { barName, massLabel } from './mass-labels.ts';
import { restingMessages } from './messages/index.ts';

/** What a bar is called, and how heavy it is as it is stamped on it: the same wherever one is chosen. */
export function useBarLabel(unit: LoadUnit): (bar: KnownBar) => { readonly name: string; readonly mass: string } {
  const m = useMessages(restingMessages);
  const { count: number } = useTimeFormat();
  return (bar) => ({ name: barName(bar, m), mass: massLabel(bar.mass, { unit, number }) });
}
