import { once } from 'node:events';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { appVersion, type ExportedAccount, type ExportedRecord, exportedFiles, zipped } from '#domain/export/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { type Collection, recordTypeOf } from '#domain/user-document.ts';
import { decodeValue, fieldsFromWire } from '#sync/record/index.ts';
import { FileSpool } from './file-spool.ts';
import { oneZip } from './one-zip.ts';
import type { Answers, ExportThreadData, Question } from './thread-messages.ts';

if (isMainThread || parentPort === null) throw new Error('this file must run in a worker thread');
const port = parentPort;
const { exportedAt, temporaryFolder } = workerData as ExportThreadData;

const account: ExportedAccount = {
  records: recordsOf,
  attachment: async (hash) => ((await ask({ kind: 'attachment', hash })) ? chunksOfAttachment() : null),
};

const spool = await FileSpool.create(temporaryFolder);
const files = exportedFiles(account, { selection: null, exportedAt, appVersion }, spool);
for await (const { part, bytes } of zipped(files, oneZip)) {
  if (part > 1) throw new Error('the export does not fit into one zip');
  await ask({ kind: 'write', bytes }, [bytes.buffer as ArrayBuffer]);
}
await spool.close();
await ask({ kind: 'end' });

async function* recordsOf(
  collection: Collection,
  selection: ReadonlySet<RecordKey> | null,
): AsyncGenerator<ExportedRecord> {
  const hasBody = recordTypeOf(collection).body;
  for (let from: number | null = 0; from !== null; ) {
    const slice: Answers['records'] = await ask({ kind: 'records', collection, from });
    for (const { key, fields, text } of slice.records) {
      const leaves = fieldsFromWire(decodeValue(fields), key);
      const isSelected = selection === null || selection.has(key as RecordKey);
      if (!isSelected || (leaves.size === 0 && !text)) continue;
      yield { key: key as RecordKey, leaves, text: hasBody ? (text ?? '') : null };
    }
    from = slice.next;
  }
}

async function* chunksOfAttachment(): AsyncGenerator<Uint8Array> {
  for (;;) {
    const chunk = await ask({ kind: 'chunk' });
    if (chunk === null) return;
    yield chunk;
  }
}

/** Asks the main thread. An export asks for one thing at a time, so the next message is the answer. */
async function ask<Q extends Question>(question: Q, transferred: ArrayBuffer[] = []): Promise<Answers[Q['kind']]> {
  port.postMessage(question, transferred);
  const [answer] = await once(port, 'message');
  return answer;
}
