import type { Instant, Leaf } from '#domain/kernel/index.ts';
import { msOf, type Stamp } from '#sync/record/index.ts';
import type { PastState, SupersededValue } from '../../history/index.ts';

/** A cue that was replaced by another one, which a second device wrote at the same time. */
export interface ReplacedCue {
  readonly cue: string;
  readonly replacedAt: Instant;
}

/**
 * Returns the cues that the present one replaced because two devices changed it at once, the newest first. There are
 * none once the cue was changed again.
 *
 * @param states the history of the exercise, the newest first
 * @param present the leaf of the cue
 */
export function cuesReplaced(states: readonly PastState[], present: Leaf | undefined): readonly ReplacedCue[] {
  if (present === undefined) return [];
  const writtenAt = msOf(present.stamp as Stamp);
  const found = new Map<string, ReplacedCue>();
  for (const state of states) {
    if (!isCue(state) || state.replacedAt < writtenAt) continue;
    const cue = state.value.trim();
    if (cue !== '' && cue !== present.value && !found.has(cue)) found.set(cue, { cue, replacedAt: state.replacedAt });
  }
  return [...found.values()];
}

function isCue(state: PastState): state is SupersededValue & { readonly value: string } {
  return state.kind === 'superseded' && state.path === 'cue' && typeof state.value === 'string';
}
