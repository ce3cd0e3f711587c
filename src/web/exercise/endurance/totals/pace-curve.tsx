import { type BestTime, isRecognisedBySpeed, type Pace } from '#domain/exercise/endurance/index.ts';
import type { Sport } from '#domain/exercise/index.ts';
import { metres } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useQuantityLabels } from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';
import { EffortCurve } from './effort-curve.tsx';

interface PaceCurveProps {
  readonly best: readonly Pick<BestTime<unknown>, 'distance' | 'covered' | 'time'>[];
  readonly sport: Sport;
}

/** The pace of each best time by its distance, or the speed in sports that use it. */
export function PaceCurve({ best, sport }: PaceCurveProps) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const isSpeed = isRecognisedBySpeed(sport);
  return (
    <EffortCurve
      label={isSpeed ? m.speedCurve : m.paceCurve}
      points={best.map(({ distance, covered, time }) => ({
        over: distance,
        value: isSpeed ? covered / time : time / covered,
      }))}
      overLabel={(over) => labels.raced(metres(over), sport)}
      valueLabel={(value) => (isSpeed ? labels.speed(value) : labels.pace(value as Pace, sport))}
      isLowerBetter={!isSpeed}
    />
  );
}
