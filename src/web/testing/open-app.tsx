import '../ui/ui.css';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { recordTypeOf } from '#domain/user-document.ts';
import { bodyUpdate, type Change, printStamp, type ReplicaId } from '#sync/record/index.ts';
import { MemoryDeviceStorage } from '#sync/replica/memory-device-storage.ts';
import { Replica } from '#sync/replica/replica.ts';
import { noOtherTabs } from '#sync/replica/tabs.ts';
import { setAccountState } from '../account/state.ts';
import { currentLanguage } from '../language/index.ts';
import { pageMessages } from '../page/index.ts';
import { bodyFromText } from '../replica/body-from-text.ts';
import { browserPorts, soon } from '../replica/browser-ports.ts';
import { DocumentOpener } from '../replica/document-provider.tsx';
import { DocumentStore } from '../replica/document-store.ts';
import { editsOf } from '../replica/record-edit.ts';
import { createAppRouter } from '../routes.tsx';
import { sha256 } from '../secure-context/index.ts';

/** Records by part of the document, collection and id, as in the response of `GET /api/users/{uid}`. */
export type AppDocument = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, object>>>>>>;

/**
 * Opens the app at a path for a signed-in user whose complete document is in memory. There is no server: requests get
 * no answer.
 */
export async function openApp(path: string, document: AppDocument = {}) {
  const storage = new MemoryDeviceStorage();
  const stampMs = Date.now() - 60_000;
  const changes = Object.values(document).flatMap((collections) =>
    Object.entries(collections).flatMap(([collection, records]) =>
      Object.entries(records).map(([id, record]) => changeOf(collection, id, record, stampMs)),
    ),
  );
  await storage.applyRemote(changes, { after: 0, upto: 1, mark: null });
  const store = new DocumentStore({
    open: (events) =>
      Replica.open(
        {
          ...browserPorts,
          storage,
          connect: () => ({ send() {}, buffered: () => 0, close() {} }),
          fetchChunk: () => Promise.reject(new Error('there is no server')),
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
  onTestFinished(() => store.close());
  setAccountState({
    kind: 'signed-in',
    user: {
      ...{
        uid: crypto.randomUUID(),
        email: 'ada@example.org',
        emailVerified: true,
        displayName: 'Ada',
        photo: null,
        phone: null,
      },
      ...{ providers: ['password'], createdAt: stampMs, lastSignInAt: stampMs },
    },
    signInId: 'sign-in',
    isShared: true,
    session: 'alive',
  });
  await pageMessages.load(currentLanguage());
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const screen = await render(
    <DocumentOpener value={() => store}>
      <RouterProvider router={router} />
    </DocumentOpener>,
  );
  return { screen, store, router };
}

function changeOf(collection: string, id: string, { body, ...record }: { readonly body?: string }, ms: number): Change {
  const type = recordTypeOf(collection);
  if (type === null) throw new Error(`There is no collection ${collection}`);
  const edited = { id, leaves: new Map(), isNew: false, now: ms };
  const edits = editsOf(type, edited, (draft) => Object.assign(draft, record));
  if (!edits.ok) throw new Error(`${collection}/${id}: ${JSON.stringify(edits.error)}`);
  const stamp = printStamp({ ms, counter: 0, replica: 'TESTING-' as ReplicaId });
  const fields = new Map(edits.value.map(({ path, value }) => [path, { value, stamp }]));
  const key: RecordKey = `${collection}/${id}`;
  return { key, fields, ...(body !== undefined && { body: bodyUpdate(key, bodyFromText(body)) }) };
}
