import { MemoryDeviceStorage } from '#sync/document/memory-device-storage.ts';
import { noOtherTabs } from '#sync/document/tabs.ts';
import { Replica } from '#sync/replica/replica.ts';
import { accountState, checkAccount, onAccountChange } from '../account/index.ts';
import { askToPersistOnce } from '../device-storage/index.ts';
import { sha256 } from '../secure-context/index.ts';
import { browserPorts, soon } from './browser-ports.ts';
import { browserSocket } from './browser-socket.ts';
import { browserTabs } from './browser-tabs.ts';
import { signInWatch } from './current-sign-in.ts';
import { databaseName } from './databases.ts';
import { deviceZone } from './device-zone.ts';
import { type DocumentParts, DocumentStore } from './document-store.ts';
import { chunkFetcher } from './fetch-chunk.ts';
import { IndexedDbStorage } from './indexed-db-storage.ts';
import { openSignOutCoordinator } from './sign-out-channel.ts';
import type { SignOutCoordinator } from './sign-out-coordinator.ts';
import { UnloadJournal } from './unload-journal.ts';
import { whyRefused } from './why-refused.ts';

export interface SignIn {
  readonly uid: string;
  readonly signInId: string;
  /** Whether this is a shared computer, on whose disk nothing is stored. */
  readonly sharedComputer: boolean;
}

interface PageDocument extends SignIn {
  readonly store: DocumentStore;
  readonly leaving: SignOutCoordinator;
  readonly stop: () => void;
}

/** It stays set after closing, so that a screen that is unmounting does not open the document again. */
let current: PageDocument | null = null;

/** Returns the document of this page. There is only one: requesting that of another sign-in closes the previous one. */
export function pageDocument(signIn: SignIn): DocumentStore {
  if (current?.uid === signIn.uid && current.signInId === signIn.signInId) return current.store;
  void close(current);
  current = start(signIn);
  return current.store;
}

export function currentDocument(): PageDocument | null {
  return current;
}

/** Stores pending edits and releases the user's data. */
export async function closeDocumentOf(uid: string): Promise<void> {
  if (current?.uid === uid) await close(current);
}

/** Stores this page's pending edits. Called before a reload. */
export async function flushDocument(): Promise<void> {
  await current?.store.flush();
}

async function close(document: PageDocument | null): Promise<void> {
  document?.stop();
  await document?.store.close();
}

function start(signIn: SignIn): PageDocument {
  const words = lastWordsOf(signIn);
  const store = new DocumentStore({
    open: replicaOpener(signIn, words),
    // The account module asks the server again and acts on its answer.
    ended: () => void checkAccount(),
    zone: deviceZone,
    clock: browserPorts.now,
    soon,
    after: browserPorts.after,
    sha256,
    firstEdit: () => {
      if (!signIn.sharedComputer) askToPersistOnce(signIn.uid);
    },
    report: (error) => console.error(error),
  });
  void store.open();
  const { leaving, stop: stopLeaving } = openSignOutCoordinator(signIn.uid, {
    freeze: (frozen) => store.setFrozen(frozen),
    flush: async () => void (await store.flush()),
    close: () => void closeDocumentOf(signIn.uid),
    after: browserPorts.after,
  });
  const stopFollowing = followPage(store, words);
  return {
    ...signIn,
    store,
    leaving,
    stop: () => {
      stopFollowing();
      stopLeaving();
    },
  };
}

function replicaOpener({ uid, signInId, sharedComputer }: SignIn, words: UnloadJournal | null): DocumentParts['open'] {
  const name = databaseName(uid, signInId);
  const isCurrent = signInWatch(signInId);
  const connect = browserSocket({
    address: `${window.location.origin.replace(/^http/, 'ws')}/api/users/${uid}/live`,
    isOnline: () => navigator.onLine,
    whyRefused: () => whyRefused(uid),
  });
  const fetchChunk = chunkFetcher(uid);
  return async (events) => {
    const replica = await Replica.open(
      {
        ...browserPorts,
        storage: sharedComputer ? new MemoryDeviceStorage() : new IndexedDbStorage(name, isCurrent),
        connect,
        fetchChunk,
        tabs: sharedComputer ? noOtherTabs() : browserTabs(name),
        durable: !sharedComputer,
      },
      events,
    );
    await words?.takeAll((rows) => replica.recoverUnsaved(rows));
    replica.start(!document.hidden);
    return replica;
  };
}

/** Returns the unload journal; null if nothing may be stored or storage is unavailable. */
function lastWordsOf({ uid, signInId, sharedComputer }: SignIn): UnloadJournal | null {
  try {
    return sharedComputer ? null : new UnloadJournal(localStorage, databaseName(uid, signInId), signInWatch(signInId));
  } catch {
    return null;
  }
}

/** @returns a function that stops following */
function followPage(store: DocumentStore, words: UnloadJournal | null): () => void {
  const ended = new AbortController();
  const listening = { signal: ended.signal };
  const look = () => void store.openReplica?.visible(!document.hidden);
  document.addEventListener('visibilitychange', look, listening);
  window.addEventListener('pageshow', look, listening);
  window.addEventListener('pagehide', () => void storeLast(store, words), listening);
  window.addEventListener('storage', ({ key }) => void takeLast(store, words, key), listening);
  window.addEventListener('online', () => store.openReplica?.online(), listening);
  window.addEventListener('beforeunload', (leaving) => store.holdsUnsaved && leaving.preventDefault(), listening);
  const stops = followAccount(store);
  return () => {
    ended.abort();
    for (const stop of stops) stop();
  };
}

/** Stores edits in the unload journal, since the page is closing and IndexedDB may abort its open transactions. */
async function storeLast({ openReplica }: DocumentStore, words: UnloadJournal | null): Promise<void> {
  if (openReplica === null) return;
  words?.keep(openReplica.unstored());
  await openReplica.flush();
  if (openReplica.unstored().length === 0) words?.forget();
}

async function takeLast(
  { openReplica }: DocumentStore,
  words: UnloadJournal | null,
  key: string | null,
): Promise<void> {
  if (openReplica !== null && words?.isLeftBehind(key)) await words.takeAll((rows) => openReplica.recoverUnsaved(rows));
}

/**
 * Reconnects after the user signs in again. If the hub requires a sign-in, the account is checked first.
 * @returns functions that stop following
 */
function followAccount(store: DocumentStore): readonly (() => void)[] {
  let isAsked = false;
  return [
    onAccountChange(() => {
      const state = accountState();
      if (state.kind === 'signed-in' && state.session === 'alive') store.openReplica?.online();
    }),
    store.subscribe(() => {
      const isNeeded = store.status.kind === 'needs-sign-in';
      if (isNeeded && !isAsked) void checkAccount();
      isAsked = isNeeded;
    }),
  ];
}
