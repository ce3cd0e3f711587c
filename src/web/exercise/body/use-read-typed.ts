import { type MeasureDimension, measureFromTyped, type TypedMeasureError } from '#domain/exercise/body/index.ts';
import type { Quantity } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { bodyMessages } from './messages/index.ts';
import { useMeasureFormat } from './use-measure-format.ts';

type Words = { readonly [C in TypedMeasureError['code']]: (error: Extract<TypedMeasureError, { code: C }>) => string };

/** Reads what was typed into the field of a measure; words where it is not one. */
export function useReadTyped(): (typed: string, dimension: MeasureDimension) => Quantity | { readonly error: string } {
  const words: Words = useMessages(bodyMessages).typedErrors;
  const { unitOf } = useMeasureFormat();
  return (typed, dimension) => {
    const read = measureFromTyped(typed, unitOf(dimension), dimension);
    return read.ok
      ? read.value
      : { error: (words[read.error.code] as (error: TypedMeasureError) => string)(read.error) };
  };
}
