import { type MeasureDimension, measureFromTyped, type TypedMeasureError } from '#domain/exercise/body/index.ts';
import { boundsOfMeasure, checkWithin } from '#domain/exercise/plausible/index.ts';
import type { Quantity } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { openNumber, openTime, useDecimalMark } from '../quantities/index.ts';
import { bodyMessages } from './messages/index.ts';
import { useMeasureFormat } from './use-measure-format.ts';

/** The properties of a measurement that its field needs. */
type FieldMeasure = { readonly id: string; readonly dimension: MeasureDimension };

type ReadTyped = (typed: string, measure: FieldMeasure) => Quantity | { readonly error: string };

/** Parses the text in a measurement's field. Returns an error message if it is invalid. */
export function useReadTyped(): ReadTyped {
  const { typedErrors, outOfBounds } = useMessages(bodyMessages);
  const { openNumber: question } = useMessages(exerciseMessages);
  const decimalMark = useDecimalMark();
  const { unitOf, reckoned } = useMeasureFormat();
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
  return (typed, { id, dimension }) => {
    const read = measureFromTyped(typed, { unit: unitOf(dimension), dimension, decimalMark });
    if (!read.ok) return { error: wordsOf(read.error) };
    const bounds = boundsOfMeasure(id);
    const within = bounds === null ? null : checkWithin(read.value.si, bounds);
    if (within === null || within.ok) return read.value;
    const [min, max] = [within.error.min, within.error.max].map((bound) => reckoned(bound, dimension));
    return { error: outOfBounds({ min: min ?? '', max: max ?? '' }) };
  };
}
