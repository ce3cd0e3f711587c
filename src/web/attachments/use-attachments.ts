import { useMemo, useSyncExternalStore } from 'react';
import { err, type Result } from '#domain/kernel/index.ts';
import { type AttachmentHash, attachmentHash } from '#domain/notes/index.ts';
import { accountState } from '../account/index.ts';
import { saveFile } from '../page/index.ts';
import { type DocumentActions, useDocument, useRecords } from '../replica/index.ts';
import type { AddError, Added, ContentError, DeviceFiles, Picture, PictureContent } from './device-files.ts';
import type { ServerFiles } from './file-server.ts';
import { type FileState, fileStates } from './file-states.ts';
import { currentFiles, pageFiles } from './page-files.ts';

/** The file operations for screens. The object stays the same as long as the document does. */
export interface Attachments {
  /** Adds all of the files or none; works offline too. */
  readonly add: (files: readonly File[]) => Promise<Result<readonly Added[], AddError>>;
  /** Returns how to show a file in a note: as an image, as a file to save, or as unavailable. */
  readonly picture: (hash: string) => Promise<Picture>;
  readonly pictureContent: (hash: AttachmentHash) => Promise<PictureContent>;
  /** Resolves when an absent file has arrived, or when the signal is aborted. */
  readonly arrival: (hash: string, signal: AbortSignal) => Promise<void>;
  /** Downloads the verified content as a file. Even SVG and HTML are only ever saved, never opened. */
  readonly download: (hash: string, name?: string) => Promise<Result<null, ContentError>>;
}

export function useAttachments(): Attachments {
  const document = useDocument();
  const files = useFiles();
  return useMemo(() => actions(files, document), [files, document]);
}

/** Returns every file of the document with its location, and updates when one changes. */
export function useFileStates(): readonly FileState[] {
  const files = useFiles();
  const records = useRecords('attachments');
  const rows = useSyncExternalStore(files.subscribe, () => files.shelf.rows);
  const arrived = useSyncExternalStore(files.subscribe, () => files.shelf.arrived);
  const onServer = useServerFiles();
  return useMemo(() => fileStates({ records, rows, arrived, onServer }), [records, rows, arrived, onServer]);
}

/** Returns the files that were on the server at the last request; null before the first request. */
export function useServerFiles(): ServerFiles | null {
  const files = useFiles();
  return useSyncExternalStore(files.subscribe, () => files.onServer);
}

/** Returns the files of the signed-in user. During a sign-out, these are the files of the user who is signing out. */
export function useFiles(): DeviceFiles {
  const document = useDocument();
  const account = accountState();
  if (account.kind === 'signed-in') {
    const { user, signInId, isShared } = account;
    return pageFiles({ uid: user.uid, signInId, isShared }, document);
  }
  const files = currentFiles();
  if (files === null) throw new Error('No user is signed in');
  return files;
}

function actions(files: DeviceFiles, document: DocumentActions): Attachments {
  return {
    add: (given) => files.add(given),
    picture: async (text) => {
      const hash = attachmentHash(text);
      return hash === null ? { kind: 'absent' } : files.picture(hash);
    },
    pictureContent: (hash) => files.pictureContent(hash),
    arrival: async (text, signal) => {
      const hash = attachmentHash(text);
      if (hash !== null) await files.arrival(hash, signal);
    },
    download: async (text, shownName) => {
      const hash = attachmentHash(text);
      if (hash === null) return err('attachment/not-on-server');
      const content = await files.content(hash);
      if (!content.ok) return content;
      const record = document.records('attachments').find(({ id }) => id === hash)?.value;
      // a generic type makes every browser save the file instead of opening it
      const plain = new Blob([content.value], { type: 'application/octet-stream' });
      saveFile(plain, record?.name || shownName || hash.slice(0, 8));
      return { ok: true, value: null };
    },
  };
}
