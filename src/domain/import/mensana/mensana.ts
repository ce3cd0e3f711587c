import { dataPath } from '../../export-format/index.ts';
import { compareText } from '../../kernel/index.ts';
import type { ImportSource } from '../draft/source.ts';
import { folderOf, headTextOf, type ImportFile, someFile } from '../files/index.ts';
import { isObject, parseJson, textIn } from '../json/index.ts';
import { attachmentItems } from './attachments.ts';
import { exportFilesIn, isExportFile, isForPeople, isReadme } from './export-files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { isNoteFile, isOwnNote, markdownNotes } from './markdown-notes.ts';
import { RecordReader } from './records.ts';

/**
 * Reads exports of this app: all records from their data, and the contents of attachments. The Markdown and the tables
 * beside them are for people and other programs; without the data, the notes are read from their Markdown. Of a newer
 * version's export, it reads what this version knows.
 */
export const mensana: ImportSource = {
  app: 'mensana',
  name: 'Mensana',

  isAside: (path) => isForPeople(path),

  async recognise(files) {
    for (const file of files) if ((await isExportFile(file)) || (await isReadme(file))) return 'certain';
    return (await someFile(files.filter(isNoteFile).slice(0, maxRead), isOwnNote)) ? 'likely' : 'no';
  },

  async *read(files) {
    const found = await exportFilesIn(files);
    const manifests: Manifest[] = [];
    for (const file of found.manifests) {
      const manifest = await readManifest(file);
      if (manifest !== null) manifests.push(manifest);
      else yield { kind: 'skipped', origin: file.path, code: 'import/damaged' };
    }
    const reader = new RecordReader();
    for (const { file, exportedAt } of await newestFirst(found.data)) {
      yield* reader.recordsIn(file, recordCountOf(file, exportedAt, manifests));
    }
    if (found.data.length === 0) {
      const [manifest] = found.manifests;
      yield { kind: 'skipped', origin: manifest?.path ?? dataPath, code: 'import/missing-part', detail: dataPath };
      return yield* markdownNotes(files);
    }
    yield* attachmentItems(files, { roots: found.roots, manifests, known: reader.attachments });
  },
};

/** Of another folder with that name, not all files are read. */
const maxRead = 10;

interface DatedFile {
  readonly file: ImportFile;
  /** As in its header; empty if that cannot be read. */
  readonly exportedAt: string;
}

/** Of a record that is in several exports, the newest state is taken. */
async function newestFirst(data: readonly ImportFile[]): Promise<readonly DatedFile[]> {
  const dated: DatedFile[] = [];
  for (const file of data) dated.push({ file, exportedAt: await exportedAtOf(file) });
  return dated.sort((a, b) => compareText(b.exportedAt, a.exportedAt));
}

async function exportedAtOf(file: ImportFile): Promise<string> {
  const [header = ''] = (await headTextOf(file, 1000).catch(() => '')).split('\n', 1);
  const value = parseJson(header.replace(/^\ufeff/, ''), 3);
  return isObject(value) ? textIn(value, 'exportedAt') : '';
}

/** Returns the count of the manifest beside the data, or in another part of the same export; null without one. */
function recordCountOf({ path }: ImportFile, exportedAt: string, manifests: readonly Manifest[]): number | null {
  const inSameFolder = manifests.filter(({ file }) => folderOf(file.path) === folderOf(path));
  const same = manifests.filter((manifest) => manifest.exportedAt !== '' && manifest.exportedAt === exportedAt);
  return (same.length > 0 ? same : exportedAt === '' ? inSameFolder : []).at(0)?.recordCount ?? null;
}
