import type { Instant } from '../../kernel/index.ts';
import type { DraftTime } from '../draft/index.ts';
import { headTextOf, type ImportFile, stemOf, textOf } from '../files/index.ts';
import { timeIn } from '../front-matter/index.ts';
import { isSystemFile, JsonFields, withTitleOfFirstLine } from '../note-files/index.ts';

/** One note: a folder `X.textbundle` with its text, its properties and its attachments. */
export interface Bundle {
  readonly id: string;
  /** The path of the folder. */
  readonly path: string;
  /** Null if the text is missing. */
  readonly text: ImportFile | null;
  /** Attachments and anything else, with their paths in the bundle. */
  readonly others: readonly { readonly path: string; readonly file: ImportFile }[];
  readonly title: string;
  readonly createdAt: DraftTime | null;
  readonly editedAt: DraftTime | null;
  /** The time of the file, for a note without a time of its own. */
  readonly fileEditedAt: Instant | null;
  readonly isPinned: boolean;
  readonly isArchived: boolean;
  readonly isTrashed: boolean;
  /** The path of properties that are damaged; null if they are whole or missing. */
  readonly damagedInfo: string | null;
  /** Whether the user locked the note, whose text is then encrypted in its properties. */
  readonly isLocked: boolean;
}

/** The bytes at the beginning of a text that can hold its title. */
const titleBytes = 4000;
const maxInfoLength = 1024 * 1024;

/** Groups the files by their bundle, and reads what a link to each note needs. */
export async function readBundles(files: readonly ImportFile[]): Promise<readonly Bundle[]> {
  const filesByBundle = new Map<string, ImportFile[]>();
  for (const file of files) {
    const path = bundleOf(file.path);
    if (path === null || isSystemFile(file.path)) continue;
    const same = filesByBundle.get(path);
    if (same === undefined) filesByBundle.set(path, [file]);
    else same.push(file);
  }
  const bundles: Bundle[] = [];
  const taken = new Set<string>();
  for (const [path, inside] of filesByBundle) {
    const bundle = await readBundle(path, inside);
    // A note that was exported twice keeps both texts.
    const id = taken.has(bundle.id) ? `${bundle.id} ${path}` : bundle.id;
    taken.add(id);
    bundles.push({ ...bundle, id });
  }
  return bundles;
}

/** Returns the path of the outermost bundle that contains a file. */
export function bundleOf(path: string): string | null {
  const end = /\.textbundle\//i.exec(path);
  return end === null ? null : path.slice(0, end.index + '.textbundle'.length);
}

async function readBundle(path: string, files: readonly ImportFile[]): Promise<Bundle> {
  const inside = files.map((file) => ({ file, path: file.path.slice(path.length + 1) }));
  const text = inside.find((each) => /^text\.[^/]+$/i.test(each.path)) ?? null;
  const info = inside.find((each) => each.path === 'info.json') ?? null;
  const read = await readInfo(info?.file ?? null);
  const whole = read ?? new JsonFields(null);
  const fields = whole.object('net.shinyfrog.bear');
  const isLocked = (each: JsonFields) => each.flag('encrypted') || (each.text('encryptedData') ?? '') !== '';
  return {
    id: fields.text('uniqueIdentifier') || path,
    path,
    text: text?.file ?? null,
    others: inside.filter((each) => each !== text && each !== info),
    title: await titleOf(text?.file ?? null, stemOf(path)),
    createdAt: timeIn(fields.text('creationDate') ?? ''),
    editedAt: timeIn(fields.text('modificationDate') ?? ''),
    fileEditedAt: text?.file.modifiedAt ?? null,
    isPinned: fields.flag('pinned'),
    isArchived: fields.flag('archived'),
    isTrashed: fields.flag('trashed'),
    damagedInfo: read === null ? (info?.file.path ?? null) : null,
    isLocked: isLocked(fields) || isLocked(whole),
  };
}

/** Returns null for broken properties. They count as missing, because the note is its text. */
async function readInfo(file: ImportFile | null): Promise<JsonFields | null> {
  try {
    return new JsonFields(file === null ? null : JSON.parse(await textOf(file, maxInfoLength)));
  } catch {
    return null;
  }
}

async function titleOf(text: ImportFile | null, folderName: string): Promise<string> {
  try {
    const head = text === null ? '' : await headTextOf(text, titleBytes);
    return withTitleOfFirstLine(head.replaceAll('\r\n', '\n'), headingOnLine).title || folderName;
  } catch {
    return folderName;
  }
}

/** A note without a heading is named like its folder, which Bear names by its first words. */
export function headingOnLine(line: string): string | null {
  return /^\ufeff?#\s+(.+)$/.exec(line)?.[1]?.replace(/\s+#+$/, '') ?? null;
}
