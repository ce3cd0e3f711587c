import type { RecordKey } from '../../kernel/index.ts';
import { type FoldedText, foldText, type TextRange } from '../folded-text.ts';
import { rangesIn } from '../matched-ranges.ts';
import { placeOf } from '../place-of.ts';

/** What a text is in its record. */
export type TextRole = 'title' | 'remark' | 'exerciseRemark' | 'nextTime' | 'tag' | 'name' | 'cue' | 'method';

/** A text of a record in its searchable form. */
export interface SearchText {
  readonly role: TextRole;
  readonly text: string;
  readonly folded: FoldedText;
  /** The exercise of a workout to which a remark belongs. */
  readonly exercise?: RecordKey;
}

/** A text of a result with the ranges of the words that were found in it. */
export interface MatchedText {
  readonly role: TextRole;
  readonly text: string;
  readonly ranges: readonly TextRange[];
  /** The exercise of a workout to which a remark belongs. */
  readonly exercise?: RecordKey;
}

/**
 * Returns the texts that are not empty.
 *
 * @param exercise the exercise of a workout to which they belong
 */
export function searchTexts(
  texts: readonly (readonly [TextRole, string | undefined])[],
  exercise?: RecordKey,
): readonly SearchText[] {
  const of = exercise === undefined ? {} : { exercise };
  return texts.flatMap(([role, text]) =>
    text === undefined || text.trim() === '' ? [] : { role, text, folded: foldText(text), ...of },
  );
}

/** Joins folded texts. A needle cannot reach across two of them, because folding leaves no line feed. */
export function joined(texts: readonly SearchText[]): string {
  return texts.map(({ folded }) => folded.text).join('\n');
}

export function holds(text: string, needle: string): boolean {
  return placeOf(text, needle) >= 0;
}

/** Returns the texts in which at least one of the needles occurs. */
export function matchedTexts(texts: readonly SearchText[], needles: readonly string[]): readonly MatchedText[] {
  return texts
    .map(({ folded, ...text }) => ({ ...text, ranges: rangesIn(text.text, folded, needles) }))
    .filter(({ ranges }) => ranges.length > 0);
}

/** Returns whether one of the tags is the searched one or below it. */
export function isTagged(tags: readonly string[], needle: string): boolean {
  return tags.some((tag) => tag.startsWith(needle) && (tag.length === needle.length || tag[needle.length] === '/'));
}
