import { sha256 } from '@noble/hashes/sha2.js';
import { hexOf } from '../../digest/index.ts';
import { attachmentsFolder } from '../../export-format/index.ts';
import type { FileDraft, SkippedItem } from '../draft/index.ts';
import { fileName, ImportError, type ImportFile } from '../files/index.ts';
import { attachmentPath } from './export-files.ts';
import type { Manifest } from './manifest.ts';
import type { KnownAttachment } from './records.ts';

interface AttachmentContext {
  readonly roots: ReadonlySet<string>;
  readonly manifests: readonly Manifest[];
  /** By hash. */
  readonly known: ReadonlyMap<string, KnownAttachment>;
}

/** Reads the attachments, whose content must have the hash that the manifest states, and reports those that are missing. */
export async function* attachmentItems(
  files: readonly ImportFile[],
  { roots, manifests, known }: AttachmentContext,
): AsyncGenerator<FileDraft | SkippedItem> {
  const reported = new Set<string>();
  for (const file of files) {
    const path = attachmentPath(file, roots);
    if (path === null) continue;
    const expected = manifests.flatMap(({ hashesByPath }) => hashesByPath.get(path) ?? []);
    const { hash, code } = await hashOf(file);
    const isFound = hash !== null && (expected.includes(hash) || known.has(hash));
    if (!isFound) {
      for (const each of expected) reported.add(each);
      const isForeign = expected.length === 0 && manifests.length > 0;
      yield { kind: 'skipped', origin: file.path, code: code ?? (isForeign ? 'import/unsupported' : 'import/damaged') };
    } else if (!reported.has(hash)) {
      reported.add(hash);
      const { name = '', mime = null } = known.get(hash) ?? {};
      yield { kind: 'file', sourceId: hash, origin: file.path, name: name || fileName(path), mime, file };
    }
  }
  for (const [hash, { name }] of known) {
    if (!reported.has(hash)) yield { kind: 'skipped', origin: name || attachmentsFolder, code: 'import/missing-file' };
  }
}

type Hashing =
  | { readonly hash: string; readonly code: null }
  | { readonly hash: null; readonly code: ImportError['code'] };

/** Reads the whole file, but keeps no more than a chunk of it. */
async function hashOf(file: ImportFile): Promise<Hashing> {
  const hash = sha256.create();
  try {
    for await (const chunk of file.chunks()) hash.update(chunk);
    return { hash: hexOf(hash.digest()), code: null };
  } catch (error) {
    if (error instanceof ImportError) return { hash: null, code: error.code };
    throw error;
  }
}
