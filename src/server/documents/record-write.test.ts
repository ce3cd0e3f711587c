import type { RecordKey } from '#domain/kernel/index.ts';
import { describeEdits } from '#domain/testing/edit.contract.ts';
import { partOf } from '#domain/user-document.ts';
import type { StoredRecord } from '#sync/hub/hub-storage.ts';
import { encodeValue, type Fields, fieldsToWire } from '#sync/record/index.ts';
import { recordWrite } from './record-write.ts';

describeEdits('the document API', async ({ type, id, leaves, now, patch, body }) => {
  const key: RecordKey = `${type.collection}/${id}`;
  const place = [String(partOf(type.collection)), type.collection, id];
  const json = { ...patch, ...(body !== undefined && { body }) };
  const stored = leaves.size === 0 ? undefined : storedRecord(key, leaves as Fields);
  const write = recordWrite({ key, collection: type.collection, place, patch: json }, stored, now);
  if (!write.ok) return null;
  return write.value?.leaves ?? [];
});

function storedRecord(key: RecordKey, fields: Fields): StoredRecord {
  return {
    key,
    sequence: 1,
    fields: encodeValue(fieldsToWire(fields)),
    highest: null,
    tombstone: null,
    body: null,
    trashedSince: null,
    versionAt: null,
    setAside: false,
  };
}
