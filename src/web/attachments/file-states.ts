import type { Attachment, AttachmentHash } from '#domain/notes/index.ts';
import type { ServerFiles } from './file-server.ts';
import type { FileRow } from './file-storage.ts';
import type { UploadRefusal } from './upload.ts';

export interface FileState {
  readonly hash: AttachmentHash;
  readonly name: string;
  readonly bytes: number;
  readonly place: FileLocation;
  /** The part of the file that the server has received during an upload, from 0 to 1. */
  readonly share: number;
  readonly refusal: UploadRefusal | null;
  /** Whether the user keeps the file on this device, so that it is never evicted. */
  readonly isKept: boolean;
}

export type FileLocation =
  /**
   * A file in one of the next four states is on this device only: waiting for the network, being sent, refused by the
   * server, or held back by the user.
   */
  | 'waiting'
  | 'sending'
  | 'refused'
  | 'held'
  /** On this device and on the server. */
  | 'both'
  | 'server'
  /** On neither: the device that has the file has not sent it yet. */
  | 'elsewhere'
  /** Not on this device, and the server has not been asked yet. */
  | 'not-here';

export interface FileParts {
  readonly records: readonly { readonly id: string; readonly value: Attachment }[];
  readonly rows: ReadonlyMap<AttachmentHash, FileRow>;
  readonly arrived: ReadonlyMap<AttachmentHash, number>;
  readonly onServer: ServerFiles | null;
}

const order: readonly FileLocation[] = [
  'refused',
  'sending',
  'waiting',
  'held',
  'elsewhere',
  'not-here',
  'server',
  'both',
];

/** Returns every file of the document with its location. Files that need attention come first. */
export function fileStates({ records, rows, arrived, onServer }: FileParts): readonly FileState[] {
  const states = records.flatMap(({ id, value }): readonly FileState[] => {
    if (value.bytes === undefined) return [];
    const hash = id as AttachmentHash;
    const row = rows.get(hash);
    const sent = arrived.get(hash);
    const place = row ? placeOf(row, sent !== undefined) : placeWithout(hash, onServer);
    const share = sent === undefined || value.bytes === 0 ? 0 : sent / value.bytes;
    const { name = '', bytes } = value;
    return [{ hash, name, bytes, place, share, refusal: row?.refusal ?? null, isKept: row?.isKept ?? false }];
  });
  return states.toSorted(
    (a, b) =>
      order.indexOf(a.place) - order.indexOf(b.place) || a.name.localeCompare(b.name) || (a.hash < b.hash ? -1 : 1),
  );
}

function placeOf({ upload, refusal }: FileRow, isSending: boolean): FileLocation {
  if (upload === 'done') return 'both';
  if (upload === 'held') return 'held';
  if (refusal !== null) return 'refused';
  return isSending ? 'sending' : 'waiting';
}

function placeWithout(hash: AttachmentHash, onServer: ServerFiles | null): FileLocation {
  if (onServer === null) return 'not-here';
  return onServer.hashes.has(hash) ? 'server' : 'elsewhere';
}
