import { type Instant, idOf, inTrash, type Leaves, readRecord } from '../kernel/index.ts';
import { attachmentHash, note, noteFileText } from '../notes/index.ts';
import type { Collection } from '../user-document.ts';
import { csvRow } from './csv.ts';
import { dataLines } from './data-lines.ts';
import { encodedChunks } from './encoded-chunks.ts';
import type { ExportedAccount, ExportedFile, ExportedRecord, ExportOptions } from './exported-account.ts';
import { withFileLinks } from './file-links.ts';
import { dataPath, manifestPath } from './format.ts';
import { Manifest } from './manifest.ts';
import { withProperties } from './note-properties.ts';
import { readme } from './readme.ts';
import { selectedKeys } from './selected-keys.ts';
import { type Survey, surveyOf } from './survey.ts';
import { type TrainingTable, trainingTables } from './training/index.ts';

/**
 * Returns the files of an export in their order: for people the notes as Markdown, the attachments and tables of the
 * training; for this app all records; and last the manifest of all files. Read the chunks of each file before asking for
 * the next one. To cancel, stop asking.
 */
export async function* exportedFiles(account: ExportedAccount, options: ExportOptions): AsyncGenerator<ExportedFile> {
  const survey = await surveyOf(account, await selectedKeys(account, options.selection));
  const manifest = new Manifest();
  for await (const file of contentFiles(account, survey, options, manifest)) yield manifest.listed(file);
  yield textFile(manifestPath, options.exportedAt, manifest.lines(options));
}

async function* contentFiles(
  account: ExportedAccount,
  survey: Survey,
  options: ExportOptions,
  manifest: Manifest,
): AsyncGenerator<ExportedFile> {
  const { exportedAt } = options;
  yield textFile('README.txt', exportedAt, [readme(options)]);
  for await (const record of selected(account, survey, 'notes')) {
    const path = survey.notePaths.get(record.key);
    if (path !== undefined) yield noteFile(record, path, survey);
  }
  yield* attachmentFiles(account, survey, manifest);
  for (const table of trainingTables) {
    const rows = rowsOf(account, survey, table);
    const first = await rows.next();
    if (first.done !== true) yield textFile(`training/${table.file}`, exportedAt, withHeader(table, first.value, rows));
  }
  yield textFile(dataPath, exportedAt, dataLines(account, survey, options, manifest.counts));
}

/** Leaves out records that were created after the names were fixed, while the export is running. */
async function* selected(account: ExportedAccount, { isSelected }: Survey, collection: Collection) {
  for await (const record of account.records(collection)) if (isSelected(record.key)) yield record;
}

function noteFile(record: ExportedRecord, path: string, { attachmentPaths }: Survey): ExportedFile {
  const marks = readRecord(note, record.leaves).value;
  const folder = path.slice(0, path.lastIndexOf('/'));
  async function* content() {
    const text = (await record.text()) ?? '';
    const linked = withFileLinks(text, folder, (hash) => attachmentPaths.get(hash));
    yield noteFileText(withProperties(linked, record), marks);
  }
  return textFile(path, lastChange(record.leaves), content());
}

async function* attachmentFiles(
  account: ExportedAccount,
  survey: Survey,
  { missing }: Manifest,
): AsyncGenerator<ExportedFile> {
  for await (const { key, leaves } of selected(account, survey, 'attachments')) {
    const hash = attachmentHash(idOf(key));
    const path = hash === null ? undefined : survey.attachmentPaths.get(hash);
    if (hash === null || path === undefined) continue;
    const chunks = await account.attachment(hash);
    if (chunks !== null) yield { path, modifiedAt: lastChange(leaves), chunks };
    else missing.push({ hash, name: textIn(leaves, 'name') });
  }
}

/** Returns the rows of all records that are not in the trash. */
async function* rowsOf(account: ExportedAccount, survey: Survey, table: TrainingTable): AsyncGenerator<string> {
  for await (const record of selected(account, survey, table.collection)) {
    if (inTrash(record.leaves)) continue;
    for (const row of table.rowsOf(record, survey)) yield csvRow(row);
  }
}

async function* withHeader(
  { columns }: TrainingTable,
  first: string,
  rows: AsyncIterable<string>,
): AsyncGenerator<string> {
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
