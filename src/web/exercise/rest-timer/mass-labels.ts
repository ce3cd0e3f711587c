import type { KnownBar } from '#domain/exercise/plates/index.ts';
import { numberIn, type Quantity } from '#domain/kernel/index.ts';
import type { LoadUnit } from '../load-unit.ts';

/** A mass with its unit: as it was typed where it was, else in the unit of the person. */
export function massLabel(
  mass: Quantity,
  { unit, number }: { readonly unit: LoadUnit; readonly number: (value: number) => string },
): string {
  const shownIn = massUnit(mass, unit);
  return `${number(numberIn(mass, shownIn))} ${shownIn}`;
}

/** The unit in which a mass was typed, else that of the person. */
export function massUnit({ unit }: Quantity, preferred: LoadUnit): LoadUnit {
  return unit === 'kg' || unit === 'lb' ? unit : preferred;
}

/** What a bar is called: as the person calls it, else as everybody does. */
export function barName(
  { id, name }: Pick<KnownBar, 'id' | 'name'>,
  m: { readonly barNames: Readonly<Record<string, string>>; readonly unnamedBar: string },
): string {
  return name ?? (Object.hasOwn(m.barNames, id) ? m.barNames[id] : undefined) ?? m.unnamedBar;
}

/** How large a plate is drawn, 1–6: gyms tell them by size. */
export function plateSize(mass: number): number {
  const steps = [1.5, 3, 6, 11.5, 16];
  return 1 + steps.filter((step) => mass > step).length;
}
