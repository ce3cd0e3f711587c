import { isRecognisedBySpeed, movementOf, movingTime, showDuration } from '#domain/exercise/endurance/index.ts';
import { isStartMadeUp } from '#domain/exercise/history/index.ts';
import { type Activity, knownSport } from '#domain/exercise/index.ts';
import { localDayAt } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useDocument } from '../../../replica/index.ts';
import { deviceZone, useTimeFormat } from '../../../time/index.ts';
import { useQuantityLabels } from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';

export interface ActivityLabels {
  /** The title that the user gave it, or the sport if it has none. */
  readonly title: string;
  /** `Today, 07:30`, in the activity's own time zone. */
  readonly when: string;
  /** `07:30`, in the activity's own time zone; empty if it is unknown. */
  readonly time: string;
  /** `10 km · 52:10 · 5:13 /km`; empty if the activity has none of these values. */
  readonly what: string;
}

export function useActivityLabels(): (activity: Activity) => ActivityLabels {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const { day, time } = useTimeFormat();
  const { today } = useDocument();
  return (activity) => {
    const { sport, distance } = activity;
    const at = activity.startedAt ?? activity.createdAt;
    const zone = activity.zone ?? deviceZone();
    const moving = movingTime(activity);
    const movement = movementOf(activity);
    const fast =
      movement && (isRecognisedBySpeed(sport) ? labels.speed(movement.speed) : labels.pace(movement.pace, sport));
    const figures = [distance && labels.distance(distance, sport), moving !== null && showDuration(moving), fast];
    const clock = at === undefined || isStartMadeUp(activity) ? '' : time(at, zone);
    return {
      title: activity.title?.trim() || m.sports[knownSport(sport)],
      when: at === undefined ? '' : withClock(day(activity.day ?? localDayAt(at, zone), today()), clock),
      time: clock,
      what: figures.filter((figure) => typeof figure === 'string').join(' · '),
    };
  };
}

function withClock(day: string, clock: string): string {
  return clock === '' ? day : `${day}, ${clock}`;
}
