import {
  type MeasureDimension,
  type MeasureUnit,
  measureIn,
  printHeight,
  printStones,
  showMeasure,
} from '#domain/exercise/body/index.ts';
import { type Quantity, toSi } from '#domain/kernel/index.ts';
import { decimalSignOf } from '../../ui/decimal.ts';
import { lengthUnit, measureUnit, type PreferredUnits } from './measure-units.ts';

export interface MeasureFormat {
  readonly unitOf: (dimension: MeasureDimension) => MeasureUnit;
  /** The short word of a unit; empty for what is counted. */
  readonly unitWord: (unit: MeasureUnit) => string;
  /** What stands in a field: as typed where it was typed in this unit. */
  readonly inField: (quantity: Quantity, dimension: MeasureDimension) => string;
  /** With its unit: `81.4 kg`, `11 st 7.5 lb`, `18.5 %`. */
  readonly valueLabels: (quantity: Quantity, dimension: MeasureDimension) => string;
  /** A difference or a reckoned value with its unit, to a tenth, a difference with its sign. */
  readonly reckoned: (si: number, dimension: MeasureDimension, sign?: 'signed') => string;
  /** The number that is drawn for a value, and how such a number is written. Stones are drawn as pounds, which are finer. */
  readonly toAxis: (si: number, dimension: MeasureDimension) => number;
  readonly onAxis: (drawn: number, dimension: MeasureDimension) => string;
  /** Of a body, in metres: `180 cm`, `5 ft 11 in`. */
  readonly height: (metres: number) => string;
}

/** The short word of each unit. */
export type UnitLabels = { readonly [U in NonNullable<MeasureUnit>]: string };

/** Measures as people of a language write them, in the units that a person prefers. */
export function measureFormat(locale: string, preferred: PreferredUnits, words: UnitLabels): MeasureFormat {
  const unitOf = (dimension: MeasureDimension) => measureUnit(dimension, preferred, locale);
  const sign = decimalSignOf(locale);
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const unitWord = (unit: MeasureUnit) => (unit === null ? '' : words[unit]);
  const withUnit = (shown: string, unit: MeasureUnit) => (unit === null ? shown : `${shown} ${words[unit]}`);
  const inField: MeasureFormat['inField'] = (quantity, dimension) => {
    const unit = unitOf(dimension);
    return showMeasure(quantity, unit, sign);
  };
  return {
    unitOf,
    unitWord,
    inField,
    valueLabels: (quantity, dimension) => {
      const unit = unitOf(dimension);
      if (unit === 'st') return printStones(quantity.si).replace('.', sign);
      return withUnit(inField(quantity, dimension).replace(/\s*%$/u, ''), unit);
    },
    reckoned: (si, dimension, isSigned) => {
      const unit = unitOf(dimension);
      // a difference of stones says little: it is told in pounds
      const told = isSigned === 'signed' ? drawnIn(unit) : unit;
      if (told === 'st') return printStones(si).replace('.', sign);
      return withUnit((isSigned === 'signed' ? signed : plain).format(measureIn(si, told)), told);
    },
    toAxis: (si, dimension) => measureIn(si, drawnIn(unitOf(dimension))),
    onAxis: (drawn, dimension) => {
      const unit = unitOf(dimension);
      return unit === 'st' ? printStones(toSi(drawn, 'lb')).replace('.', sign) : withUnit(plain.format(drawn), unit);
    },
    height: (metres) => {
      const unit = lengthUnit(preferred, locale);
      const shown = printHeight(metres, unit).replace('.', sign);
      return unit === 'cm' ? withUnit(shown, unit) : shown;
    },
  };
}

function drawnIn(unit: MeasureUnit): MeasureUnit {
  return unit === 'st' ? 'lb' : unit;
}
