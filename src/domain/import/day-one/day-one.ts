import type { ImportItem } from '../draft/index.ts';
import type { Certainty, ImportSource } from '../draft/source.ts';
import {
  decodeText,
  extensionOf,
  headOf,
  ImportError,
  type ImportFile,
  readOr,
  stemOf,
  untilDamage,
} from '../files/index.ts';
import { elementsOf, isObject } from '../json/index.ts';
import { itemsOfEntry } from './entry.ts';
import { MediaFiles } from './media-files.ts';

/**
 * Reads Day One's JSON export: a file per journal, which becomes a notebook, and the media files beside it. A star becomes
 * a property, because only Day One's pin keeps an entry at the top.
 */
export const dayOne: ImportSource = {
  app: 'day-one',
  name: 'Day One',

  async recognise(files) {
    const certainties = new Set<Certainty>();
    for (const file of files) certainties.add(await readOr('no', () => certaintyOf(untilDamage(file))));
    return certainties.has('certain') ? 'certain' : certainties.has('likely') ? 'likely' : 'no';
  },

  async *read(files) {
    const media = new MediaFiles(files);
    const entryIds = new Set<string>();
    for (const file of files) {
      try {
        if ((await certaintyOf(file)) === 'no') continue;
        yield* entriesOf(file, media, entryIds);
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        yield { kind: 'skipped', origin: file.path, code: error.code };
      }
    }
    for (const { path } of media.unused()) yield { kind: 'skipped', origin: path, code: 'import/unsupported' };
  },
};

/** Looks for the fields of a journal and of its entries, which can come in any order. */
async function certaintyOf(file: ImportFile): Promise<Certainty> {
  if (extensionOf(file.path) !== 'json') return 'no';
  const head = decodeText(await headOf(file, 16_000));
  if (!/^\ufeff?\s*\{/.test(head) || !/"entries"\s*:\s*\[/.test(head)) return 'no';
  const hasVersion = /"metadata"\s*:\s*\{[^{}]{0,200}"version"/.test(head);
  const hasFields = /"creationDate"\s*:/.test(head) && /"uuid"\s*:/.test(head);
  if (hasVersion && hasFields) return 'certain';
  return hasVersion || hasFields ? 'likely' : 'no';
}

async function* entriesOf(file: ImportFile, media: MediaFiles, known: Set<string>): AsyncGenerator<ImportItem> {
  const journal = stemOf(file.path);
  for await (const element of elementsOf(file, 'entries')) {
    const origin = `${file.path}, entry ${element.number}`;
    if ('code' in element) yield { kind: 'skipped', origin, code: element.code };
    else if (!isObject(element.value)) yield { kind: 'skipped', origin, code: 'import/damaged' };
    else yield* itemsOfEntry(element.value, { file, journal, origin, media, known });
  }
}
