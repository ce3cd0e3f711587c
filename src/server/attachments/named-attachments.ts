import type { Hub } from '#sync/hub/hub.ts';
import { recordIndex } from '#sync/hub/record-index.ts';

const recordsAStep = 500;

/**
 * Returns which of these files a user's document references: in a body, in a leaf such as a measurement's photo, or in
 * restorable history. A file's own record does not count.
 */
export async function namedAttachments(
  hub: Hub,
  uid: string,
  files: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  const note = (content: Uint8Array | string) => {
    for (const digest of digestsIn(content)) if (files.has(digest)) named.add(digest);
  };
  await hub.compactor.compact(uid);
  const keys = (await recordIndex(hub.storage, uid, 0, () => hub.yieldToOthers())).index
    .map(({ key }) => key)
    .filter((key) => !key.startsWith('attachments/'));
  for (let at = 0; at < keys.length; at += recordsAStep) {
    for (const { fields, body } of await hub.storage.records(uid, keys.slice(at, at + recordsAStep))) {
      note(fields);
      if (body !== null) note(body.text);
    }
  }
  for (const key of keys) {
    if (named.size === files.size) break;
    for (const { content } of await hub.storage.history.entries(uid, key)) note(content);
  }
  return named;
}

/** Finds digests as plain text in any content, so that it need not know the meaning of each leaf. */
function digestsIn(content: Uint8Array | string): readonly string[] {
  const text = typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
  return text.match(/[0-9a-f]{64}/g) ?? [];
}
