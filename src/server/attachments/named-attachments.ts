import { collectionOf } from '#domain/kernel/index.ts';
import { documentIndex, storedRecords } from '#sync/hub/document.ts';
import type { Hub } from '#sync/hub/hub.ts';
import type { TaskRunner } from '#sync/hub/hub-tasks.ts';
import type { DocumentTasks } from '../documents/document-tasks.ts';

const entriesAStep = 10;

/**
 * Returns which of these files a user's document references: in a body, in a leaf such as a measurement's photo, or in
 * restorable history. A file's own record does not count.
 */
export async function namedAttachments(
  { hub, tasks }: { readonly hub: Hub; readonly tasks: TaskRunner<DocumentTasks> },
  uid: string,
  files: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  const note = async (contents: readonly (Uint8Array | string)[]) => {
    for (const digest of await tasks.run(uid, 'digestsIn', contents)) if (files.has(digest)) named.add(digest);
  };
  const { keys } = await documentIndex(hub, uid);
  const others = keys.filter((key) => collectionOf(key) !== 'attachments');
  for await (const records of storedRecords(hub, uid, others))
    await note(records.flatMap(({ fields, body }) => (body === null ? [fields] : [fields, body.text])));
  for (const key of others) {
    if (named.size === files.size) break;
    const entries = await hub.storage.history.entries(uid, key);
    for (let at = 0; at < entries.length; at += entriesAStep)
      await note(entries.slice(at, at + entriesAStep).map(({ content }) => content));
    await hub.yieldToOthers();
  }
  return named;
}
