import type { Activity } from '../activity.ts';

/** What a person wrote, or what an app says of one activity only. */
const own: ReadonlySet<keyof Activity> = new Set([
  ...(['remark', 'tags', 'gear', 'otherRecordings', 'distinctFrom', 'laps', 'hidden', 'source', 'joined'] as const),
  ...(['createdAt', 'editedAt', 'trashedAt', 'track', 'points', 'trackFigures', 'unhidden'] as const),
]);

/**
 * Merges another record of the same activity into the one that is kept. What is kept stays as it is; what it lacks comes
 * from the other, and what both have of remarks, tags, gear and recordings stays of both.
 */
export function mergeActivity(kept: Activity, other: Activity): void {
  for (const [path, value] of Object.entries(other))
    if (!own.has(path as keyof Activity)) Object.assign(kept, { [path]: kept[path as keyof Activity] ?? value });
  if (kept.track === undefined) takeRecording(kept, other);
  else if (other.track !== undefined && other.track !== kept.track) kept.otherRecordings[other.track] = true;
  Object.assign(kept.otherRecordings, other.otherRecordings);
  kept.tags = { ...other.tags, ...kept.tags };
  kept.gear = { ...other.gear, ...kept.gear };
  kept.remark = bothRemarks(kept.remark, other.remark);
}

function takeRecording(kept: Activity, { track, points, trackFigures, laps, hidden, unhidden }: Activity): void {
  Object.assign(kept, { track, points, trackFigures, unhidden });
  kept.hidden = { ...hidden };
  if (Object.keys(kept.laps).length === 0) kept.laps = { ...laps };
}

function bothRemarks(kept: string | undefined, other: string | undefined): string | undefined {
  if (kept === undefined || other === undefined) return kept ?? other;
  return kept.includes(other.trim()) ? kept : `${kept}\n\n${other}`;
}
