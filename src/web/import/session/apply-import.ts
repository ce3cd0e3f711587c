import { contentHash, type ImportChoices } from '#domain/import/plan/index.ts';
import type { AttachmentHash } from '#domain/notes/index.ts';
import type { LeafEdit, RecordEdit } from '#sync/document/document-edits.ts';
import { bodyEdit, type JsonValue } from '#sync/record/index.ts';
import type { AddError, DeviceFiles } from '../../attachments/index.ts';
import type { DocumentActions } from '../../replica/index.ts';
import { type Remote, WorkerEnded } from '../../workers/index.ts';
import type { DeskMethods, EditsAhead, EncodedEdit } from '../worker/desk-protocol.ts';
import { readRecord } from './read-records.ts';

export interface Applying {
  readonly desk: Remote<DeskMethods>;
  readonly document: DocumentActions;
  readonly files: DeviceFiles;
  /** The id of the batch. */
  readonly batch: string;
  readonly choices: ImportChoices;
  readonly signal: AbortSignal;
  readonly progress: (done: number, total: number) => void;
}

/** Thrown if a file of the import cannot be stored. Nothing was imported. */
export class FileNotStored extends Error {
  readonly why: AddError;

  constructor(why: AddError) {
    super(why.code);
    this.why = why;
  }
}

/**
 * Writes an import: its files first, which nobody sees yet, and then all records in one transaction.
 *
 * @throws FileNotStored, a `StorageError` if the disk is full, or WorkerEnded if the signal was aborted; then nothing is
 * imported
 */
export async function applyImport(applying: Applying): Promise<void> {
  const { desk, document, files, batch, choices, progress } = applying;
  const ahead = await desk.startEdits(choices);
  const room = await files.checkRoom(ahead.files);
  if (room !== null) throw new FileNotStored(room);
  const total = ahead.files.length + ahead.count;
  try {
    const attachments = await storeFiles(applying, ahead, (done) => progress(done, total));
    let done = ahead.files.length;
    await document.editTogether(
      editsOf(applying, attachments, (count) => {
        done += count;
        progress(Math.min(done, total), total);
      }),
    );
  } finally {
    await files.settlePrepared(batch).catch(() => {}); // done at the next start
  }
}

/** Stores the files of the import, and returns the records to write for them. */
async function storeFiles(
  { desk, files, batch, signal }: Applying,
  ahead: EditsAhead,
  progress: (done: number) => void,
): Promise<readonly RecordEdit[]> {
  const edits: RecordEdit[] = [];
  for (const [at, { hash }] of ahead.files.entries()) {
    if (signal.aborted) throw new WorkerEnded();
    const { name, mime, content } = await desk.file(hash as AttachmentHash);
    const prepared = await files.prepare(new File([content], name, { type: mime ?? '' }), batch);
    if (!prepared.ok) throw new FileNotStored(prepared.error);
    const { record } = prepared.value;
    if (record !== null) edits.push(attachmentEdit(prepared.value.hash, record));
    progress(at + 1);
  }
  return edits;
}

/** Files are not undone with an import: the server removes those that no record refers to any more. */
function attachmentEdit(hash: AttachmentHash, record: object): RecordEdit {
  const leaves = Object.entries(record).map(([path, value]): LeafEdit => ({ path, value: value as JsonValue }));
  return { key: `attachments/${hash}`, leaves };
}

/** The number of records in one step, each of which takes a few milliseconds. */
const recordsAtOnce = 25;

async function* editsOf(
  { desk, document, signal }: Applying,
  attachments: readonly RecordEdit[],
  applied: (count: number) => void,
): AsyncGenerator<readonly RecordEdit[]> {
  const timeSlice = document.reader.timeSlice();
  if (attachments.length > 0) yield attachments;
  let next = desk.nextEdits();
  for (let edits = await next; edits !== null; edits = await next) {
    next = desk.nextEdits(); // computed while these are written
    for (let from = 0; from < edits.length; from += recordsAtOnce) {
      if (signal.aborted) throw new WorkerEnded();
      const some = edits.slice(from, from + recordsAtOnce);
      const prepared: RecordEdit[] = [];
      for (const edit of some) prepared.push(await recordEdit(document, edit));
      yield prepared.map(({ leaves, ...edit }) => ({ ...edit, leaves: leaves.filter((leaf) => !isOfTrash(leaf)) }));
      yield prepared.flatMap(trashing);
      applied(some.length);
      await timeSlice();
    }
  }
}

/**
 * Returns the edit that puts a record into the trash; nothing for other records. It states the creation again, because
 * the first edit is not visible yet, and the new note of a day would get the current time.
 */
function trashing({ key, leaves }: RecordEdit): readonly RecordEdit[] {
  if (!leaves.some(isOfTrash)) return [];
  return [{ key, leaves: leaves.filter((leaf) => isOfTrash(leaf) || leaf.path === 'createdAt') }];
}

/**
 * Returns whether a leaf is written after the others: a record is in the trash only if it was put there after its last
 * edit.
 */
function isOfTrash({ path }: LeafEdit): boolean {
  return path === 'trashedAt' || path === 'erasedAt';
}

/** Returns the edit of one record. A text that exists changes by the smallest edit, so that it merges with others. */
async function recordEdit(
  { reader, openRecord }: DocumentActions,
  { key, leaves, text, body, before }: EncodedEdit,
): Promise<RecordEdit> {
  const written = leaves as readonly LeafEdit[]; // the domain returns only JSON values
  const here = await readRecord(reader, key);
  // a record that was written since the preview stays as it is
  const hash = here === null ? null : contentHash(here);
  if (before !== undefined && before !== hash) return { key, leaves: [] };
  if (here === null) return { key, leaves: written, ...(body !== null && { body }) };
  await openRecord(key);
  if (text === null) return { key, leaves: written };
  const state = await reader.bodyUpdate(key);
  const update = state === null ? body : (bodyEdit(key, state, text)?.update ?? null);
  return { key, leaves: written, ...(update !== null && { body: update }) };
}
