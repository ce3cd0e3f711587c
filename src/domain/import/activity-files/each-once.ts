import type { ImportItem } from '../draft/index.ts';

/** Reports each item that repeats another before it, such as an activity that is in two files. */
export async function* eachOnce(items: AsyncIterable<ImportItem>): AsyncGenerator<ImportItem> {
  const seen = new Set<string>();
  for await (const item of items) {
    const id = item.kind === 'skipped' ? null : `${item.kind} ${item.sourceId}`;
    if (id === null) yield item;
    else if (seen.has(id)) yield { kind: 'skipped', origin: item.origin, code: 'import/repeated' };
    else {
      seen.add(id);
      yield item;
    }
  }
}
