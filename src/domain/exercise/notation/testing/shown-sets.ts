import type { NotedSet } from '../index.ts';

/** Writes sets in a form that a test can state: kind, load, repetitions and so on. */
export function shown(sets: readonly NotedSet[] | undefined): string {
  return (sets ?? []).map(shownSet).join(', ') || '-';
}

function shownSet({ kind, load, reps, seconds, distance, rpe, rir, side }: NotedSet): string {
  return [
    kind === 'working' ? null : kind,
    load && (load.typed === undefined ? `${load.si}` : `${load.typed} ${load.unit}`),
    reps === undefined ? null : `×${reps}`,
    distance && `${distance.typed} ${distance.unit}`,
    seconds === undefined ? null : `${seconds}s`,
    rpe === undefined ? null : `@${rpe}`,
    rir === undefined ? null : `rir${rir}`,
    side,
  ]
    .filter((word) => word !== null && word !== undefined)
    .join(' ');
}
