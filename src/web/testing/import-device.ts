import { onTestFinished } from 'vitest';
import { readHere } from '#sync/document/body-reader.ts';
import { MemoryDeviceStorage } from '#sync/document/memory-device-storage.ts';
import { noOtherTabs } from '#sync/document/tabs.ts';
import { Replica } from '#sync/replica/replica.ts';
import { nodePlatform } from '#sync/testing/node-platform.ts';
import { DeviceFiles } from '../attachments/device-files.ts';
import type { recordOf } from '../attachments/file-metadata.ts';
import type { FileServer } from '../attachments/file-server.ts';
import { FileShelf } from '../attachments/file-shelf.ts';
import { MemoryFileStorage } from '../attachments/memory-file-storage.ts';
import { Uploads } from '../attachments/uploads.ts';
import type { ChosenFile } from '../import/files/chosen-file.ts';
import { ImportSession } from '../import/session/import-session.ts';
import type { ImportState } from '../import/session/import-state.ts';
import type { DeskMethods, PageMethods } from '../import/worker/desk-protocol.ts';
import { ImportDesk } from '../import/worker/import-desk.ts';
import { DocumentStore } from '../replica/document-store.ts';
import { type DocumentActions, documentActions } from '../replica/hooks.ts';
import { sha256 } from '../secure-context/index.ts';
import { localWorker } from './local-worker.ts';

/** A device without a network, on which files are imported. */
export interface ImportDevice {
  readonly document: DocumentActions;
  readonly files: DeviceFiles;
  readonly session: ImportSession;
  /** Resolves when the import has reached a state, or has failed. */
  readonly reached: <K extends ImportState['kind']>(kind: K) => Promise<Extract<ImportState, { kind: K }>>;
}

/** @param list answers which files are on the server; without it, the server cannot be reached */
export async function openDevice(
  storage = new MemoryDeviceStorage(),
  list: FileServer['list'] = unreachable,
): Promise<ImportDevice> {
  const after = (ms: number, work: () => void) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  };
  const store = new DocumentStore({
    open: (events) =>
      Replica.open(
        {
          storage,
          connect: () => ({ send() {}, buffered: () => 0, close() {} }),
          tabs: noOtherTabs(),
          now: () => Date.now(),
          monotonic: () => performance.now(),
          random: () => 0.5,
          randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
          after,
          inflate: nodePlatform.inflate,
          fetchChunk: () => Promise.reject(new Error('no network')),
          readOffThread: readHere,
          shown: async () => {},
          durable: true,
        },
        events,
      ),
    ended() {},
    zone: () => 'UTC',
    clock: () => Date.now(),
    soon: (work) => after(0, work),
    after,
    sha256,
    firstEdit() {},
    report: (error) => {
      throw error;
    },
  });
  await store.open();
  onTestFinished(() => store.close());
  const document = documentActions(store);
  const files = deviceFiles(document, list);
  const session = new ImportSession({ document, files, startWorker, zone: () => 'Europe/Berlin' });
  return { document, files, session, reached: (kind) => reached(session, kind) };
}

function startWorker() {
  return localWorker<DeskMethods, PageMethods>((page) => new ImportDesk(page, sha256));
}

/** Creates chosen files from their paths and contents. */
export function chosenFiles(contents: Readonly<Record<string, string | Uint8Array>>): readonly ChosenFile[] {
  return Object.entries(contents).map(([path, content]) => ({
    path,
    file: new File([content as BlobPart], path.slice(path.lastIndexOf('/') + 1), { lastModified: 0 }),
  }));
}

/** Imports files as the user would who presses Import without changing anything. */
export async function importFiles(device: ImportDevice, contents: Readonly<Record<string, string | Uint8Array>>) {
  device.session.open(chosenFiles(contents));
  const preview = await device.reached('preview');
  device.session.apply();
  const { batch } = await device.reached('applied');
  return { preview, batch };
}

function reached<K extends ImportState['kind']>(session: ImportSession, kind: K) {
  type Reached = Extract<ImportState, { kind: K }>;
  return new Promise<Reached>((resolve, reject) => {
    const look = () => {
      const { state } = session;
      const isPlanning = state.kind === 'preview' && state.isPlanning;
      if (state.kind === kind && !isPlanning) done(() => resolve(state as Reached));
      else if (state.kind === 'failed') done(() => reject(new Error(state.failure.code)));
    };
    const done = (end: () => void) => {
      stop();
      end();
    };
    const stop = session.subscribe(look);
    look();
  });
}

const unreachable = () => Promise.reject(new Error('no network'));

function deviceFiles(document: DocumentActions, list: FileServer['list']): DeviceFiles {
  const shelf = new FileShelf({
    storage: new MemoryFileStorage(),
    post() {},
    recentBytes: Number.POSITIVE_INFINITY,
    now: () => Date.now(),
  });
  const server = {
    list,
    standing: unreachable,
    sendPart: unreachable,
    forget: unreachable,
    content: unreachable,
  };
  const records = {
    of: (hash: string) => {
      const record = document.records('attachments').find(({ id }) => id === hash)?.value;
      return record?.bytes === undefined ? undefined : record;
    },
    write: (hash: string, record: ReturnType<typeof recordOf>) => {
      document.createRecord('attachments', (draft) => void Object.assign(draft, record), { id: hash });
    },
  };
  const uploads = new Uploads({
    shelf,
    server,
    isRecorded: () => false,
    alone: (work) => work(),
    after: () => () => {},
    random: () => 0.5,
  });
  return new DeviceFiles({ shelf, uploads, server, records, now: () => Date.now(), chance: async () => {} });
}
