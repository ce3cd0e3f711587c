import type { ImportItem, SkippedItem } from '#domain/import/draft/index.ts';
import type { ImportSource } from '#domain/import/draft/source.ts';
import type { ImportFile } from '#domain/import/files/index.ts';
import { isSystemFile } from '#domain/import/note-files/index.ts';
import { ImportDrafts } from '#domain/import/plan/index.ts';
import { LinkTargets } from '#domain/import/plan/link-targets.ts';
import { shownOrigin } from '#domain/import/plan/shown-origin.ts';
import { unresolvedLinks } from '#domain/import/plan/unresolved-links.ts';

/** Checks that each file gave an item or is named as left out, unless nobody misses it. */
export function checkComplete(items: readonly ImportItem[], files: readonly ImportFile[], source: ImportSource): void {
  const lost = lostFiles(items, files, source);
  if (lost.length > 0) throw new Error(`${lost.join(', ')} is neither imported nor reported`);
}

function lostFiles(
  items: readonly ImportItem[],
  files: readonly ImportFile[],
  { isAside = () => false }: ImportSource,
): readonly string[] {
  const origins = items.map((item) => (item.kind === 'file' ? `${item.origin}\n${item.file.path}` : item.origin));
  const tracks = items.flatMap((item) => (item.kind === 'activity' && item.track !== null ? [item.track.path] : []));
  const patterns = origins.filter((origin) => origin.includes('*'));
  return files
    .map(({ path }) => path)
    .filter((path) => !isSystemFile(path) && !isAside(path))
    .filter((path) => !origins.some((origin) => origin.includes(path)) && !tracks.includes(path))
    .filter((path) => !patterns.some((pattern) => isIn(path, pattern)));
}

function isIn(path: string, pattern: string): boolean {
  const [start = '', end = ''] = pattern.split('*');
  return path.startsWith(start) && path.endsWith(end);
}

/** Returns what an import would name as left out, with the links that lead nowhere, as the user reads it. */
export function reportsOf(items: readonly ImportItem[]): readonly SkippedItem[] {
  const drafts = new ImportDrafts();
  for (const item of items) drafts.add(item);
  const links = unresolvedLinks(drafts.notes, new LinkTargets(drafts.notes, new Map()));
  return [...drafts.skipped, ...links].map((item) => ({ ...item, origin: shownOrigin(item.origin) }));
}
