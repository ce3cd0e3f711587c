import { useProfileData } from '../../replica/index.ts';
import type { EffortScale } from './set-fields.ts';

/** How this person rates their sets; not at all until they choose a scale. */
export function useEffortScale(): EffortScale {
  const { effortScale } = useProfileData().preferences;
  return effortScale === 'rpe' || effortScale === 'rir' ? effortScale : null;
}
