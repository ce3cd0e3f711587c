import { foldCase } from '../../kernel/index.ts';

/**
 * The name of a heading in an address: folded, without punctuation, words joined by `-`.
 *
 * @returns '' where the heading has neither letters nor digits
 */
export function headingSlug(heading: string): string {
  return foldCase(heading)
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-');
}
