import { useProfileData } from '../../replica/index.ts';
import { type EffortScale, effortScaleOf } from './set-fields.ts';

/** On which scale these sets are rated: on none until the person chooses one, or the sets are planned with an effort. */
export function useEffortScale(sets: Parameters<typeof effortScaleOf>[1]): EffortScale {
  return effortScaleOf(useProfileData().preferences.effortScale, sets);
}
