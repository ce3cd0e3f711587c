import { type MeasureDimension, measureFromTyped, type TypedMeasureError } from '#domain/exercise/body/index.ts';
import type { Quantity } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { openNumber, openTime } from '../typed-number.ts';
import { useDecimalMark } from '../use-decimal-mark.ts';
import { bodyMessages } from './messages/index.ts';
import { useMeasureFormat } from './use-measure-format.ts';

type ReadTyped = (typed: string, dimension: MeasureDimension) => Quantity | { readonly error: string };

/** Reads what was typed into the field of a measure; words where it is not one. */
export function useReadTyped(): ReadTyped {
  const { typedErrors } = useMessages(bodyMessages);
  const { openNumber: question } = useMessages(exerciseMessages);
  const decimalMark = useDecimalMark();
  const { unitOf } = useMeasureFormat();
  const wordsOf = (error: TypedMeasureError): string => {
    switch (error.code) {
      case 'units/ambiguous-number':
        return question(openNumber(error.readings, decimalMark));
      case 'exercise/ambiguous-time':
        return question(openTime(error.readings, 'min', decimalMark));
      case 'exercise/measure-out-of-range':
        return typedErrors[error.code](error);
      default:
        return typedErrors[error.code]();
    }
  };
  return (typed, dimension) => {
    const read = measureFromTyped(typed, { unit: unitOf(dimension), dimension, decimalMark });
    return read.ok ? read.value : { error: wordsOf(read.error) };
  };
}
