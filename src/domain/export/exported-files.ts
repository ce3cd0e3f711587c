import { dataPath, manifestPath } from '../export-format/index.ts';
import { type Instant, idOf, inTrash, type Leaves, readRecord } from '../kernel/index.ts';
import { attachmentHash, note, noteFileText } from '../notes/index.ts';
import type { Collection } from '../user-document.ts';
import { answersInNotes, type WithAnswers } from './answers-in-notes.ts';
import { dataLines } from './data-lines.ts';
import { encodedChunks } from './encoded-chunks.ts';
import type { ExportedAccount, ExportedFile, ExportedRecord, ExportOptions } from './exported-account.ts';
import { withFileLinks } from './file-links.ts';
import { Manifest } from './manifest.ts';
import { withProperties } from './note-properties.ts';
import { readme } from './readme.ts';
import { selectedKeys } from './selected-keys.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import type { Spool } from './spool.ts';
import { type Survey, surveyOf } from './survey.ts';
import { csvRow, type TrainingTable, trainingTables } from './training/index.ts';
import { trainingInNotes, type WithTraining } from './training-in-notes.ts';

/**
 * Returns the files of an export in their order: for people the notes as Markdown, the attachments and tables of the
 * training; for this app all records; and last the manifest of all files. A record is the same in all of them, also if it
 * is edited meanwhile. Read the chunks of each file before asking for the next one. To cancel, stop asking.
 */
export async function* exportedFiles(
  account: ExportedAccount,
  options: ExportOptions,
  spool: Spool,
): AsyncGenerator<ExportedFile> {
  const snapshot = await takeSnapshot(account, options.selection, spool);
  const survey = await surveyOf(snapshot, await selectedKeys(snapshot, options.selection));
  const manifest = new Manifest();
  const content: ExportContent = { account, snapshot, survey, options, manifest };
  for await (const file of contentFiles(content)) yield manifest.listed(file);
  yield textFile(manifestPath, options.exportedAt, manifest.lines(options));
}

interface ExportContent {
  readonly account: ExportedAccount;
  readonly snapshot: Snapshot;
  readonly survey: Survey;
  readonly options: ExportOptions;
  readonly manifest: Manifest;
}

async function* contentFiles(content: ExportContent): AsyncGenerator<ExportedFile> {
  const { snapshot, survey, options, manifest } = content;
  const { exportedAt } = options;
  yield textFile('README.txt', exportedAt, [readme(options)]);
  const withTraining = await trainingInNotes(snapshot, survey, options.selection === null);
  const withAnswers = await answersInNotes(snapshot, options);
  for await (const record of selected(snapshot, survey, 'notes')) {
    const path = survey.notePaths.get(record.key);
    if (path !== undefined) yield noteFile(record, path, { survey, withTraining, withAnswers });
  }
  yield* attachmentFiles(content);
  for (const table of trainingTables) {
    const rows = rowsOf(snapshot, survey, table);
    const first = await rows.next();
    if (first.done !== true) yield textFile(`training/${table.file}`, exportedAt, withHeader(table, first.value, rows));
  }
  yield textFile(dataPath, exportedAt, dataLines(snapshot, survey, options, manifest.counts));
}

async function* selected(snapshot: Snapshot, { isSelected }: Survey, collection: Collection) {
  for await (const record of snapshot.records(collection)) if (isSelected(record.key)) yield record;
}

interface NoteContent {
  readonly survey: Survey;
  readonly withTraining: WithTraining;
  readonly withAnswers: WithAnswers;
}

function noteFile(
  record: ExportedRecord,
  path: string,
  { survey, withTraining, withAnswers }: NoteContent,
): ExportedFile {
  const marks = readRecord(note, record.leaves).value;
  const folder = path.slice(0, path.lastIndexOf('/'));
  function* content() {
    const written = withAnswers(withTraining(record));
    const linked = withFileLinks(written, folder, (hash) => survey.attachmentPaths.get(hash));
    yield noteFileText(withProperties(linked, record), marks);
  }
  return textFile(path, lastChange(record.leaves), content());
}

async function* attachmentFiles({
  account,
  snapshot,
  survey,
  manifest: { missing },
}: ExportContent): AsyncGenerator<ExportedFile> {
  for await (const { key, leaves } of selected(snapshot, survey, 'attachments')) {
    const hash = attachmentHash(idOf(key));
    const path = hash === null ? undefined : survey.attachmentPaths.get(hash);
    if (hash === null || path === undefined) continue;
    const chunks = await account.attachment(hash);
    if (chunks !== null) yield { path, modifiedAt: lastChange(leaves), chunks };
    else missing.push({ hash, name: textIn(leaves, 'name') });
  }
  // the record of such an attachment was deleted, or is not on this device yet
  for (const hash of snapshot.namedAttachments) if (!survey.attachmentPaths.has(hash)) missing.push({ hash, name: '' });
}

/** Returns the rows of all records that are not in the trash. */
async function* rowsOf(snapshot: Snapshot, survey: Survey, table: TrainingTable): AsyncGenerator<string> {
  for await (const record of selected(snapshot, survey, table.collection)) {
    if (inTrash(record.leaves)) continue;
    for (const row of table.rowsOf(record, survey)) yield csvRow(row);
  }
}

async function* withHeader(
  { columns }: TrainingTable,
  first: string,
  rows: AsyncIterable<string>,
): AsyncGenerator<string> {
  // without it, Excel takes UTF-8 for the encoding of the system
  yield '\ufeff';
  yield csvRow(columns);
  yield first;
  yield* rows;
}

function textFile(
  path: string,
  modifiedAt: Instant | null,
  texts: AsyncIterable<string> | Iterable<string>,
): ExportedFile {
  return { path, modifiedAt, chunks: encodedChunks(texts) };
}

function lastChange(leaves: Leaves): Instant | null {
  for (const path of ['editedAt', 'importedEditedAt', 'createdAt']) {
    const value = leaves.get(path)?.value;
    if (typeof value === 'number') return value;
  }
  return null;
}

function textIn(leaves: Leaves, path: string): string {
  const value = leaves.get(path)?.value;
  return typeof value === 'string' ? value : '';
}
