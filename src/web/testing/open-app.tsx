import '../ui/ui.css';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { Collection, RecordIn } from '#domain/user-document.ts';
import { MemoryDeviceStorage } from '#sync/document/memory-device-storage.ts';
import { noOtherTabs } from '#sync/document/tabs.ts';
import { Replica } from '#sync/replica/replica.ts';
import { setAccountState } from '../account/state.ts';
import { currentLanguage } from '../language/index.ts';
import { pageMessages } from '../page/index.ts';
import { browserPorts, soon } from '../replica/browser-ports.ts';
import { DocumentOpener } from '../replica/document-provider.tsx';
import { DocumentStore } from '../replica/document-store.ts';
import { createAppRouter } from '../routes.tsx';
import { sha256 } from '../secure-context/index.ts';
import { holdUnread } from './hold-unread.ts';
import { leavesOf, receiveChanges } from './receive.ts';
import { recordChange } from './record-change.ts';

/** Records by part of the document, collection and id, as in the response of `GET /api/users/{uid}`. */
export type AppDocument = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, object>>>>>>;

export interface DeviceOptions {
  /** Whether this is a shared computer, on whose disk nothing is stored. */
  readonly isShared?: boolean;
  /** Records that a start has not read before `readRest` is called; by default there are none. */
  readonly unread?: readonly RecordKey[];
}

/**
 * The user of the current test. Each test has its own, since files and preferences are stored on the device by user.
 */
let uid = crypto.randomUUID();

/**
 * Opens the app at a path for a signed-in user whose complete document is in memory. There is no server, so requests
 * get no answer.
 */
export async function openApp(
  path: string,
  document: AppDocument = {},
  role: 'owner' | 'member' = 'member',
  { isShared = true, unread = [] }: DeviceOptions = {},
) {
  const storage = new MemoryDeviceStorage();
  const stampMs = Date.now() - 60_000;
  const changes = Object.values(document).flatMap((collections) =>
    Object.entries(collections).flatMap(([collection, records]) =>
      Object.entries(records).map(([id, record]) => storedRecord(collection, id, record, stampMs)),
    ),
  );
  await storage.applyRemote(changes, { after: 0, upto: 1, mark: null });
  const readRest = unread.length === 0 ? () => {} : await holdUnread(storage, new Set(unread));
  const store = new DocumentStore({
    open: (events) =>
      Replica.open(
        {
          ...browserPorts,
          storage,
          connect: () => ({ send() {}, buffered: () => 0, close() {} }),
          fetchChunk: () => Promise.reject(new Error('no server')),
          tabs: noOtherTabs(),
          durable: true,
        },
        events,
      ),
    ended() {},
    zone: () => 'UTC',
    clock: () => Date.now(),
    soon,
    after: browserPorts.after,
    sha256,
    firstEdit() {},
    report: (error) => {
      throw error;
    },
  });
  await store.open();
  onTestFinished(async () => {
    await store.close();
    uid = crypto.randomUUID();
  });
  setAccountState({
    kind: 'signed-in',
    user: {
      uid,
      email: 'ada@example.org',
      emailVerified: true,
      displayName: 'Ada',
      photo: null,
      phone: null,
      providers: ['password'],
      role,
      createdAt: stampMs,
      lastSignInAt: stampMs,
    },
    signInId: 'sign-in',
    isShared,
    session: 'alive',
  });
  await pageMessages.load(currentLanguage());
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const screen = await render(
    <DocumentOpener value={() => store}>
      <RouterProvider router={router} />
    </DocumentOpener>,
  );
  return {
    screen,
    store,
    router,
    readRest,
    /** Changes a record as another device would. */
    changeElsewhere: async <C extends Collection>(collection: C, id: string, edit: (draft: RecordIn<C>) => void) => {
      const leaves = leavesOf(store, collection, id);
      await receiveChanges(store, [recordChange(collection, id, { leaves, edit, now: Date.now() })]);
    },
  };
}

function storedRecord(collection: string, id: string, record: { readonly body?: string }, now: number) {
  const { body, ...leaves } = record;
  return recordChange(collection, id, {
    leaves: new Map(),
    body,
    now,
    edit: (draft) => Object.assign(draft, leaves),
  });
}
