import { showDuration } from '#domain/exercise/endurance/index.ts';
import type { Activity } from '#domain/exercise/index.ts';
import { seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useQuantityLabels } from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';

export interface ActivityDetail {
  readonly name: string;
  readonly value: string;
}

/** Returns a function that lists what was recorded of an activity besides its distance, moving time and pace. */
export function useActivityDetails(): (activity: Activity) => readonly ActivityDetail[] {
  const m = useMessages(enduranceMessages);
  const { beats, climb } = useQuantityLabels();
  return ({ elapsedSeconds, climb: climbed, heartRate, effort }) => {
    const details = [
      [m.elapsedTime, elapsedSeconds && showDuration(seconds(elapsedSeconds))],
      [m.elevationGain, climbed && climb(climbed)],
      [m.averageHeartRate, heartRate?.average && beats(heartRate.average)],
      [m.maxHeartRate, heartRate?.max && beats(heartRate.max)],
      [m.effort, effort !== undefined && m.efforts[Math.round(effort)]],
    ] as const;
    return details.flatMap(([name, value]) => (typeof value === 'string' ? { name, value } : []));
  };
}
