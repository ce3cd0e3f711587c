import { type Quantity, toSi, type Unit } from '../../kernel/index.ts';
import type { DraftQuantity } from '../draft/index.ts';

/**
 * Returns a load or a distance as typed in its unit; null without one. A percentage is neither.
 *
 * @param unitIfMissing the unit of amounts whose unit the file does not state
 */
export function quantityOf(draft: DraftQuantity | null, unitIfMissing: Unit): Quantity | null {
  if (draft === null || draft.unit === '%') return null;
  const unit = draft.unit ?? unitIfMissing;
  return { si: toSi(draft.value, unit), typed: String(draft.value), unit };
}
