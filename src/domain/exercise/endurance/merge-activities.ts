import type { Activity } from '../activity.ts';
import { visibleFigures } from '../track-figures.ts';

/** What a person wrote, or what an app says of one activity only. */
const own: ReadonlySet<keyof Activity> = new Set([
  ...(['remark', 'tags', 'gear', 'otherRecordings', 'distinctFrom', 'laps', 'hidden', 'source', 'joined'] as const),
  ...(['createdAt', 'editedAt', 'trashedAt', 'track', 'points', 'trackFigures', 'unhidden'] as const),
]);

/**
 * Merges another record of the same activity into the one that is kept. What is kept stays as it is; what it lacks comes
 * from the other, and what both have of remarks, tags, gear and recordings stays of both.
 *
 * @returns a function that takes the merge back from a later state, apart from what was changed since
 */
export function mergeActivity(kept: Activity, other: Activity): (later: Activity) => void {
  const before = structuredClone(kept);
  merge(kept, other);
  const merged = structuredClone(kept);
  return (later) => {
    for (const path of Object.keys(merged) as (keyof Activity)[])
      if (!isSame(before[path], merged[path]) && isSame(later[path], merged[path]))
        Object.assign(later, { [path]: before[path] });
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function merge(kept: Activity, other: Activity): void {
  const figures = figuresOf(kept);
  for (const [path, value] of Object.entries(other))
    if (!own.has(path as keyof Activity)) Object.assign(kept, { [path]: kept[path as keyof Activity] ?? value });
  if (kept.track === undefined) takeRecording(kept, other, figures);
  else if (other.track !== undefined && other.track !== kept.track) kept.otherRecordings[other.track] = true;
  Object.assign(kept.otherRecordings, other.otherRecordings);
  kept.tags = { ...other.tags, ...kept.tags };
  kept.gear = { ...other.gear, ...kept.gear };
  kept.remark = bothRemarks(kept.remark, other.remark);
}

/** What comes back with the last hidden stretch is also what was typed rather than what was recorded. */
function takeRecording(
  kept: Activity,
  { track, points, trackFigures, laps, hidden, unhidden }: Activity,
  figures: Activity['unhidden'],
): void {
  Object.assign(kept, { track, points, trackFigures, unhidden: unhidden && { ...unhidden, ...figures } });
  kept.hidden = { ...hidden };
  if (Object.keys(kept.laps).length === 0) kept.laps = { ...laps };
}

function figuresOf(activity: Activity): Activity['unhidden'] {
  return Object.fromEntries(
    visibleFigures.flatMap((path) => (activity[path] === undefined ? [] : [[path, activity[path]]])),
  );
}

function bothRemarks(kept: string | undefined, other: string | undefined): string | undefined {
  if (kept === undefined || other === undefined) return kept ?? other;
  return kept.includes(other.trim()) ? kept : `${kept}\n\n${other}`;
}
