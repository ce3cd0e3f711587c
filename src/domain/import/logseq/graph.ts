import type { LocalDay } from '../../kernel/index.ts';
import { type ImportFile, stemOf, textOf } from '../files/index.ts';
import { dividedFolder, isMarkdownPath, type NoteFolder } from '../folder-notes/index.ts';
import { type FolderFile, folderFiles, isSystemFile } from '../note-files/index.ts';
import { dayPattern } from '../times/index.ts';

/** A folder with pages and journals. */
export interface Graph {
  readonly pages: readonly FolderFile[];
  /** Texts and HTML files that are no pages, assets and everything else that the user keeps in it. */
  readonly otherFiles: NoteFolder;
  /** Org files, which are written in another language. */
  readonly unsupported: readonly FolderFile[];
  readonly config: GraphConfig;
}

export interface GraphConfig {
  readonly journalsFolder: string;
  /** Returns the day of a journal from the name of its file. */
  readonly dayOfFile: (stem: string) => LocalDay | null;
  /** Returns the day of a journal from its title, as links write it. */
  readonly dayOfTitle: (title: string) => LocalDay | null;
}

/**
 * Returns the folder that contains `logseq/config.edn`, or else `pages/` or `journals/`; empty for the top, null if there
 * is none.
 */
export function graphRoot(files: readonly ImportFile[]): string | null {
  const paths = files.map(({ path }) => path).filter((path) => !isSystemFile(path));
  return shortestBefore(configPath, paths) ?? shortestBefore(pagePath, paths);
}

const configPath = /(?:^|\/)logseq\/config\.edn$/;
const pagePath = /(?:^|\/)(?:pages|journals)\/[^/]+\.(?:md|org)$/;

function shortestBefore(pattern: RegExp, paths: readonly string[]): string | null {
  let shortest: string | null = null;
  for (const path of paths) {
    const at = path.search(pattern);
    if (at >= 0 && (shortest === null || at < shortest.length)) shortest = path.slice(0, at);
  }
  return shortest;
}

export async function readGraph(files: readonly ImportFile[]): Promise<Graph> {
  const root = graphRoot(files) ?? '';
  const isInside = ({ path }: ImportFile) => root === '' || path.startsWith(`${root}/`);
  const all = folderFiles(files.filter(isInside), root);
  const outside = folderFiles(files.filter((file) => !isInside(file) && !isSystemFile(file.path))).map((file) => ({
    ...file,
    sourceId: `../${file.sourceId}`,
  }));
  const kept = all.filter(({ path }) => !isSystemFile(path) && !isOfApp.test(path));
  return {
    pages: kept.filter(({ path }) => isMarkdownPath(path)),
    otherFiles: filesNextToPages([...kept.filter(({ path }) => !isMarkdownPath(path) && !isOrgPath(path)), ...outside]),
    unsupported: kept.filter(({ path }) => isOrgPath(path)),
    config: await readConfig(all.find(({ path }) => path === 'logseq/config.edn')?.file ?? null),
  };
}

/** A text among the assets is an attachment of a page. */
function filesNextToPages(files: readonly FolderFile[]): NoteFolder {
  const isAsset = ({ path }: FolderFile) => path.startsWith('assets/');
  const divided = dividedFolder(files.filter((file) => !isAsset(file)));
  return { ...divided, others: [...files.filter(isAsset), ...divided.others] };
}

function isOrgPath(path: string): boolean {
  return /\.org$/i.test(path);
}

/** Returns whether a file is of the app itself: settings, styles and copies of earlier versions. */
export function isOfLogseq(path: string): boolean {
  return isOfApp.test(path);
}

const isOfApp =
  /(?:^|\/)logseq\/(?:bak\/|\.recycle\/|broken-config|config\.edn$|custom\.(?:css|js)$|pages-metadata\.edn$|metadata\.edn$|graphs-txid\.edn$|srs-of-matrix\.edn$|version-files\/)/;

async function readConfig(file: ImportFile | null): Promise<GraphConfig> {
  const settings = settingsIn(await configText(file));
  const named = dayPattern(settings.get('journal/file-name-format') ?? 'yyyy_MM_dd');
  const [underscores, hyphens] = [dayPattern('yyyy_MM_dd'), dayPattern('yyyy-MM-dd')];
  return {
    journalsFolder: settings.get('journals-directory') ?? 'journals',
    // The format may have changed since the first journals.
    dayOfFile: (stem) => named(stem) ?? underscores(stem) ?? hyphens(stem),
    dayOfTitle: dayPattern(settings.get('journal/page-title-format') ?? 'MMM do, yyyy'),
  };
}

async function configText(file: ImportFile | null): Promise<string> {
  try {
    return file === null ? '' : await textOf(file, maxConfigLength);
  } catch {
    return '';
  }
}

/** Reads the texts among the settings, which are enough: `:journal/page-title-format "MMM do, yyyy"`. */
function settingsIn(config: string): ReadonlyMap<string, string> {
  const settings = new Map<string, string>();
  for (const line of config.split('\n')) {
    const [, name, value] = /^[^;"]{0,200}:([a-z/-]+)\s+"([^"]{1,200})"/.exec(line) ?? [];
    if (name !== undefined && value !== undefined && !settings.has(name)) settings.set(name, value);
  }
  return settings;
}

/** Returns the day of a journal; null for another page. */
export function dayOfPage({ path }: FolderFile, { journalsFolder, dayOfFile }: GraphConfig): LocalDay | null {
  return path.startsWith(`${journalsFolder}/`) ? dayOfFile(stemOf(path)) : null;
}

/** Returns the name of a page from the name of its file: `a___b` and `a%2Fb` are `a/b`. */
export function pageName({ path }: FolderFile): string {
  const stem = stemOf(path).replaceAll('___', '/');
  try {
    return decodeURIComponent(stem).normalize('NFC');
  } catch {
    return stem.normalize('NFC');
  }
}

const maxConfigLength = 1024 * 1024;
