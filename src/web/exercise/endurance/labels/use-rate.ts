import { isRecognisedBySpeed, paceOf, speedOf } from '#domain/exercise/endurance/index.ts';
import { metres, seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useQuantityLabels } from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';

/** Returns how fast a stretch was covered, in the way that its sport is described. */
export function useRate(sport: string | undefined) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const isSpeed = isRecognisedBySpeed(sport);
  return {
    label: isSpeed ? m.speed : m.pace,
    /** Returns the pace or speed, and `–` if there is none. */
    rateOf: (covered: number | undefined, time: number | undefined): string => {
      const stretch = [metres(covered ?? 0), seconds(time ?? 0)] as const;
      const rate = isSpeed ? speedOf(...stretch) : paceOf(...stretch);
      if (rate === null) return '–';
      return isSpeed ? labels.speed(rate) : labels.pace(rate as ReturnType<typeof paceOf> & number, sport);
    },
  };
}
