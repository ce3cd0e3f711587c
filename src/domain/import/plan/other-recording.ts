import { type TrackFigures, visibleFigures } from '../../exercise/index.ts';
import type { LeafChange } from '../../kernel/index.ts';

const hiddenPaths: ReadonlySet<string> = new Set(visibleFigures);

type Leaves = ReadonlyMap<string, unknown>;

/**
 * Returns what another recording of the same activity changes: a device and an app write the same run in different files.
 * The one that says more counts, and the file of the other is kept beside it.
 *
 * @param existing the leaves of the activity
 * @param fresh the leaves that the recording alone would have
 * @param canReplace whether the activity is as an import left it
 * @returns null if it is the recording that the activity has, or none
 */
export function updateByRecording(
  existing: Leaves,
  fresh: readonly LeafChange[],
  canReplace: boolean,
): readonly LeafChange[] | null {
  const leaves: Leaves = new Map(fresh.map(({ path, value }) => [path, value]));
  const [track, other] = [existing.get('track') ?? null, leaves.get('track') ?? null];
  if (track === null || other === null || (track === other && !hasOthers(existing))) return null;
  if (canReplace && track !== other && saysMore(leaves, existing)) {
    const oldLaps = hasLaps(leaves) ? lapsIn(existing).filter((path) => !leaves.has(path)) : [];
    const replaced = fresh.filter(({ path, value }) => value !== null && path !== 'createdAt' && path !== 'editedAt');
    return [...replaced, ...oldLaps.map((path) => ({ path, value: null })), beside(track)];
  }
  const others = track === other ? [] : [beside(other)];
  return missingIn(existing, [...fresh, ...others]);
}

/**
 * Returns the leaves that a record does not have. Laps are those of one recording. A figure that is missing because of a
 * hidden stretch is not that of the whole.
 */
export function missingIn(existing: Leaves, fresh: readonly LeafChange[]): readonly LeafChange[] {
  const isHidden = (path: string) => (existing.get('unhidden') ?? null) !== null && hiddenPaths.has(path);
  const has = (path: string) => (existing.get(path) ?? null) !== null || isHidden(path);
  return fresh.filter(({ path }) => !has(path) && !(path.startsWith('laps/') && hasLaps(existing)));
}

function beside(track: unknown): LeafChange {
  return { path: `otherRecordings/${track}`, value: true };
}

function hasOthers(leaves: Leaves): boolean {
  return [...leaves].some(([path, value]) => path.startsWith('otherRecordings/') && value !== null);
}

function lapsIn(leaves: Leaves): readonly string[] {
  return [...leaves].filter(([path, value]) => path.startsWith('laps/') && value !== null).map(([path]) => path);
}

function hasLaps(leaves: Leaves): boolean {
  return lapsIn(leaves).length > 0;
}

/** A recording that goes on for longer was not cut off. In seconds, and as a share. */
const [longerBy, longerByShare] = [60, 0.02];

function saysMore(leaves: Leaves, existing: Leaves): boolean {
  const [ours, theirs] = [existing, leaves].map((each) => (each.get('trackFigures') ?? {}) as Partial<TrackFigures>);
  const [timer, other] = [ours?.timer ?? 0, theirs?.timer ?? 0];
  const margin = Math.max(longerBy, longerByShare * timer);
  if (ours?.beats !== undefined && theirs?.beats === undefined) return false;
  return other > timer + margin || (ours?.beats === undefined && theirs?.beats !== undefined && other > timer - margin);
}
