import type { Reading } from '../../markdown-editor/index.ts';
import { useProfileData } from '../../replica/index.ts';

/** Returns the user's reading preferences. Values that this version does not know are replaced by the defaults. */
export function useReading(): Reading {
  const { preferences } = useProfileData();
  const { font, width } = preferences.reading;
  return {
    font: font === 'sans' ? 'sans' : 'serif',
    width: width === 'narrow' ? 'narrow' : width === 'wide' ? 'wide' : 'normal',
  };
}
