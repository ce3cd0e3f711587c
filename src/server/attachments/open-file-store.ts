import { join } from 'node:path';
import type { Bucket } from '../object-store/bucket.ts';
import type { AttachmentStore } from './attachment-store.ts';
import { BucketAttachmentStore } from './bucket-store.ts';
import { FolderAttachmentStore } from './folder-store.ts';

/** What is stored as files: attachments, and the recordings that wait in inboxes. */
export const fileKinds = ['attachments', 'inbox'] as const;
export type FileKind = (typeof fileKinds)[number];

/** The folders in a bucket. The names are part of what is stored, so they never change. */
const inBucket = {
  attachments: { files: 'attachments', parts: 'parts' },
  inbox: { files: 'inbox', parts: 'inbox-parts' },
} as const;

/** Returns the folder of these files in the data directory. */
export function filesFolder(dataDir: string, kind: FileKind): string {
  return join(dataDir, kind);
}

/** Opens the store of these files: the bucket if there is one, or else the data directory. */
export function openFileStore(
  kind: FileKind,
  { dataDir, bucket }: { readonly dataDir: string; readonly bucket: Bucket | null },
): AttachmentStore {
  if (bucket === null) return new FolderAttachmentStore(filesFolder(dataDir, kind));
  return new BucketAttachmentStore({ bucket, ...inBucket[kind], now: () => performance.now() });
}

/** The data directory has files, but the server is to use a bucket. The message is for the operator. */
export class FilesLeftInFolder extends Error {
  constructor(dataDir: string) {
    super(
      `${dataDir} has attachments or recordings that are not in the bucket of S3_URL yet. Move them with "mensana move-files --to bucket", or start without S3_URL.`,
    );
  }
}

/**
 * Makes sure that a server that uses a bucket does not take files in the data directory for missing ones.
 *
 * @throws FilesLeftInFolder
 */
export async function refuseFilesInFolder(dataDir: string): Promise<void> {
  for (const kind of fileKinds) {
    const folder = new FolderAttachmentStore(filesFolder(dataDir, kind));
    for (const uid of await folder.people())
      if ((await folder.list(uid)).length > 0) throw new FilesLeftInFolder(dataDir);
  }
}
