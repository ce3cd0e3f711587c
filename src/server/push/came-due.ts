import { instantAt, localDayAt, minutesAt } from '#domain/kernel/index.ts';
import { latestDueTime, reminderHere } from '#domain/reminders/index.ts';
import type { SentTime } from '../db/push-subscriptions.ts';
import type { KnownTimes } from './due-times.ts';
import type { DueTime } from './push-tasks.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** What came due longer ago, while the server was off, is not sent any more. */
const latestMs = 7 * 24 * hourMs;
/** No two time zones are further apart. */
export const zonesApartMs = 26 * hourMs;

export interface DueNote {
  readonly note: string;
  readonly at: number;
  /** See {@link SentTime}. */
  readonly wallTime: number;
}

export interface CameDueOptions {
  /** Up to when reminders were looked at. */
  readonly from: number;
  /** The zone in which they were read then. In a zone further east, some have passed meanwhile without being due. */
  readonly zoneBefore: string;
  readonly until: number;
  /** What was sent already. In a zone further west, it comes due again. */
  readonly sent: readonly SentTime[];
}

/** Returns which notes came due and were not sent yet, and when. A note is due once a minute at most. */
export function cameDue(
  { timesByNote, zone }: Pick<KnownTimes, 'timesByNote' | 'zone'>,
  { from, zoneBefore, until, sent }: CameDueOptions,
): readonly DueNote[] {
  const after = Math.max(from, until - latestMs);
  const earliest = zone === zoneBefore ? after : after - zonesApartMs;
  const sentKeys = new Set(sent.map(keyOf));
  return Array.from(timesByNote).flatMap(([note, times]) => {
    const instants = times.flatMap((time) => latestDueTime(time, earliest, until) ?? []);
    return Array.from(new Set(instants), (at) => ({ note, at, wallTime: wallTimeAt(at, zone) })).filter(
      (due) =>
        (due.at > after || reminderHere({ at: due.at, zone }, zoneBefore).at > after) && !sentKeys.has(keyOf(due)),
    );
  });
}

/**
 * Returns the latest time of an entry that came due in the last seven days, or that was sent where the person was
 * before; null if there is none.
 *
 * @param sent the times of its note that were sent
 */
export function latestShownTime(time: DueTime, sent: readonly SentTime[], now: number): number | null {
  const ahead = sent
    .map(({ wallTime }) => reminderHere({ at: wallTime, zone: 'UTC' }, time.zone).at)
    .filter((at) => at > now)
    .flatMap((at) => latestDueTime(time, at - 1, at + minuteMs - 1) ?? []);
  return ahead.length > 0 ? Math.max(...ahead) : latestDueTime(time, now - latestMs, now);
}

function wallTimeAt(at: number, zone: string): number {
  return instantAt(localDayAt(at, zone), minutesAt(at, zone), 'UTC');
}

function keyOf({ note, wallTime }: SentTime): string {
  return `${wallTime} ${note}`;
}
