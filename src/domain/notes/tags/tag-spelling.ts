import { normaliseTag, tidyTagName } from '../tag.ts';

/**
 * How tags are written that were given a name by hand. Each level of a nested tag goes by its own record, else by that of
 * the nearest tag below it on the way.
 *
 * @param records all records of tags by normalised name
 * @returns from a normalised name, and how a note writes it, to how it is shown
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
