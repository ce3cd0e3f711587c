import { groupedParts, mayBeArchive, unpacked } from './archive/index.ts';
import { extensionOf, type ImportFile } from './files/index.ts';
import { type Recognition, recognised } from './sources.ts';

/** Chosen files that are imported together. */
export interface AppFiles {
  /** The source that recognises them; null for tables and other files that none does. */
  readonly app: string | null;
  readonly files: readonly ImportFile[];
}

/**
 * Groups chosen files by the apps that they are from, the most surely recognised first. Each file is in one group, and a
 * group has at least one.
 *
 * - An archive, or the parts of one export, belongs to one app.
 * - A folder belongs to one app, unless the apps found in it read single files. Then each file in it counts by itself.
 * - Files that were chosen by themselves are looked at one by one for such apps; the others belong together.
 * - What is recognised vaguely, such as Markdown and tables, forms one group. Files that no source recognises are in the
 *   first group, which reads them as attachments or reports them.
 */
export async function filesByApp(chosen: readonly ImportFile[]): Promise<readonly AppFiles[]> {
  if (chosen.length < 2) return [{ app: null, files: chosen }];
  const parts = await recognisedParts(chosen);
  const groups = groupsOf(parts.filter(isSure));
  const vague = parts.filter((part) => !isSure(part));
  const together = await recognisedTogether(vague.flatMap(({ chosen: files }) => files));
  return inOrder(withVague(groups, together), chosen);
}

/** Chosen files that belong together, with the source that recognises them. */
interface Part {
  readonly chosen: readonly ImportFile[];
  readonly recognition: Recognition | null;
}

function isSure({ recognition }: Part): boolean {
  return recognition !== null && recognition.certainty !== 'possible';
}

async function recognisedParts(chosen: readonly ImportFile[]): Promise<readonly Part[]> {
  const folders = Map.groupBy(
    chosen.filter(({ path }) => path.includes('/')),
    ({ path }) => path.slice(0, path.indexOf('/')),
  );
  const parts: Part[] = [];
  for (const files of folders.values()) parts.push(...(await partsOfFolder(files)));
  const { archives, others } = await withArchives(chosen.filter(({ path }) => !path.includes('/')));
  return [...parts, ...(await partsOfArchives(archives)), ...(await partsOfFiles(others))];
}

async function partsOfFolder(files: readonly ImportFile[]): Promise<readonly Part[]> {
  const isArchive = ({ path }: ImportFile) => mayBeArchive(path, 0);
  const others = files.filter((file) => !isArchive(file));
  const [recognition = null] = await recognised(others);
  const isOfOneApp = recognition !== null && recognition.certainty !== 'possible';
  if (isOfOneApp && recognition.source.readsSingleFiles !== true) return [{ chosen: files, recognition }];
  return [...(await partsOfArchives(files.filter(isArchive))), ...(await partsOfFiles(others))];
}

async function partsOfArchives(archives: readonly ImportFile[]): Promise<readonly Part[]> {
  const parts: Part[] = [];
  for (const group of groupedParts(archives)) parts.push(await recognisedTogether(group.archives));
  return parts;
}

async function partsOfFiles(files: readonly ImportFile[]): Promise<readonly Part[]> {
  if (files.length === 0) return [];
  const found = await recognised(files);
  const singles = found.filter(({ source, certainty }) => source.readsSingleFiles && certainty !== 'possible');
  const parts: Part[] = [];
  const others: ImportFile[] = [];
  for (const file of files) {
    const recognition = await firstRecognising(file, singles);
    if (recognition === null) others.push(file);
    else parts.push({ chosen: [file], recognition });
  }
  if (others.length === 0) return parts;
  const [recognition = null] = parts.length === 0 ? found : await recognised(others);
  return [...parts, { chosen: others, recognition }];
}

async function firstRecognising(file: ImportFile, found: readonly Recognition[]): Promise<Recognition | null> {
  for (const recognition of found) if ((await recognition.source.recognise([file])) !== 'no') return recognition;
  return null;
}

/** Tells archives by their content, since a chosen one can have any name. */
async function withArchives(files: readonly ImportFile[]) {
  const archives: ImportFile[] = [];
  const others: ImportFile[] = [];
  for (const file of files) {
    const [first] = await filesIn([file]);
    (first === file ? others : archives).push(file);
  }
  return { archives, others };
}

async function recognisedTogether(chosen: readonly ImportFile[]): Promise<Part> {
  const [recognition = null] = chosen.length === 0 ? [] : await recognised(await filesIn(chosen));
  return { chosen, recognition };
}

/** What cannot be unpacked is reported when the files are read. */
async function filesIn(chosen: readonly ImportFile[]): Promise<readonly ImportFile[]> {
  const files: ImportFile[] = [];
  for await (const item of unpacked(chosen)) if (!('kind' in item)) files.push(item);
  return files;
}

function groupsOf(parts: readonly Part[]): readonly AppFiles[] {
  const certain = parts.filter(({ recognition }) => recognition?.certainty === 'certain');
  const likely = parts.filter(({ recognition }) => recognition?.certainty !== 'certain');
  const byApp = Map.groupBy([...certain, ...likely], ({ recognition }) => recognition?.source.app ?? null);
  return Array.from(byApp, ([app, some]) => ({ app, files: some.flatMap(({ chosen }) => chosen) }));
}

function withVague(groups: readonly AppFiles[], { chosen, recognition }: Part): readonly AppFiles[] {
  const [first, ...rest] = groups;
  if (chosen.length === 0) return groups;
  if (first === undefined || recognition !== null)
    return [...groups, { app: recognition?.source.app ?? null, files: chosen }];
  const tables = chosen.filter(isTable);
  const others = chosen.filter((file) => !isTable(file));
  const joined = [{ app: first.app, files: [...first.files, ...others] }, ...rest];
  return tables.length === 0 ? joined : [...joined, { app: null, files: tables }];
}

/** Tells a table that the user can map by its columns. */
function isTable({ path }: ImportFile): boolean {
  return ['csv', 'tsv'].includes(extensionOf(path));
}

/** Puts the files of each group into the order in which they were chosen, on which the numbers of copies depend. */
function inOrder(groups: readonly AppFiles[], chosen: readonly ImportFile[]): readonly AppFiles[] {
  const positions = new Map(chosen.map((file, at) => [file, at]));
  const position = (file: ImportFile) => positions.get(file) ?? 0;
  return groups.map(({ app, files }) => ({ app, files: files.toSorted((a, b) => position(a) - position(b)) }));
}
