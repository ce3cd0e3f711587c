import { figuresOfTrack } from '../../track/index.ts';
import { storedTrack } from '../activity-files/index.ts';
import type { ImportItem } from '../draft/index.ts';
import type { ImportSource } from '../draft/source.ts';
import {
  bytesOf,
  decodeText,
  extensionOf,
  headOf,
  ImportError,
  type ImportFile,
  maxTextBytes,
  readOr,
  someFile,
} from '../files/index.ts';
import { readGpx } from '../gps-xml/index.ts';
import { ExportReader } from './export-reader.ts';
import { LineScanner } from './line-scanner.ts';
import { XmlScanner } from './xml-scanner.ts';

/**
 * Reads `export.xml` of Apple Health, which is named in the language of the phone and often larger than 1 GB: body
 * measurements and activities. Each other kind of record is reported once.
 */
export const appleHealth: ImportSource = {
  app: 'apple-health',
  name: 'Apple Health',
  readsSingleFiles: true,

  async recognise(files) {
    return (await someFile(files, isExport)) ? 'certain' : 'no';
  },

  async *read(files) {
    const filesByPath = new Map(files.map((file) => [file.path, file]));
    const seen = new Set<string>();
    for (const file of files)
      for await (const item of itemsOf(file, new ExportReader(file, filesByPath, seen))) yield await withRoute(item);
  },
};

/** The root element comes after a document type of a few kilobytes, which names it too. */
async function isExport(file: ImportFile): Promise<boolean> {
  if (extensionOf(file.path) !== 'xml') return false;
  const head = decodeText(await headOf(file, 1000));
  return /<!DOCTYPE\s{1,9}HealthData|<HealthData[\s>]/.test(head);
}

async function* itemsOf(file: ImportFile, reader: ExportReader): AsyncGenerator<ImportItem> {
  try {
    if (!(await isExport(file))) return;
    yield* itemsOfChunks(file, reader);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    yield* reader.takeItems();
    yield { kind: 'skipped', origin: file.path, code: error.code };
  }
  yield* reader.unread();
}

/** Adds the points of an activity's route. A route that cannot be read stays an attachment only. */
async function withRoute(item: ImportItem): Promise<ImportItem> {
  if (item.kind !== 'activity' || item.track === null) return item;
  const { track: route, sport, origin } = item;
  const text = await readOr('', async () => decodeText(await bytesOf(route, maxTextBytes)));
  const [recording] = readGpx(text).recordings;
  if (recording === undefined) return item;
  return { ...item, ...storedTrack(recording.track, figuresOfTrack(recording.track, sport, []).stored, origin) };
}

/** Reads line by line for as long as the file is written like that, and from there on as any XML. */
async function* itemsOfChunks(file: ImportFile, reader: ExportReader): AsyncGenerator<ImportItem> {
  const decoder = new TextDecoder('utf-8');
  const lines = new LineScanner(reader);
  let xml: XmlScanner | null = null;
  const scan = (text: string) => {
    const left = xml === null ? lines.scan(text) : text;
    if (left === null) return;
    xml ??= new XmlScanner(lines.openNames, reader);
    xml.scan(left);
  };
  for await (const chunk of file.chunks()) {
    scan(decoder.decode(chunk, { stream: true }));
    yield* reader.takeItems();
  }
  scan(`${decoder.decode()}\n`);
  yield* reader.takeItems();
  if (xml !== null) (xml as XmlScanner).end();
  else if (!lines.isComplete) throw new ImportError('import/damaged');
  if (reader.hasReadNothing) throw new ImportError('import/empty');
}
