import { isKnownMeasure, knownMeasures, type MeasureDimension } from '../../exercise/body/index.ts';
import { measurement } from '../../exercise/index.ts';
import { idOf, type Quantity, readRecord } from '../../kernel/index.ts';
import { attachmentHash } from '../../notes/index.ts';
import { type Cell, quantityCells, timeCells } from './csv.ts';
import type { TrainingTable } from './table.ts';

/** One row per measurement. Shares are in percent. */
export const measurementsTable: TrainingTable = {
  file: 'measurements.csv',
  collection: 'measurements',
  columns: ['measurement_id', 'date', 'zone', 'measure', 'value', 'unit', 'value_si', 'method', 'remark', 'photo'],
  rowsOf({ key, leaves }, { nameOf, attachmentPaths }) {
    const { value } = readRecord(measurement, leaves);
    const photo = attachmentHash(value.photo ?? '');
    const name = value.measure === undefined ? null : nameOf(`measures/${value.measure}`) || value.measure;
    return [
      [
        idOf(key),
        ...timeCells(value.at, value.zone),
        name,
        ...valueCells(value.value, dimensionIn(value.measure)),
        value.method,
        value.remark,
        photo === null ? null : attachmentPaths.get(photo),
      ],
    ];
  },
};

const siUnits = { mass: 'kg', length: 'm', duration: 's', share: null, count: null } as const;

function valueCells(quantity: Quantity | undefined, dimension: MeasureDimension): readonly Cell[] {
  if (quantity === undefined) return [null, null, null];
  if (dimension === 'share') return [Math.round(quantity.si * 1e8) / 1e6, '%', quantity.si];
  const unit = quantity.unit ?? siUnits[dimension];
  return unit === null ? [quantity.si, null, quantity.si] : quantityCells({ ...quantity, unit }, 'kg');
}

/** Returns `count` for a measure of the user, whose values state their units. */
function dimensionIn(measure: string | undefined): MeasureDimension {
  return measure !== undefined && isKnownMeasure(measure) ? knownMeasures[measure] : 'count';
}
