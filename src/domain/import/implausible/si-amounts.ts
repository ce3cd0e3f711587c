import { toSi, units } from '../../kernel/index.ts';
import type { DraftQuantity } from '../draft/index.ts';
import type { ImplausibleContext, UnitlessAmount } from './finding.ts';

/** Converts an amount to kilograms or metres; null for one whose unit is not known or does not fit. */
export function siOf(quantity: DraftQuantity | null, kind: UnitlessAmount, context: ImplausibleContext): number | null {
  const unit = quantity?.unit ?? context.units[kind];
  if (quantity === null || unit === null || unit === '%') return null;
  const dimension = kind === 'load' || kind === 'bodyWeight' ? 'mass' : 'length';
  return units[unit].dimension === dimension ? toSi(quantity.value, unit) : null;
}
