import { isKnownMeasure, type KnownMeasure, knownMeasures, type MeasureDimension } from '../../exercise/body/index.ts';
import { type Measurement, measurement } from '../../exercise/index.ts';
import { localDayAt, type Quantity, readRecord, toSi, units } from '../../kernel/index.ts';
import { type DraftQuantity, instantOf, type MeasurementDraft } from '../draft/index.ts';

/** What the user answered about an import of body measurements. */
export interface MeasurementContext {
  /** The IANA zone of wall-clock times. */
  readonly zone: string;
  /** Minutes after midnight at which a new day starts. */
  readonly dayStartsAt: number;
  /** The units of amounts whose unit the file does not state. */
  readonly units: { readonly mass: 'kg' | 'lb'; readonly length: 'cm' | 'in' };
  /** The id and dimension of a measure that the app does not have; null to leave out its measurements. */
  readonly measureOf: (name: string) => { readonly id: string; readonly dimension: MeasureDimension } | null;
}

/**
 * Returns the measurement that a draft becomes; null if its time is none, or if its unit does not fit what was measured.
 */
export function measurementOfDraft(draft: MeasurementDraft, context: MeasurementContext): Measurement | null {
  const { zone, dayStartsAt } = context;
  const at = instantOf(draft.at, zone);
  const measured = 'id' in draft.measure ? knownMeasure(draft.measure.id) : context.measureOf(draft.measure.name);
  if (at === null || measured === null) return null;
  const quantity = quantityOf(draft.value, measured.dimension, context.units);
  if (quantity === null) return null;
  const value = readRecord(measurement, new Map()).value;
  value.measure = measured.id;
  value.value = quantity;
  value.at = at;
  value.createdAt = at;
  value.zone = zone;
  value.day = localDayAt(at, zone, dayStartsAt);
  if (draft.device !== '') value.method = draft.device;
  if (draft.remark !== '') value.remark = draft.remark;
  return value;
}

function knownMeasure(id: string): { readonly id: string; readonly dimension: MeasureDimension } | null {
  return isKnownMeasure(id) ? { id, dimension: knownMeasures[id satisfies KnownMeasure] } : null;
}

/** Returns the amount as typed in its unit; null if the unit measures something else. */
function quantityOf(
  { value, unit }: DraftQuantity,
  dimension: MeasureDimension,
  missing: MeasurementContext['units'],
): Quantity | null {
  const typed = String(value);
  if (dimension === 'share') return unit === '%' || unit === null ? { si: value / 100, typed, unit: '%' } : null;
  if (dimension === 'count') return unit === null ? { si: value, typed } : null;
  const stated = unit ?? (dimension === 'duration' ? null : missing[dimension]);
  if (stated === null || stated === '%' || units[stated].dimension !== dimension) return null;
  return { si: toSi(value, stated), typed, unit: stated };
}
