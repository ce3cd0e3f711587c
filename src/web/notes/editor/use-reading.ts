import { useProfileData } from '../../replica/index.ts';
import type { Reading } from './preview/reading-look.ts';

/** How the person likes to read; what this version does not know is read as the usual. */
export function useReading(): Reading {
  const { preferences } = useProfileData();
  const { font, width } = preferences.reading;
  return {
    font: font === 'sans' ? 'sans' : 'serif',
    width: width === 'narrow' ? 'narrow' : width === 'wide' ? 'wide' : 'normal',
  };
}
