import { encoded } from '#domain/import/archive/testing/zip-bytes.ts';
import type { ImportItem } from '#domain/import/draft/index.ts';
import { bytesOf, headOf, type ImportFile, readOr, untilDamage } from '#domain/import/files/index.ts';
import { importSources } from '#domain/import/sources.ts';
import { fileOf } from '#domain/import/testing/files.ts';
import type { Example } from './examples/index.ts';

/**
 * Checks that a file that cannot be read is reported, if the undamaged file gives items and its beginning still tells
 * which app wrote it.
 *
 * @param files the unpacked files, one of which can be damaged
 */
export async function checkReports(
  items: readonly ImportItem[],
  files: readonly ImportFile[],
  example: Example,
): Promise<void> {
  const unreadable: ImportFile[] = [];
  for (const file of files) if (!(await isReadable(file))) unreadable.push(file);
  const [file, ...others] = unreadable;
  // of two, one can be an attachment of the other
  if (file === undefined || others.length > 0) return;
  const isExpected = (await pathsWithItems(example)).includes(file.path) && (await beginsAsBefore(file, example));
  const isReported = items.some(({ origin }) => origin.includes(file.path));
  if (isExpected && !isReported) throw new Error(`${file.path} is lost without a report`);
}

export async function isReadable(file: ImportFile): Promise<boolean> {
  return readOr(false, async () => (await bytesOf(file, mostBytes)).length >= 0);
}

/** More than any file of an example unpacks to. */
const mostBytes = 100_000_000;

async function beginsAsBefore(file: ImportFile, { files }: Example): Promise<boolean> {
  const before = files.find(([path]) => path === file.path)?.[1] ?? '';
  const expected = encoded(before).subarray(0, 1000);
  const head = await readOr(new Uint8Array(0), () => headOf(untilDamage(file), 1000));
  return head.every((byte, at) => byte === expected[at]);
}

/** Returns the files of the undamaged example that give items, without attachments, which damaged notes may not refer to. */
async function pathsWithItems(example: Example): Promise<readonly string[]> {
  const known = pathsByExample.get(example);
  if (known !== undefined) return known;
  const source = importSources.find(({ app }) => app === example.app);
  const origins: string[] = [];
  const files = example.files.map(([path, content]) => fileOf(path, content));
  for await (const { kind, origin } of source?.read(files) ?? []) if (kind !== 'file') origins.push(origin);
  const paths = example.files.map(([path]) => path).filter((path) => origins.some((origin) => origin.startsWith(path)));
  pathsByExample.set(example, paths);
  return paths;
}

const pathsByExample = new Map<Example, readonly string[]>();
