import type { Activity } from '../exercise/index.ts';
import type { ComputedFigures } from './figures-of-track.ts';

/**
 * Writes the figures of a track into its activity. While something is hidden, the activity has the figures of what is
 * visible, and remembers those from before; they come back with the last hidden stretch.
 *
 * @param draft with its hidden stretches as they are to be
 */
export function applyFigures(draft: Activity, { stored, times, metres, climb, heartRate }: ComputedFigures): void {
  const hidden = Object.values(draft.hidden);
  draft.trackFigures = stored;
  const before = draft.unhidden ?? figuresOf(draft);
  if (hidden.length === 0 && draft.unhidden === undefined) return;
  Object.assign(draft, { ...noFigures, ...before });
  draft.unhidden = hidden.length === 0 ? undefined : before;
  if (hidden.length === 0) return;
  draft.heartRate = heartRate === null ? undefined : { average: Math.round(heartRate.average), max: heartRate.max };
  if (hidden.every(({ only }) => only === 'heartRate')) return;
  draft.distance = metres === null ? undefined : { si: Math.round(10 * metres) / 10 };
  draft.movingSeconds = times === null ? undefined : Math.round(times.moving);
  draft.elapsedSeconds = times === null ? undefined : Math.round(times.elapsed);
  draft.climb = climb === null ? undefined : { si: Math.round(climb.ascent) };
}

const noFigures = {
  ...{ movingSeconds: undefined, elapsedSeconds: undefined },
  ...{ distance: undefined, climb: undefined, heartRate: undefined },
};

function figuresOf({ movingSeconds, elapsedSeconds, distance, climb, heartRate }: Activity) {
  return {
    ...(movingSeconds !== undefined && { movingSeconds }),
    ...(elapsedSeconds !== undefined && { elapsedSeconds }),
    ...(distance !== undefined && { distance }),
    ...(climb !== undefined && { climb }),
    ...(heartRate !== undefined && { heartRate }),
  };
}
