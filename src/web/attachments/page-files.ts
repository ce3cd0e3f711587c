import type { Attachment } from '#domain/notes/index.ts';
import { onWipe } from '../account/index.ts';
import { signInWatch } from '../replica/current-sign-in.ts';
import { databaseName, fileDatabaseName } from '../replica/databases.ts';
import type { DocumentActions } from '../replica/index.ts';
import { alone } from '../secure-context/index.ts';
import { DeviceFiles, type FileRecords } from './device-files.ts';
import { recordOf } from './file-metadata.ts';
import { fileServer } from './file-server.ts';
import { FileShelf, type ShelfMessage } from './file-shelf.ts';
import { IndexedDbFileStorage } from './indexed-db-file-storage.ts';
import { MemoryFileStorage } from './memory-file-storage.ts';
import { Uploads } from './uploads.ts';

export interface FilesOf {
  readonly uid: string;
  readonly signInId: string;
  /** Whether this is a shared computer, on whose disk nothing is stored. */
  readonly isShared: boolean;
}

interface PageFiles extends FilesOf {
  readonly files: DeviceFiles;
  readonly stop: () => void;
}

const recentBytes = 200 * 1024 * 1024;

let current: PageFiles | null = null;

/**
 * Returns the files of this page. There is only one instance: requesting another sign-in's files closes the previous
 * instance.
 */
export function pageFiles(signIn: FilesOf, document: DocumentActions): DeviceFiles {
  if (current?.uid === signIn.uid && current.signInId === signIn.signInId) return current.files;
  current?.stop();
  current = start(signIn, document);
  return current.files;
}

/** Returns the current instance even if it is closed, so that a screen that is unmounting does not open a new one. */
export function currentFiles(): DeviceFiles | null {
  return current?.files ?? null;
}

function start(signIn: FilesOf, document: DocumentActions): PageFiles {
  const { uid, signInId, isShared } = signIn;
  const name = fileDatabaseName(databaseName(uid, signInId));
  const channel = isShared || typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const storage = isShared ? new MemoryFileStorage() : new IndexedDbFileStorage(name, signInWatch(signInId));
  const post = (message: ShelfMessage) => channel?.postMessage(message);
  const shelf = new FileShelf({ storage, post, recentBytes, now: () => Date.now() });
  if (channel !== null) channel.onmessage = ({ data }) => shelf.hear(data as ShelfMessage);
  const server = fileServer(uid);
  const records = recordsOf(document);
  const uploads = new Uploads({
    shelf,
    server,
    random: () => Math.random(),
    isRecorded: (row) => {
      if (!document.isRead) return false; // its record may be among those that are not read yet
      if (records.of(row.hash) === undefined) records.write(row.hash, recordOf(row));
      return !document.reader.isPending(`attachments/${row.hash}`);
    },
    alone: (work) => (isShared ? work() : alone(name, work)),
    after: (ms, work) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
  const files = new DeviceFiles({ shelf, uploads, server, records, now: () => Date.now(), chance });
  const wake = () => uploads.wakeNow();
  window.addEventListener('online', wake);
  return {
    ...signIn,
    files,
    stop: () => {
      window.removeEventListener('online', wake);
      if (channel !== null) channel.onmessage = null;
      files.close();
      channel?.close();
    },
  };
}

/** Resolves after `ms` milliseconds, or earlier if the network is back or the signal is aborted. */
function chance(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
  });
}

function recordsOf(document: DocumentActions): FileRecords {
  let known: ReturnType<typeof document.records<'attachments'>> = [];
  let byHash: ReadonlyMap<string, Attachment> = new Map();
  const all = () => {
    const records = document.records('attachments');
    if (records !== known) byHash = new Map(records.map(({ id, value }) => [id, value]));
    known = records;
    return byHash;
  };
  return {
    of: (hash) => {
      const record = all().get(hash);
      return record?.bytes === undefined ? undefined : record;
    },
    write: (hash, record) => {
      document.createRecord('attachments', (draft) => void Object.assign(draft, record), { id: hash });
    },
  };
}

onWipe(async (uid) => {
  if (current?.uid === uid) current.stop();
});
