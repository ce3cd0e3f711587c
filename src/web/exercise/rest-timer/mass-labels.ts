import type { KnownBar } from '#domain/exercise/plates/index.ts';
import { numberIn, type Quantity } from '#domain/kernel/index.ts';
import type { LoadUnit } from '../quantities/index.ts';

/** Formats a mass in the unit in which it was typed, else in the user's unit. */
export function massLabel(
  mass: Quantity,
  { unit, number }: { readonly unit: LoadUnit; readonly number: (value: number) => string },
): string {
  const shownIn = massUnit(mass, unit);
  return `${number(numberIn(mass, shownIn))} ${shownIn}`;
}

/** Returns the unit in which a mass was typed, else the user's unit. */
export function massUnit({ unit }: Quantity, preferred: LoadUnit): LoadUnit {
  return unit === 'kg' || unit === 'lb' ? unit : preferred;
}

/** Returns the user's name for a bar, or its default name if it has none. */
export function barName(
  { id, name }: Pick<KnownBar, 'id' | 'name'>,
  m: { readonly barNames: Readonly<Record<string, string>>; readonly unnamedBar: string },
): string {
  return name ?? (Object.hasOwn(m.barNames, id) ? m.barNames[id] : undefined) ?? m.unnamedBar;
}

/** Returns the size at which to draw a plate, 1–6, since people recognise plates by size. */
export function plateSize(mass: number): number {
  const steps = [1.5, 3, 6, 11.5, 16];
  return 1 + steps.filter((step) => mass > step).length;
}
