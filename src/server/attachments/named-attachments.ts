import { collectionOf } from '#domain/kernel/index.ts';
import { documentIndex, storedRecords } from '#sync/hub/document.ts';
import type { Hub } from '#sync/hub/hub.ts';
import type { HistoryContent } from '#sync/hub/hub-storage.ts';
import type { TaskRunner } from '#sync/hub/hub-tasks.ts';
import type { DocumentTasks } from '../documents/document-tasks.ts';

const entriesAStep = 3;

/** The files that a document references, as of one sequence number. */
export interface NamedAttachments {
  readonly sequence: number;
  readonly named: ReadonlySet<string>;
}

/**
 * Returns which of these files a user's document references: in a body, in a leaf such as a measurement's photo, or in
 * its history. That includes what is quarantined, because devices still show it. A file's own record does not count.
 * What has a higher number in the log is not looked at: it came later, or could not be compacted.
 */
export async function namedAttachments(
  { hub, tasks }: { readonly hub: Hub; readonly tasks: TaskRunner<DocumentTasks> },
  uid: string,
  files: ReadonlySet<string>,
): Promise<NamedAttachments> {
  const named = new Set<string>();
  const note = async (contents: readonly (Uint8Array | string)[]) => {
    for (const digest of await tasks.run(uid, 'digestsIn', contents)) if (files.has(digest)) named.add(digest);
  };
  const { keys, sequence } = await documentIndex(hub, uid);
  const others = keys.filter((key) => collectionOf(key) !== 'attachments');
  for await (const records of storedRecords(hub, uid, others))
    await note(records.flatMap(({ fields, body }) => (body === null ? [fields] : [fields, body.text])));
  for (const key of others) {
    if (named.size === files.size) break;
    for await (const contents of contentsOfHistory(hub, uid, key)) await note(contents);
  }
  return { sequence, named };
}

/** Reads the history of a record, a few entries at a time, because each may be some megabytes. */
async function* contentsOfHistory(hub: Hub, uid: string, key: string): AsyncGenerator<readonly Uint8Array[], void> {
  const { history } = hub.storage;
  for (let before: string | null = null; ; ) {
    const entries: readonly HistoryContent[] = await history.contents(uid, key, { before, limit: entriesAStep });
    if (entries.length > 0) yield entries.map(({ content }) => content);
    if (entries.length < entriesAStep) return;
    before = entries.at(-1)?.id ?? null;
    await hub.yieldToOthers();
  }
}
