import { isUuid, parsePath } from '../kernel/index.ts';
import { type AttachmentHash, attachmentHash } from '../notes/index.ts';
import type { Collection } from '../user-document.ts';
import type { ExportedRecord } from './exported-account.ts';

/** The collections whose records others need to be understood: a note its notebook, a workout its exercises. */
export const neededCollections: readonly Collection[] = [
  'notebooks',
  'tags',
  'attachments',
  'exercises',
  'routineFolders',
  'measures',
  'gear',
  'places',
  'bars',
];

/** Returns what a record's leaves and text may refer to: keys, and ids that are unique among all collections. */
export function referencesOf(record: ExportedRecord): ReadonlySet<string> {
  const values = Array.from(record.leaves, ([path, { value }]) => [path, value] as const);
  return referencesIn(values, record.text ?? '');
}

/**
 * Returns what the values of leaves and a text may refer to.
 *
 * @param leaves their values by path
 */
export function referencesIn(leaves: Iterable<readonly [string, unknown]>, text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [path, value] of leaves) {
    if (value === null || value === undefined) continue;
    // the path of a tag's leaf is the key of the tag's record
    if (path.startsWith('tags/')) found.add(path);
    if (path === 'measure') found.add(`measures/${value}`);
    const parsed = parsePath(path);
    for (const segment of parsed.ok ? parsed.value : []) if (isUniqueId(segment)) found.add(segment);
    addReferences(value, found);
  }
  for (const hash of attachmentsNamedIn(text)) found.add(hash);
  return found;
}

/** Returns the attachments to which a record's text refers, and those that are its recording or its photo. */
export function attachmentsNamedBy({ leaves, text }: ExportedRecord): readonly AttachmentHash[] {
  const inLeaves = ['track', 'points', 'photo'].map((path) => leaves.get(path)?.value);
  const merged = [...leaves.keys()].filter((path) => path.startsWith('otherRecordings/'));
  const named = [...inLeaves, ...merged.map((path) => path.slice('otherRecordings/'.length))];
  const hashes = named.map((value) => (typeof value === 'string' ? attachmentHash(value) : null));
  return [...attachmentsNamedIn(text ?? ''), ...hashes.filter((hash) => hash !== null)];
}

function attachmentsNamedIn(text: string): readonly AttachmentHash[] {
  return Array.from(text.matchAll(/attachment:([0-9a-f]{64})/g), ([, hash]) => hash as AttachmentHash);
}

/** Returns whether an id is unique among all collections: a UUID, or the hash of an attachment. */
export function isUniqueId(text: string): boolean {
  return isUuid(text) || /^[0-9a-f]{64}$/.test(text);
}

function addReferences(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    if (isUniqueId(value) || /^[a-z][A-Za-z]*\/[^/]{1,128}$/.test(value)) found.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) addReferences(each, found);
  }
}
