import { type OneRepMaxMethod, oneRepMaxMethod } from '#domain/exercise/strength/index.ts';
import { useProfileData } from '../../replica/index.ts';

/** How this person has their one-rep maxima estimated. */
export function useOneRepMaxMethod(): OneRepMaxMethod {
  return oneRepMaxMethod(useProfileData().preferences.e1rmFormula);
}
