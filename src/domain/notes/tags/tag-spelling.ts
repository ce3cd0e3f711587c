import { normaliseTag, tidyTagName } from '../../kernel/index.ts';

/**
 * Returns a function that gives the display name of a tag. Each level of a nested tag uses the name from its own record
 * or, if that has none, from the nearest record below it on the path. Levels without either keep the note's spelling.
 *
 * @param records all tag records by normalised name
 * @returns a function from a normalised name and the note's spelling to the display name
 */
export function tagSpelling(
  records: ReadonlyMap<string, { readonly name?: string | undefined }>,
): (tag: string, written: string) => string {
  const levelsByTag = new Map<string, readonly string[]>();
  for (const [tag, { name = '' }] of records) {
    const normal = normaliseTag(name);
    if (normal.ok && normal.value === tag) levelsByTag.set(tag, tidyTagName(name).split('/'));
  }
  if (levelsByTag.size === 0) return (_, written) => written;
  return (tag, written) => {
    const levels = tag.split('/');
    const ways = levels.map((_, at) => levelsByTag.get(levels.slice(0, at + 1).join('/')) ?? []);
    if (ways.every((way) => way.length === 0)) return written;
    const asWritten = written.split('/');
    const known = asWritten.length === levels.length ? asWritten : levels;
    return known.map((level, at) => ways.find((way) => way.length > at)?.[at] ?? level).join('/');
  };
}
