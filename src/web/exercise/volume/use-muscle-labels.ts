import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { libraryMessages } from '../library/index.ts';
import { volumeMessages } from './messages/index.ts';
import type { MuscleRow } from './muscle-rows.ts';

/** Returns a formatter for the week of a muscle: `Chest: 12 sets, within 8–22`. */
export function useMuscleLabels(): (row: MuscleRow) => string {
  const m = useMessages(volumeMessages);
  const { muscles: names } = useMessages(libraryMessages);
  const bandLabels = useBandLabels();
  const { count } = useTimeFormat();
  return ({ muscle, sets, band, standing }) =>
    m.muscleOnMap({
      name: names[muscle] ?? muscle,
      count: sets,
      sets: count(sets),
      standing: m.standingOnMap({ standing, target: bandLabels(band) }),
    });
}

/** Returns a formatter for weekly targets: `8–22`. */
export function useBandLabels(): (band: MuscleRow['band']) => string {
  const m = useMessages(volumeMessages);
  const { count } = useTimeFormat();
  return (band) => (band === null ? m.noTarget : m.ends({ min: count(band.min), max: count(band.max) }));
}
