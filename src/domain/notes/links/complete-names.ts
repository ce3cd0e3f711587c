import { compareText } from '../../kernel/index.ts';
import { linkKey, type NoteNames } from './note-names.ts';

export interface NameCompletion {
  readonly id: string;
  /** The matching title or alias, as the user wrote it. */
  readonly name: string;
  readonly kind: 'title' | 'alias';
}

/**
 * Returns the notes whose title or alias contains the typed text, best first. Matches at the start rank first, then at
 * the start of a word, then anywhere. Titles rank before aliases, and short names before long ones.
 *
 * Each note occurs once. If nothing was typed, returns the notes that were added first.
 *
 * @param limit the maximum number of notes
 */
export function completeNames(names: NoteNames, typed: string, limit: number): readonly NameCompletion[] {
  const key = linkKey(typed);
  const best: Ranked[] = [];
  for (const { id, names: own } of names.current()) {
    if (key === '' && best.length >= limit) break;
    const fit = bestFit(id, own, key);
    if (fit !== null) keepBest(best, fit, limit);
  }
  return best.map(({ id, name, kind }) => ({ id, name, kind }));
}

interface Ranked extends NameCompletion {
  /** 0 is best. */
  readonly rank: number;
  readonly key: string;
}

function bestFit(id: string, own: readonly { kind: 'title' | 'alias'; shown: string; key: string }[], key: string) {
  let best: Ranked | null = null;
  for (const { kind, shown, key: candidate } of own) {
    const place = placeIn(candidate, key);
    if (place < 0) continue;
    const ranked = { id, name: shown, kind, key: candidate, rank: place * 2 + (kind === 'title' ? 0 : 1) };
    if (best === null || compareRanked(ranked, best) < 0) best = ranked;
  }
  return best;
}

/** 0 at the start, 1 at the start of a word, 2 anywhere, -1 nowhere. */
function placeIn(candidate: string, key: string): number {
  const first = candidate.indexOf(key);
  if (first <= 0) return first;
  for (let at = first; at > 0; at = candidate.indexOf(key, at + 1)) {
    if (!/[\p{L}\p{N}\p{M}]/u.test(candidate[at - 1] ?? '')) return 1;
  }
  return 2;
}

/** Inserts into the sorted list and keeps it within the limit. */
function keepBest(best: Ranked[], ranked: Ranked, limit: number): void {
  const worst = best[limit - 1];
  if (worst !== undefined && compareRanked(ranked, worst) >= 0) return;
  let at = best.length;
  while (at > 0 && compareRanked(ranked, best[at - 1] as Ranked) < 0) at -= 1;
  best.splice(at, 0, ranked);
  if (best.length > limit) best.pop();
}

function compareRanked(a: Ranked, b: Ranked): number {
  return a.rank - b.rank || a.key.length - b.key.length || compareText(a.key, b.key);
}
