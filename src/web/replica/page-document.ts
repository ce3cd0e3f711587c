import { MemoryDeviceStorage } from '#sync/replica/memory-device-storage.ts';
import { Replica } from '#sync/replica/replica.ts';
import { noOtherTabs } from '#sync/replica/tabs.ts';
import { accountState, checkAccount, onAccountChange } from '../account/index.ts';
import { browserPorts, sha256, soon } from './browser-ports.ts';
import { browserSocket } from './browser-socket.ts';
import { browserTabs } from './browser-tabs.ts';
import { signInWatch } from './current-sign-in.ts';
import { DocumentStore } from './document-store.ts';
import { IndexedDbStorage } from './indexed-db-storage.ts';
import { whyRefused } from './why-refused.ts';

export interface SignIn {
  readonly uid: string;
  readonly signInId: string;
  /** Nothing is kept on disk. */
  readonly sharedComputer: boolean;
}

interface PageDocument extends SignIn {
  readonly store: DocumentStore;
  readonly stop: () => void;
}

/** Of the database, the channel and the lock of one sign-in. */
export function databaseName(uid: string, signInId: string): string {
  return `mensana-${uid}-${signInId}`;
}

let current: PageDocument | null = null;

/** The document of this page, of which there is one: asking for another person's closes the one before. */
export function pageDocument(signIn: SignIn): DocumentStore {
  if (current?.uid === signIn.uid && current.signInId === signIn.signInId) return current.store;
  void closePageDocument();
  current = start(signIn);
  return current.store;
}

export function openPageDocument(): DocumentStore | null {
  return current?.store ?? null;
}

/** Stores what was typed and closes. */
export async function closePageDocument(): Promise<void> {
  const closing = current;
  current = null;
  closing?.stop();
  await closing?.store.close();
}

/** Stores what was typed in this page; for whoever is about to reload it. */
export async function flushDocument(): Promise<void> {
  await current?.store.flush();
}

function start(signIn: SignIn): PageDocument {
  const { uid, signInId, sharedComputer } = signIn;
  const name = databaseName(uid, signInId);
  const isCurrent = signInWatch(signInId);
  const store = new DocumentStore({
    open: async (events) => {
      const replica = await Replica.open(
        {
          ...browserPorts,
          storage: sharedComputer ? new MemoryDeviceStorage() : new IndexedDbStorage(name, isCurrent),
          connect: browserSocket({
            address: `${window.location.origin.replace(/^http/, 'ws')}/api/users/${uid}/live`,
            isOnline: () => navigator.onLine,
            whyRefused: () => whyRefused(uid),
          }),
          tabs: sharedComputer ? noOtherTabs() : browserTabs(name),
          durable: !sharedComputer,
        },
        events,
      );
      replica.start(!document.hidden);
      return replica;
    },
    // The account asks the server once more and acts on its answer.
    ended: () => void checkAccount(),
    zone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    soon,
    after: browserPorts.after,
    sha256,
    firstEdit: () => {},
    report: (error) => console.error(error),
  });
  void store.open();
  return { ...signIn, store, stop: followPage(store) };
}

/** @returns stops following */
function followPage(store: DocumentStore): () => void {
  const ended = new AbortController();
  const listening = { signal: ended.signal };
  const look = () => void store.openReplica?.visible(!document.hidden);
  document.addEventListener('visibilitychange', look, listening);
  window.addEventListener('pageshow', look, listening);
  window.addEventListener('pagehide', () => void store.flush(), listening);
  window.addEventListener('online', () => store.openReplica?.online(), listening);
  const stop = onAccountChange(() => {
    const state = accountState();
    if (state.kind === 'signed-in' && state.session === 'alive') store.openReplica?.online();
  });
  return () => {
    ended.abort();
    stop();
  };
}
