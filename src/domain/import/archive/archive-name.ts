import { extensionOf, fileName, folderOf, stemOf } from '../files/index.ts';

/**
 * Tells by its name whether a file can be an archive and its content must be looked at. A chosen file can have any name;
 * in a folder or in another archive, the contents of thousands of notes and images need not be read for it. A single
 * compressed file there is the attachment of a note, which links to it by its whole name, and is not unpacked.
 *
 * @param depth the number of archives around the file
 */
export function mayBeArchive(path: string, depth: number): boolean {
  const extension = extensionOf(path);
  if (isChosen(path, depth)) return !documentExtensions.has(extension);
  if (extension !== 'gz') return archiveExtensions.has(extension);
  return archiveExtensions.has(extensionOf(stemOf(path))) || stravaTrack.test(path);
}

/** Strava compresses each track of its export by itself. */
const stravaTrack = /(?:^|\/)activities\/\d+\.(?:fit|gpx|tcx)\.gz$/i;

/** Tells whether the user chose the file itself rather than a folder or an archive with it. */
export function isChosen(path: string, depth: number): boolean {
  return depth === 0 && !path.includes('/');
}

/** `jex` is Joplin's tar; `bear2bk` and `textpack` are zips. */
const archiveExtensions = new Set(['zip', 'tar', 'gz', 'tgz', 'jex', 'bear2bk', 'textpack']);

/**
 * Returns the kind of an archive that its first bytes do not tell: the last part of a split zip, a zip after other data, or
 * a damaged one. Null for any other name, also of gzip, because browsers unpack it and keep the name.
 */
export function kindByName(path: string): 'zip' | 'tar' | null {
  const extension = extensionOf(path);
  if (['zip', 'bear2bk', 'textpack'].includes(extension)) return 'zip';
  return ['tar', 'jex'].includes(extension) ? 'tar' : null;
}

/** Documents whose format is a zip or compressed. They are not unpacked. */
const documentExtensions = new Set(
  (
    'docx docm dotx xlsx xlsm xltx pptx pptm potx ppsx vsdx odt ods odp odg odf ott epub cbz kmz svgz pages numbers key ' +
    'sketch xd fig idml kra ora 3mf usdz glb gpkg jar war apk aab ipa xpi crx whl nupkg vsix apkg colpkg rda rds'
  ).split(' '),
);

/** Returns the path of the content of a gzip file: `1.fit` of `1.fit.gz`, `a.tar` of `a.tgz`. */
export function gunzippedPath(path: string): string {
  const extension = extensionOf(path);
  if (extension === 'gz') return path.slice(0, -'.gz'.length);
  return extension === 'tgz' ? `${path.slice(0, -'.tgz'.length)}.tar` : path;
}

/** Archives whose entries share one tree: the parts of one export, or a single archive. */
export interface ArchiveGroup<A> {
  /** The archive's name; of parts, the name without their numbers. Differs from the other groups in its folder. */
  readonly path: string;
  readonly archives: readonly A[];
}

/**
 * Groups the parts of one export, in the order of their numbers: `takeout-…-001.zip` and `takeout-…-002.zip`,
 * `Export-…-Part-1.zip` and `-Part-2.zip`, `x-1.zip` and `x-2.zip`. They must be in one folder.
 */
export function groupedParts<A extends { readonly path: string }>(archives: readonly A[]): ArchiveGroup<A>[] {
  const partsByExport = new Map<string, { readonly archive: A; readonly part: Part }[]>();
  for (const archive of archives) {
    const part = partOf(archive.path);
    const key = part.number === null ? `single ${partsByExport.size}` : `parts ${part.whole.toLowerCase()}`;
    const parts = partsByExport.get(key);
    if (parts === undefined) partsByExport.set(key, [{ archive, part }]);
    else parts.push({ archive, part });
  }
  const taken = new Set<string>();
  return Array.from(partsByExport.values(), (parts) => {
    const [first] = parts as [(typeof parts)[number]];
    const path = freePath(parts.length === 1 ? first.archive.path : first.part.whole, taken);
    parts.sort((a, b) => (a.part.number ?? 0) - (b.part.number ?? 0));
    return { path, archives: parts.map(({ archive }) => archive) };
  });
}

interface Part {
  /** The path without the number of the part. */
  readonly whole: string;
  /** Null if the name does not end with such a number. */
  readonly number: number | null;
}

function partOf(path: string): Part {
  const stem = stemOf(path);
  const digits = /\d{1,3}$/.exec(stem)?.[0] ?? '';
  const before = stem.slice(0, stem.length - digits.length);
  const name = withoutSeparators(before);
  const isNumbered = digits !== '' && (name !== before || /part$/i.test(name)) && !endsWithDate(stem);
  if (!isNumbered) return { whole: path, number: null };
  const whole = withoutSeparators(name.replace(/part$/i, ''));
  const folder = folderOf(path);
  const file = `${whole}${fileName(path).slice(stem.length)}`;
  return { whole: folder === '' ? file : `${folder}/${file}`, number: Number(digits) };
}

function withoutSeparators(name: string): string {
  let end = name.length;
  while (end > 0 && ' _.-'.includes(name[end - 1] as string)) end--;
  return name.slice(0, end);
}

/** Backups of two days or months, `x-2026-11-25.zip` and `x-2026-11-26.zip`, are not parts of one. */
function endsWithDate(stem: string): boolean {
  const date = /(?<!\d|\d[-_.])(?:\d{4}[-_.]\d{1,2}[-_.]\d{1,2}|\d{1,2}[-_.]\d{1,2}[-_.]\d{2}|\d{4}[-_.]\d{2})$/;
  return date.test(stem);
}

function freePath(path: string, taken: Set<string>): string {
  let free = path;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${path} (${number})`;
  taken.add(free.toLowerCase());
  return free;
}
