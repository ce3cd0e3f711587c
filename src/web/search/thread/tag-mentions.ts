import { readNote } from '#domain/notes/markdown/index.ts';
import { isBelow, tagOfLeaf } from '#domain/notes/tags/index.ts';
import type { MatchedText, TrainingHit } from '#domain/search/training/index.ts';

export interface AskedTag {
  /** Normalised, under its current name. */
  readonly tag: string;
  /** Returns the current name of a tag. */
  readonly nameNow: (tag: string) => string;
}

/**
 * Returns the texts of a result that have a hashtag of this name or below it. The search finds parts of words too, so
 * that `#knee` also finds `#kneecap`.
 */
export function textsWithTag({ kind, matched }: TrainingHit, asked: AskedTag): readonly MatchedText[] {
  const own = kind === 'set' ? matched.slice(0, 1) : matched; // the texts of its workout follow the remark on a set
  return own.filter(({ role, text }) => role !== 'tag' && readNote(text).tags.some(({ tag }) => isAsked(tag, asked)));
}

/** Returns whether the tags of a record include this one or one below it. */
export function isTagged(tags: Readonly<Record<string, unknown>>, asked: AskedTag): boolean {
  return Object.keys(tags).some((leaf) => isAsked(tagOfLeaf(leaf), asked));
}

/** @param tag normalised, as written */
export function isAsked(tag: string, { tag: asked, nameNow }: AskedTag): boolean {
  const now = nameNow(tag);
  return now === asked || isBelow(now, asked);
}
