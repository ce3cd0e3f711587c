import { type Activity, activity } from '../../exercise/index.ts';
import { type Instant, localDayAt, minutesAt, type Order, orderBetween, readRecord } from '../../kernel/index.ts';
import { type ActivityDraft, instantOf } from '../draft/index.ts';
import { quantityOf } from './draft-quantity.ts';
import type { TrainingContext } from './workout-content.ts';

/**
 * Returns the activity that a draft becomes; null if its start is no time.
 *
 * @param trackOf returns the attachment that its recording, or the points of it, become; null if it cannot be read
 */
export function activityOfDraft(
  draft: ActivityDraft,
  { zone, dayStartsAt, units, trackOf }: Pick<TrainingContext, 'zone' | 'dayStartsAt' | 'units' | 'trackOf'>,
): Activity | null {
  const startedAt = instantOf(draft.startedAt, zone);
  if (startedAt === null) return null;
  const value = readRecord(activity, new Map()).value;
  value.sport = draft.sport;
  if (draft.title !== '') value.title = draft.title;
  value.startedAt = startedAt;
  value.createdAt = startedAt;
  value.zone = zoneThere(startedAt, draft.offsetMinutes, zone);
  value.day = localDayAt(startedAt, value.zone, dayStartsAt);
  if (draft.elapsedSeconds !== null) value.elapsedSeconds = draft.elapsedSeconds;
  if (draft.movingSeconds !== null) value.movingSeconds = draft.movingSeconds;
  const distance = quantityOf(draft.distance, units.distance);
  if (distance !== null && distance.si > 0) value.distance = distance;
  const climb = quantityOf(draft.climb, 'm');
  if (climb !== null && climb.si > 0) value.climb = climb;
  const { average, max } = draft.heartRate;
  if (average !== null || max !== null) {
    value.heartRate = { ...(average !== null && { average }), ...(max !== null && { max }) };
  }
  let order: Order | null = null;
  for (const [at, lap] of draft.laps.entries()) {
    order = orderBetween(order, null);
    const { seconds, metres, averageHeartRate } = lap;
    value.laps[`lap-${at + 1}`] = {
      order,
      ...(seconds !== null && { seconds }),
      ...(metres !== null && { metres }),
      ...(averageHeartRate !== null && { bpm: averageHeartRate }),
    };
  }
  if (draft.effort !== null) value.effort = draft.effort;
  if (draft.isIndoor !== null) value.indoor = draft.isIndoor;
  if (draft.remark !== '') value.remark = draft.remark;
  const figures = [...draft.deviceFigures].filter(([name]) => name !== '__proto__');
  if (figures.length > 0) value.deviceFigures = Object.fromEntries(figures);
  const track = draft.track === null ? null : trackOf(draft.track);
  if (track !== null) value.track = track;
  const points = draft.points === null ? null : trackOf(draft.points);
  if (points !== null) value.points = points;
  if (draft.trackFigures !== null) value.trackFigures = draft.trackFigures;
  return value;
}

const minutesInDay = 1440;

/** Where clocks are not whole hours from UTC. */
const zonesOfOddOffsets = [
  ...['Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Yangon', 'Asia/Tehran', 'Asia/Kabul', 'Australia/Adelaide'],
  ...['Australia/Darwin', 'Australia/Eucla', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Marquesas'],
  'America/St_Johns',
];

/**
 * Returns the zone in which an activity began: the user's, unless the device's clock was another one, as on a journey. A
 * device says its offset only, which has a zone of its own if it is of whole hours. Else a zone with this offset is taken.
 */
function zoneThere(startedAt: Instant, offsetMinutes: number | undefined, zone: string): string {
  if (offsetMinutes === undefined) return zone;
  const isThere = (each: string) => {
    const offset = minutesAt(startedAt, each) - minutesAt(startedAt, 'UTC');
    return (offset - offsetMinutes) % minutesInDay === 0;
  };
  const hours = offsetMinutes / 60;
  if (isThere(zone) || hours < -12 || hours > 14) return zone;
  if (!Number.isInteger(hours)) return zonesOfOddOffsets.find(isThere) ?? zone;
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`; // the signs are the other way
}
