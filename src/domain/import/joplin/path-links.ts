import type { MissingLink } from '../draft/index.ts';
import { extensionOf, fileName, folderOf, type ImportFile, resolvePath } from '../files/index.ts';
import { fileLinkTo, noteLinkTo, percentDecoded } from './draft-links.ts';
import type { LinkResolver, WrittenLink } from './linked-parts.ts';

export interface ExportedNote {
  readonly sourceId: string;
  readonly title: string;
  readonly file: ImportFile;
}

/** What links can refer to, and what they have referred to so far. */
export interface PathTargets {
  /** By {@link pathKey}. */
  readonly notes: ReadonlyMap<string, ExportedNote>;
  /** Files that are no notes, by {@link pathKey}. */
  readonly files: ReadonlyMap<string, ImportFile>;
  readonly linked: Set<ImportFile>;
}

/** The folder of files that notes refer to. */
export const resourceFolder = '_resources';

/** Returns the same text for both spellings of `é`, of which one system writes this and another that into its paths. */
export function pathKey(path: string): string {
  return path.normalize('NFC');
}

/** Returns a resolver of paths relative to a note. */
export function pathResolver(from: ImportFile, { notes, files, linked }: PathTargets): LinkResolver {
  return (link) => {
    if (/^[a-z][a-z\d+.-]*:|^#|^\//i.test(link.address)) return null;
    for (const { path, anchor } of spellingsOf(link.address)) {
      const target = pathKey(resolvePath(folderOf(from.path), path) ?? '');
      const note = notes.get(target);
      if (note !== undefined) return noteLinkTo(note, link, anchor);
      const file = files.get(target);
      if (file === undefined) continue;
      linked.add(file);
      return fileLinkTo({ sourceId: file.path, name: fileName(file.path), mime: null }, link);
    }
    return missingAt(link);
  };
}

/** A relative path with an extension was one to a file or a note. */
function missingAt({ address, isImage, written }: WrittenLink): MissingLink | null {
  const [path = ''] = address.split('#', 1);
  const name = percentDecoded(fileName(path));
  const extension = extensionOf(name);
  if (name === '' || (!isImage && !/^[a-z\d]{2,5}$/.test(extension))) return null;
  const target = ['md', 'html'].includes(extension) ? 'note' : 'file';
  return { kind: 'missing-link', target, name, written };
}

/**
 * Returns what an address can mean, the likeliest first. Joplin encodes spaces and parentheses alone, so that `#` and `%`
 * in a name are written as they are. People and other apps encode more.
 */
function* spellingsOf(address: string): Generator<{ readonly path: string; readonly anchor: string }> {
  const hash = address.indexOf('#');
  const whole = { path: address, anchor: '' };
  const split = { path: address.slice(0, Math.max(0, hash)), anchor: address.slice(hash + 1) };
  for (const { path, anchor } of hash < 0 ? [whole] : [whole, split]) {
    yield { path: path.replaceAll('%20', ' ').replaceAll('%28', '(').replaceAll('%29', ')'), anchor };
    yield { path: percentDecoded(path), anchor };
    yield { path, anchor };
  }
}
