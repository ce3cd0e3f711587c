import { headingSlug } from './heading-slug.ts';
import type { NoteHeading, Span } from './note-outline.ts';

/**
 * Returns the heading to which a link leads: the first that has the last name of the path and is below the others, or
 * else the first that has the last name.
 *
 * @param path names of headings, the outermost first, as text or as slugs
 */
export function linkedHeading(headings: readonly NoteHeading[], path: readonly string[]): NoteHeading | null {
  const last = path.at(-1);
  if (last === undefined) return null;
  const named = headings.filter((heading) => isNamed(heading, last));
  const outer = path.slice(0, -1);
  return named.find((heading) => isBelow(headings, heading, outer)) ?? named[0] ?? null;
}

function isBelow(headings: readonly NoteHeading[], heading: NoteHeading, outer: readonly string[]): boolean {
  const rest = [...outer];
  let { level } = heading;
  for (const above of headings.slice(0, headings.indexOf(heading)).reverse()) {
    if (above.level >= level) continue;
    level = above.level;
    const nearest = rest.at(-1);
    if (nearest !== undefined && isNamed(above, nearest)) rest.pop();
  }
  return rest.length === 0;
}

/** A heading of signs alone has an empty slug, which says nothing. */
function isNamed({ text }: NoteHeading, name: string): boolean {
  const slug = headingSlug(name);
  return slug === '' ? text.trim() === name.trim() : headingSlug(text) === slug;
}

/**
 * Returns the line that a block id such as `^a1b2c3` at its end names. An id on a line of its own names the block
 * above.
 *
 * @param id without the `^`
 */
export function linkedBlock(text: string, id: string): Span | null {
  for (const found of text.matchAll(blockId)) {
    if (found[1]?.toLowerCase() !== id.toLowerCase()) continue;
    const start = text.lastIndexOf('\n', found.index - 1) + 1;
    const isAlone = text.slice(start, found.index).trim() === '';
    return isAlone ? lineOf(text, text.slice(0, start).trimEnd().length) : lineOf(text, found.index);
  }
  return null;
}

const blockId = /(?<=^|[ \t])\^([\p{L}\p{N}_-]+)[ \t]*$/gmu;

function lineOf(text: string, at: number): Span {
  const end = text.indexOf('\n', at);
  return { from: text.lastIndexOf('\n', at - 1) + 1, to: end < 0 ? text.length : end };
}
