import { collectionOf } from '#domain/kernel/index.ts';
import { type Part, partOf, parts } from '#domain/user-document.ts';

const chunkBytes = 64 * 1024;
const encoder = new TextEncoder();

/**
 * Prints the whole document as JSON, by part, collection and id. Records in the trash are included with their
 * `trashedAt`; permanently deleted records are not. Parts that only a newer version knows are omitted here and kept in
 * the hub.
 *
 * @param keys the keys of the document's records
 * @param print prints the records of some keys as members of an object, in parts, on demand
 * @returns the text in chunks, as UTF-8
 */
export async function* documentAsJson(
  keys: readonly string[],
  print: (keys: readonly string[]) => AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  const byCollection = Map.groupBy(keys, collectionOf);
  const chunk = new Chunk();
  for (const [at, part] of parts.entries()) {
    chunk.add(`${at === 0 ? '{' : ','}${JSON.stringify(part)}:{`);
    let isFirstOfPart = true;
    for (const [collection, keysOfIt] of collectionsOf(part, byCollection)) {
      let isFirst = true;
      for await (const members of print(keysOfIt)) {
        if (members.length === 0) continue;
        if (isFirst) chunk.add(`${isFirstOfPart ? '' : ','}${JSON.stringify(collection)}:{`);
        else chunk.add(',');
        chunk.add(members);
        [isFirst, isFirstOfPart] = [false, false];
        if (chunk.bytes >= chunkBytes) yield chunk.take();
      }
      if (!isFirst) chunk.add('}');
    }
    chunk.add('}');
  }
  chunk.add('}');
  yield chunk.take();
}

function collectionsOf(part: Part, byCollection: ReadonlyMap<string, readonly string[]>) {
  return [...byCollection].filter(([collection]) => partOf(collection) === part);
}

/** Bytes that are sent together. */
class Chunk {
  #parts: Uint8Array[] = [];
  bytes = 0;

  add(part: string | Uint8Array): void {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    this.#parts.push(bytes);
    this.bytes += bytes.length;
  }

  take(): Uint8Array {
    const whole = Buffer.concat(this.#parts);
    this.#parts = [];
    this.bytes = 0;
    return whole;
  }
}
