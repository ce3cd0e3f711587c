import type { Tracking } from '../../exercise/index.ts';
import type { SetDraft } from '../draft/index.ts';
import type { StatedEquipment } from './equipment-words.ts';

/**
 * Guesses what an exercise records from the values of its sets. Zero means “does not apply”, as several apps write it. If
 * the sets differ, the kind of most sets wins.
 */
export function guessTracking(sets: readonly SetDraft[], equipment: ReadonlySet<StatedEquipment>): Tracking {
  const counts = { reps: 0, distance: 0, seconds: 0 };
  for (const set of sets) {
    const measured = measuredIn(set);
    if (measured !== null) counts[measured]++;
  }
  const loads = sets.map((set) => set.load?.value ?? 0).filter((value) => value !== 0);
  const most = Math.max(counts.reps, counts.distance, counts.seconds);
  if (most === 0) return withoutSets(equipment);
  if (counts.reps === most) return ofReps(loads, equipment);
  if (counts.distance === most) return loads.length > 0 ? 'loadDistance' : 'distanceDuration';
  return loads.length > 0 ? 'loadDuration' : 'duration';
}

function measuredIn({ reps, distance, seconds }: SetDraft): 'reps' | 'distance' | 'seconds' | null {
  if (reps !== null && reps > 0) return 'reps';
  if (distance !== null && distance.value > 0) return 'distance';
  return seconds !== null && seconds > 0 ? 'seconds' : null;
}

function ofReps(loads: readonly number[], equipment: ReadonlySet<StatedEquipment>): Tracking {
  if (equipment.has('assisted') || loads.filter((load) => load < 0).length > loads.length / 2)
    return 'assistedBodyWeight';
  if (loads.length === 0) return 'reps';
  return equipment.has('bodyWeight') || equipment.has('pullUpBar') ? 'weightedBodyWeight' : 'loadReps';
}

function withoutSets(equipment: ReadonlySet<StatedEquipment>): Tracking {
  if (equipment.has('assisted')) return 'assistedBodyWeight';
  return equipment.has('bodyWeight') ? 'reps' : 'loadReps';
}
