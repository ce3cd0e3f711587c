import { useProfileData } from '../../replica/index.ts';
import type { Reading } from './preview/reading-look.ts';

/** Returns the user's reading preferences. Values that this version does not know are replaced by the defaults. */
export function useReading(): Reading {
  const { preferences } = useProfileData();
  const { font, width } = preferences.reading;
  return {
    font: font === 'sans' ? 'sans' : 'serif',
    width: width === 'narrow' ? 'narrow' : width === 'wide' ? 'wide' : 'normal',
  };
}
