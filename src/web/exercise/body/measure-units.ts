import type { MeasureDimension, MeasureUnit } from '#domain/exercise/body/index.ts';
import { loadUnit } from '../quantities/index.ts';

export interface PreferredUnits {
  readonly load?: string | undefined;
  readonly bodyWeight?: string | undefined;
  readonly length?: string | undefined;
}

/** Returns the unit for a measurement: the user's choice, else the one that goes with their load unit and region. */
export function measureUnit(dimension: MeasureDimension, preferred: PreferredUnits, locale: string): MeasureUnit {
  switch (dimension) {
    case 'mass':
      return bodyWeightUnit(preferred, locale);
    case 'length':
      return lengthUnit(preferred, locale);
    case 'duration':
      return 'min';
    case 'share':
      return '%';
    case 'count':
      return null;
  }
}

export function bodyWeightUnit({ bodyWeight, load }: PreferredUnits, locale: string): 'kg' | 'lb' | 'st' {
  if (bodyWeight === 'kg' || bodyWeight === 'lb' || bodyWeight === 'st') return bodyWeight;
  return loadUnit(undefined, load, locale);
}

export function lengthUnit({ length }: PreferredUnits, locale: string): 'cm' | 'in' {
  if (length === 'cm' || length === 'in') return length;
  return inchRegions.has(new Intl.Locale(locale).maximize().region ?? '') ? 'in' : 'cm';
}

const inchRegions = new Set(['US', 'LR', 'MM']);
