import { useProfileData } from '../../../replica/index.ts';
import { type EffortScale, effortScaleOf } from '../../workouts/index.ts';

/** Returns the effort scale of these sets; null if the user has chosen none and no set has an effort. */
export function useEffortScale(sets: Parameters<typeof effortScaleOf>[1]): EffortScale {
  return effortScaleOf(useProfileData().preferences.effortScale, sets);
}
