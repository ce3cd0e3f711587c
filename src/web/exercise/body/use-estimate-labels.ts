import type { BodyEstimateError } from '#domain/exercise/body/index.ts';
import { useMessages } from '../../language/index.ts';
import { bodyMessages } from './messages/index.ts';

type Words = { readonly [C in BodyEstimateError['code']]: (error: Extract<BodyEstimateError, { code: C }>) => string };

/** Returns messages that explain why a formula gives no figure. */
export function useEstimateLabels(): (error: BodyEstimateError) => string {
  const labels: Words = useMessages(bodyMessages).estimateErrors;
  return (error) => (labels[error.code] as (error: BodyEstimateError) => string)(error);
}
