import { type Change, encodeChanges } from '#sync/record/index.ts';

const pushBytes = 256 * 1024;

/** Splits changes, in their order, into batches of the size of one push. */
export function bundles(changes: readonly Change[]): readonly (readonly Change[])[] {
  const made: Change[][] = [[]];
  let bytes = 0;
  for (const change of changes) {
    const size = encodeChanges([change]).length;
    if (bytes + size > pushBytes) {
      made.push([]);
      bytes = 0;
    }
    made.at(-1)?.push(change);
    bytes += size;
  }
  return made;
}
