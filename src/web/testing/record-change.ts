import type { Leaves, RecordKey } from '#domain/kernel/index.ts';
import { recordTypeOf } from '#domain/user-document.ts';
import { bodyUpdate, type Change, printStamp, type ReplicaId } from '#sync/record/index.ts';
import { bodyFromText } from '../replica/body-from-text.ts';
import { editsOf } from '../replica/record-edit.ts';

interface RecordEdit<D> {
  readonly leaves: Leaves;
  readonly edit: (draft: D) => void;
  readonly body?: string | undefined;
  /** The time in UTC milliseconds. */
  readonly now: number;
}

/** Returns the change that another device would make by editing a record. */
export function recordChange<D extends object>(
  collection: string,
  id: string,
  { leaves, edit, body, now }: RecordEdit<D>,
): Change {
  const type = recordTypeOf(collection);
  if (type === null) throw new Error(`Unknown collection: ${collection}`);
  const edits = editsOf(type, { id, leaves, isNew: false, now }, edit as (draft: object) => void);
  if (!edits.ok) throw new Error(`${collection}/${id}: ${JSON.stringify(edits.error)}`);
  const stamp = printStamp({ ms: now, counter: 0, replica: 'TESTING-' as ReplicaId });
  const fields = new Map(edits.value.map(({ path, value }) => [path, { value, stamp }]));
  const key: RecordKey = `${collection}/${id}`;
  return { key, fields, ...(body !== undefined && { body: bodyUpdate(key, bodyFromText(body)) }) };
}
