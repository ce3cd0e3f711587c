import { type AttachmentHash, attachmentHash } from '#domain/notes/index.ts';
import type { ListedObject } from '../object-store/list-page.ts';

/** An incomplete upload, as described by the keys of its pieces. */
export interface Arriving {
  readonly hash: AttachmentHash;
  readonly bytes: number;
  /** The pieces that follow one another from the start. */
  readonly pieces: readonly Piece[];
  /** All keys, also of pieces that another server has replaced by longer ones. */
  readonly keys: readonly string[];
  /** When its last piece arrived, UTC milliseconds. */
  readonly at: number;
}

export interface Piece {
  readonly key: string;
  readonly offset: number;
  readonly bytes: number;
}

/** Returns the uploads whose pieces are among these objects. Ignores objects with other keys. */
export function uploadsIn(objects: readonly ListedObject[]): readonly Arriving[] {
  const byFolder = Map.groupBy(objects, ({ key }) => key.slice(0, key.lastIndexOf('/')));
  return [...byFolder].flatMap(([folder, found]) => {
    const [digest = '', bytes] = (folder.split('/').at(-1) ?? '').split('-');
    const hash = attachmentHash(digest);
    if (hash === null) return [];
    const keys = found.map(({ key }) => key);
    return [
      {
        hash,
        bytes: Number(bytes),
        pieces: piecesIn(found),
        keys,
        at: Math.max(...found.map(({ changedAt }) => changedAt)),
      },
    ];
  });
}

/** Returns the pieces that follow one another from the start. */
function piecesIn(objects: readonly ListedObject[]): readonly Piece[] {
  const byOffset = new Map(objects.map(({ key, bytes }) => [Number(key.split('/').at(-1)), { key, bytes }]));
  const pieces: Piece[] = [];
  for (let offset = 0; ; ) {
    const found = byOffset.get(offset);
    if (found === undefined || found.bytes === 0) return pieces;
    pieces.push({ ...found, offset });
    offset += found.bytes;
  }
}

/** Returns where the last of these pieces ends. */
export function endOf(pieces: readonly Piece[]): number {
  const last = pieces.at(-1);
  return last === undefined ? 0 : last.offset + last.bytes;
}

/** Returns how many bytes have arrived, from the start. */
export function arrivedOf({ pieces }: Arriving): number {
  return endOf(pieces);
}
