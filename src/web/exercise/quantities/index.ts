export { DecimalField, type DecimalFieldProps } from './decimal-field.tsx';
export { lengthShown } from './length-label.ts';
export { type LoadUnit, loadUnit } from './load-unit.ts';
export {
  isOpen,
  type OpenNumber,
  openNumber,
  openTime,
  type ReadNumber,
  readNumber,
  readTime,
} from './typed-number.ts';
export { helpShown, numberShown, typedHelp, typedQuantity } from './typed-quantity.ts';
export { useDecimalMark } from './use-decimal-mark.ts';
export { useDistanceSystem } from './use-distance-system.ts';
export { useLoadUnit, useLoadUnits } from './use-load-unit.ts';
export { type QuantityLabels, useQuantityLabels } from './use-quantity-labels.ts';
