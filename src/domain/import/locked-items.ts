import type { ImportItem } from './draft/index.ts';
import type { ImportSource } from './draft/source.ts';
import { isLockedPath, isLockedText, lockedPassages } from './text/index.ts';

/**
 * Returns the source with a report of what is locked in its notes. A note that is nothing but ciphertext is left out,
 * because it would be a note that nobody can read; a locked passage or file stays, as the user may be able to unlock it.
 */
export function withLockedItems(source: ImportSource): ImportSource {
  return {
    ...source,
    async *read(files) {
      for await (const item of source.read(files)) {
        if (!isLocked(item)) yield item;
        const count = lockedIn(item);
        if (count === 0) continue;
        const title = 'title' in item && !isLockedText(item.title) ? item.title.trim() : '';
        const detail = isLocked(item) ? title : `× ${count}`;
        yield { kind: 'skipped', origin: item.origin, code: 'import/locked', ...(detail !== '' && { detail }) };
      }
    },
  };
}

/** Apps without titles take the first line as title. */
function isLocked(item: ImportItem): boolean {
  if (item.kind !== 'note') return false;
  const [first = ''] = item.text;
  return isLockedText(item.title) || (typeof first === 'string' && isLockedText(first));
}

function lockedIn(item: ImportItem): number {
  if (item.kind === 'file') return isLockedPath(item.name) ? 1 : 0;
  if (item.kind !== 'note') return 0;
  if (isLocked(item)) return 1;
  return item.text.reduce((sum, part) => sum + (typeof part === 'string' ? lockedPassages(part) : 0), 0);
}
