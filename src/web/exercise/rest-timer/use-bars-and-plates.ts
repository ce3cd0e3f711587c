import { useMemo } from 'react';
import { atPlace, type BarsAndPlates, knownBars, knownPlates } from '#domain/exercise/plates/index.ts';
import { useRecords } from '../../replica/index.ts';
import type { LoadUnit } from '../quantities/index.ts';

/** Returns the bars and plates of one place or of all places; the standard ones until the user has stored any. */
export function useBarsAndPlates(unit: LoadUnit, place: string | null): BarsAndPlates {
  const bars = useRecords('bars');
  const plates = useRecords('plates');
  return useMemo(
    () => ({ bars: atPlace(knownBars(bars, unit), place), plates: atPlace(knownPlates(plates, unit), place) }),
    [bars, plates, unit, place],
  );
}
