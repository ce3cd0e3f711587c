import { foldCase } from '../../kernel/index.ts';

/**
 * Returns the slug of a heading for a URL: folded, without punctuation, words joined by `-`.
 *
 * @returns '' if the heading has neither letters nor digits
 */
export function headingSlug(heading: string): string {
  return foldCase(heading)
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');
}
