import { type OneRepMaxMethod, oneRepMaxMethod } from '#domain/exercise/strength/index.ts';
import { useProfileData } from '../../replica/index.ts';

export function useOneRepMaxMethod(): OneRepMaxMethod {
  return oneRepMaxMethod(useProfileData().preferences.e1rmFormula);
}
