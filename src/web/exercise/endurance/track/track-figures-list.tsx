import { paceOf, showDuration } from '#domain/exercise/endurance/index.ts';
import type { Activity } from '#domain/exercise/index.ts';
import { metres, type Seconds, seconds } from '#domain/kernel/index.ts';
import { climbStep, isCountedGain, type TrackView } from '#domain/track/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Figure, Figures } from '../../../ui/figures.tsx';
import { useQuantityLabels } from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';

interface TrackFiguresListProps {
  readonly activity: Activity;
  readonly view: TrackView;
}

/** The times of a track by name, its climb with how it was measured, and the pace on the flat. */
export function TrackFiguresList({ activity, view }: TrackFiguresListProps) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const { times, climb } = view;
  const step = labels.climb({ si: climbStep });
  const clock = (time: Seconds) => showDuration(seconds(Math.round(time)));
  const flat = view.flatMetres === null || times === null ? null : paceOf(metres(view.flatMetres), times.moving);
  return (
    <Figures minColumn={9}>
      {times !== null && (
        <>
          <Figure label={m.movingTime} value={clock(times.moving)} note={m.movingTimeNote} />
          <Figure label={m.timerTime} value={clock(times.timer)} note={m.timerTimeNote} />
          <Figure label={m.elapsedTime} value={clock(times.elapsed)} note={m.elapsedTimeNote} />
        </>
      )}
      {climb !== null && (
        <Figure
          label={m.computedClimb}
          value={`${labels.climb({ si: Math.round(climb.ascent) })} ↑ ${labels.climb({ si: Math.round(climb.descent) })} ↓`}
          note={
            activity.climb === undefined || isCountedGain(activity.climb.si, climb)
              ? m.computedClimbNote({ step })
              : m.otherGain({ step, climb: labels.climb(activity.climb) })
          }
        />
      )}
      {flat !== null && (
        <Figure label={m.gradeAdjustedPace} value={labels.pace(flat, activity.sport)} note={m.gradeAdjustedNote} />
      )}
    </Figures>
  );
}
