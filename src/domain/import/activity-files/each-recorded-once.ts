import { likenessOf } from '../../exercise/endurance/index.ts';
import type { ActivityDraft, ImportItem } from '../draft/index.ts';

const minuteMs = 60_000;

/**
 * Reports each activity that another file before it has too: a device and an app write one activity in several formats,
 * and round its start in their own ways. Activities of one file are never the same.
 */
export async function* eachRecordedOnce(items: AsyncIterable<ImportItem>): AsyncGenerator<ImportItem> {
  const seen = new Map<number, ActivityDraft[]>();
  for await (const item of items) {
    if (item.kind !== 'activity' || typeof item.startedAt !== 'number') {
      yield item;
      continue;
    }
    const minute = Math.floor(item.startedAt / minuteMs);
    const near = [minute - 1, minute, minute + 1].flatMap((each) => seen.get(each) ?? []);
    if (near.some((other) => isSameRecorded(item, other)))
      yield { kind: 'skipped', origin: item.origin, code: 'import/repeated' };
    else {
      seen.set(minute, [...(seen.get(minute) ?? []), item]);
      yield item;
    }
  }
}

function isSameRecorded(a: ActivityDraft, b: ActivityDraft): boolean {
  const [one, other] = [comparedDraft(a), comparedDraft(b)];
  if (a.track === b.track || likenessOf(one, other) !== 'same') return false;
  // short repetitions, each of which is an activity, begin within a minute too
  const shorter = Math.min(one.seconds ?? 0, other.seconds ?? 0);
  return 2 * Math.abs(one.startedAt - other.startedAt) <= 1000 * shorter;
}

function comparedDraft({ sport, startedAt, elapsedSeconds, movingSeconds, distance }: ActivityDraft) {
  return {
    ...{ sport, startedAt: startedAt as number, day: undefined, isRecorded: true },
    ...{ seconds: elapsedSeconds ?? movingSeconds, metres: distance?.value ?? null },
  };
}
