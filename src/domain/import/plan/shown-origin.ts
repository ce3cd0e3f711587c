/**
 * Returns the origin of an item without the ids that some apps write into the names of files, which nobody knows:
 * `Export/Knee.md` for `Export/Knee 0123….md`, and the title alone for a file that is named by nothing else.
 */
export function shownOrigin(origin: string): string {
  return origin
    .replaceAll(/(?<=[^/,]) [\da-f]{32}(?=_all\.csv|\.[a-z]{2,5}|\/|,|$)/g, '')
    .replace(/^(?:.*\/)?[\da-f]{32}\.md, (?=.)/s, '');
}
