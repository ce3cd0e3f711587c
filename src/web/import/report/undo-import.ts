import { type ReadRecord, type Undo, undoOf } from '#domain/import/plan/index.ts';
import { collectionOf, idOf, inTrash, type RecordKey } from '#domain/kernel/index.ts';
import { recordTypes } from '#domain/user-document.ts';
import type { RecordEdit } from '#sync/document/document-edits.ts';
import { activityLink, exerciseLink, workoutLink } from '../../links/exercise.ts';
import { noteLink } from '../../links/notes.ts';
import type { DocumentActions } from '../../replica/index.ts';
import type { LinkTarget } from '../../ui/link-target.ts';
import { readRecord } from '../session/read-records.ts';

/**
 * Finds what undoing an import would remove, and what stays because it was changed since. Reads all records of the import.
 *
 * @param progress called with the share that was read, 0–1
 */
export async function findUndo(
  document: DocumentActions,
  batch: string,
  progress: (share: number) => void = () => {},
): Promise<Undo> {
  const { reader } = document;
  const keys = keysOfBatch(document, batch);
  const timeSlice = reader.timeSlice();
  const records: ReadRecord[] = [];
  for (const [at, key] of keys.entries()) {
    const record = await readRecord(reader, key);
    if (record !== null && !record.isTombstoned) records.push(record);
    await timeSlice();
    progress((at + 1) / keys.length);
  }
  const { removed, ...others } = undoOf(batch, records);
  const kept = await stillNeeded(document, removed);
  return { removed: removed.filter((key) => !kept.has(key)), ...others };
}

/** Moves the records to the trash, takes recordings off activities, and marks the import as undone, in one transaction. */
export async function undoImport(document: DocumentActions, batch: string, undo: Undo): Promise<void> {
  await document.editTogether(undoEdits(document, batch, undo));
}

/** The number of records in one step, each of which takes a few milliseconds. */
const recordsAtOnce = 100;

async function* undoEdits(
  document: DocumentActions,
  batch: string,
  { removed, separated }: Undo,
): AsyncGenerator<readonly RecordEdit[]> {
  const now = document.now();
  const timeSlice = document.reader.timeSlice();
  for (let from = 0; from < removed.length; from += recordsAtOnce) {
    const some = removed.slice(from, from + recordsAtOnce);
    yield some.map((key) => ({ key, leaves: [{ path: 'trashedAt', value: now }] }));
    await timeSlice();
  }
  // the values were leaves of the document
  yield separated as readonly RecordEdit[];
  yield [{ key: `imports/${batch}`, leaves: [{ path: 'undoneAt', value: now }] }];
}

function keysOfBatch({ reader }: DocumentActions, batch: string): readonly RecordKey[] {
  const isOfBatch = (key: RecordKey) => {
    const fields = reader.state(key)?.fields;
    return [fields?.get('source'), fields?.get('restored'), fields?.get('joined')].some(
      (field) => (field?.value as { readonly batch?: string } | null | undefined)?.batch === batch,
    );
  };
  return recordTypes.flatMap(({ collection }) => [...reader.keysOf(collection)].filter(isOfBatch));
}

/** Returns the notebooks, exercises and measures that other records need, which stay. They stay silently. */
async function stillNeeded(document: DocumentActions, removed: readonly RecordKey[]): Promise<ReadonlySet<RecordKey>> {
  const isRemoved = new Set(removed);
  const needed = new Set<RecordKey>(
    removed.some((key) => key.startsWith('exercises/')) ? await exercisesUsed(document, isRemoved) : [],
  );
  for (const { key, value, inTrash: isInTrash } of document.records('measurements'))
    if (!isRemoved.has(key) && !isInTrash && value.measure !== undefined) needed.add(`measures/${value.measure}`);
  const parents = new Map(document.records('notebooks').map(({ id, value }) => [id, value.parent]));
  const notes = document.records('notes').filter(({ key, leaves }) => !isRemoved.has(key) && !inTrash(leaves));
  const own = [...parents.keys()].filter((id) => !isRemoved.has(`notebooks/${id}`));
  const stay = [...notes.map(({ value }) => value.notebook), ...own.map((id) => parents.get(id))];
  for (let id of stay) {
    for (; id !== undefined && !needed.has(`notebooks/${id}`); id = parents.get(id)) needed.add(`notebooks/${id}`);
  }
  return new Set(removed.filter((key) => needed.has(key)));
}

/** Returns the exercises of all workouts and routines that stay. */
async function exercisesUsed(
  { reader }: DocumentActions,
  isRemoved: ReadonlySet<RecordKey>,
): Promise<ReadonlySet<RecordKey>> {
  const used = new Set<RecordKey>();
  const timeSlice = reader.timeSlice();
  for (const key of [...reader.keysOf('workouts'), ...reader.keysOf('routines')]) {
    if (isRemoved.has(key)) continue;
    const { fields } = await reader.whole(key);
    for (const [path, { value }] of inTrash(fields) ? [] : fields)
      if (/^exercises\/[^/]+\/exercise$/.test(path)) used.add(value as RecordKey);
    await timeSlice();
  }
  return used;
}

/** Links to the page of a record; null if it has none of its own. */
export function linkOfRecord(key: RecordKey): LinkTarget | null {
  const id = idOf(key);
  switch (collectionOf(key)) {
    case 'notes':
      return noteLink(id);
    case 'workouts':
      return workoutLink(id);
    case 'activities':
      return activityLink(id);
    case 'exercises':
      return exerciseLink(id);
    default:
      return null;
  }
}
