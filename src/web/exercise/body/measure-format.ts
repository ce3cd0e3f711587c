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
  /** Returns the symbol of a unit; empty for counts. */
  readonly unitWord: (unit: MeasureUnit) => string;
  /** Formats a value for its field. If the unit has not changed, this is the text that the user typed. */
  readonly inField: (quantity: Quantity, dimension: MeasureDimension) => string;
  /** Formats a value with its unit: `81.4 kg`, `11 st 7.5 lb`, `18.5 %`. */
  readonly valueLabels: (quantity: Quantity, dimension: MeasureDimension) => string;
  /** Formats a difference or a computed value with its unit, to one decimal. A difference has a sign. */
  readonly reckoned: (si: number, dimension: MeasureDimension, sign?: 'signed') => string;
  /** Converts a value to the number on a chart's axis. Stones are charted as pounds, which are finer. */
  readonly toAxis: (si: number, dimension: MeasureDimension) => number;
  readonly onAxis: (drawn: number, dimension: MeasureDimension) => string;
  /** Formats a user's height, given in metres: `180 cm`, `5 ft 11 in`. */
  readonly height: (metres: number) => string;
}

export type UnitLabels = { readonly [U in NonNullable<MeasureUnit>]: string };

/** Returns formatters for measurements in a language and in the user's preferred units. */
export function measureFormat(locale: string, preferred: PreferredUnits, labels: UnitLabels): MeasureFormat {
  const unitOf = (dimension: MeasureDimension) => measureUnit(dimension, preferred, locale);
  const sign = decimalSignOf(locale);
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const unitWord = (unit: MeasureUnit) => (unit === null ? '' : labels[unit]);
  const withUnit = (shown: string, unit: MeasureUnit) => (unit === null ? shown : `${shown} ${labels[unit]}`);
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
      // a difference is shown in pounds because stones are too coarse
      const shownUnit = isSigned === 'signed' ? drawnIn(unit) : unit;
      if (shownUnit === 'st') return printStones(si).replace('.', sign);
      return withUnit((isSigned === 'signed' ? signed : plain).format(measureIn(si, shownUnit)), shownUnit);
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
