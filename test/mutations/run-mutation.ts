import { unpacked } from '#domain/import/archive/index.ts';
import type { ImportItem } from '#domain/import/draft/index.ts';
import type { ImportSource } from '#domain/import/draft/source.ts';
import type { ImportFile } from '#domain/import/files/index.ts';
import { importSources, recognised } from '#domain/import/sources.ts';
import { fileOf } from '#domain/import/testing/files.ts';
import { checkComplete } from './complete-reports.ts';
import { checkReports, isReadable } from './damage-reports.ts';
import type { Example } from './examples/index.ts';
import { problemsOf } from './item-problems.ts';
import type { Mutation } from './mutation.ts';
import { planMutation } from './plan-mutation.ts';

export interface MutationReport {
  readonly drafts: number;
  readonly skipped: number;
  /** The records that an import of all drafts would write. */
  readonly edits: number;
}

/**
 * Imports a mutation up to the records to write: unpacks, recognises and reads, reads the files of drafts, plans and
 * shows the preview. Throws an error that says what does not hold.
 */
export async function runMutation(mutation: Mutation): Promise<MutationReport> {
  const { example, reader } = mutation;
  const { files, skipped } = await unpackedFiles(mutation.files);
  await recognised(files);
  const source = importSources.find(({ app }) => app === reader) as ImportSource;
  const certainty = await source.recognise(files);
  if (reader === example.app && certainty === 'no' && (await isRecognisedAlone(source, example))) {
    throw new Error('not recognised because one file is damaged');
  }
  const items: ImportItem[] = [...skipped];
  for await (const item of source.read(files)) items.push(item);
  for (const item of items) {
    const problems = problemsOf(item);
    if (problems.length > 0) throw new Error(`${problems.slice(0, 3).join(', ')} in ${item.origin}`);
    await readFilesOf(item);
  }
  checkIds(items);
  checkComplete(items, files, source);
  if (reader === example.app) {
    checkBystander(items, example.bystander[0]);
    if (skipped.length === 0) await checkReports(items, files, example);
  }
  const drafts = items.filter(({ kind }) => kind !== 'skipped').length;
  return { drafts, skipped: items.length - drafts, edits: await planMutation(items, reader) };
}

async function isRecognisedAlone(source: ImportSource, { bystander }: Example): Promise<boolean> {
  return (await source.recognise([fileOf(...bystander)])) !== 'no';
}

export async function unpackedFiles(chosen: readonly ImportFile[]) {
  const all: { files: ImportFile[]; skipped: ImportItem[] } = { files: [], skipped: [] };
  for await (const item of unpacked(chosen)) {
    if ('kind' in item) all.skipped.push(item);
    else all.files.push(item);
  }
  return all;
}

async function readFilesOf(item: ImportItem): Promise<void> {
  const file = item.kind === 'file' ? item.file : item.kind === 'activity' ? item.track : null;
  if (file !== null) await isReadable(file);
}

/** Of two drafts with one id, only one would be imported. */
function checkIds(items: readonly ImportItem[]): void {
  const seen = new Set<string>();
  for (const item of items) {
    if (item.kind === 'skipped') continue;
    const id = `${item.kind} ${item.sourceId}`;
    if (seen.has(id)) throw new Error(`two drafts have the id ${id}`);
    seen.add(id);
  }
}

function checkBystander(items: readonly ImportItem[], path: string): void {
  const isRead = items.some(({ kind, origin }) => kind !== 'skipped' && origin.startsWith(path));
  if (!isRead) throw new Error(`${path} was not read because another file is damaged`);
}
