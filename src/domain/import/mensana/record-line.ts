import type { RecordType } from '../../kernel/index.ts';
import {
  acceptsLeaf,
  isPlainData,
  isPrintedPath,
  maxBodyBytes,
  parseRecordKey,
  type RecordKey,
} from '../../kernel/index.ts';
import { recordTypeOf } from '../../user-document.ts';
import type { SkippedItem, WholeRecordDraft } from '../draft/index.ts';
import type { ImportErrorCode } from '../files/index.ts';
import { isObject, type JsonObject } from '../json/index.ts';

/** What a line of an export's data holds: a record and the leaves that were left out, or why there is no record. */
export interface ReadRecord {
  readonly draft: WholeRecordDraft | null;
  readonly skipped: readonly SkippedItem[];
}

/** Reads a record from a line of JSON. Only what this document can store is taken. */
export function readRecordLine(value: unknown, origin: string): ReadRecord {
  const without = (code: ImportErrorCode, detail?: string): ReadRecord => ({
    draft: null,
    skipped: [{ kind: 'skipped', origin, code, ...(detail !== undefined && { detail }) }],
  });
  if (!isObject(value) || typeof value.key !== 'string') return without('import/damaged');
  const given = value.leaves ?? {};
  if (!isObject(given)) return without('import/damaged');
  const parsed = parseRecordKey(value.key);
  if (!parsed.ok || hasHarmfulSegment(value.key)) return without('import/damaged', value.key.slice(0, 200));
  const key = value.key as RecordKey;
  const type = recordTypeOf(parsed.value.collection as string);
  if (type === null) return without('import/unsupported', key);
  const text = bodyOf(type, value);
  if (text === undefined) return without('import/damaged', key);
  if (text !== null && utf8Bytes(text) > maxBodyBytes) return without('import/too-large', key);
  if (isClearedAttachment(key, given)) return { draft: null, skipped: [] };
  const { leaves, unread, skipped } = readLeaves(type, given, { origin, key });
  if (JSON.stringify([...leaves]).length > maxLeavesLength) return without('import/too-large', key);
  if (!type.body && typeof value.text === 'string' && value.text !== '')
    skipped.push({ kind: 'skipped', origin, code: 'import/unsupported', detail: `${key}: text` });
  if (leaves.size === 0 && (text === null || text === ''))
    return skipped.length > 0 ? { draft: null, skipped } : without('import/empty', key);
  return { draft: { kind: 'record', sourceId: key, origin, key, leaves, text, unread }, skipped };
}

/** The server clears the record of a file that nothing refers to any more, and removes the file. */
function isClearedAttachment(key: RecordKey, leaves: JsonObject): boolean {
  return key.startsWith('attachments/') && Object.values(leaves).every((value) => value === null);
}

interface ReadLeaves {
  readonly leaves: ReadonlyMap<string, unknown>;
  /** The paths of the others. */
  readonly unread: readonly string[];
  readonly skipped: SkippedItem[];
}

function readLeaves(
  type: RecordType,
  given: JsonObject,
  { origin, key }: { readonly origin: string; readonly key: RecordKey },
): ReadLeaves {
  const leaves = new Map<string, unknown>();
  const unread: string[] = [];
  const skipped: SkippedItem[] = [];
  for (const [path, leaf] of Object.entries(given)) {
    const problem = problemOf(type, path, leaf);
    if (problem === null) {
      leaves.set(path, leaf);
      continue;
    }
    if (path.length <= maxPathLength) unread.push(path);
    skipped.push({ kind: 'skipped', origin, code: problem, detail: `${key}: ${path.slice(0, 200)}` });
  }
  return { leaves, unread, skipped };
}

/** Returns undefined if the body is not text; null if records of this type have no body. */
function bodyOf({ body }: RecordType, { text }: JsonObject): string | null | undefined {
  if (!body) return null;
  if (text === null || text === undefined) return '';
  return typeof text === 'string' ? text : undefined;
}

/** Returns why a leaf cannot be stored. A value that its record type refuses was written by a newer version. */
function problemOf(type: RecordType, path: string, value: unknown): ImportErrorCode | null {
  const isPath = path !== '' && path.length <= maxPathLength && isPrintedPath(path) && !hasHarmfulSegment(path);
  if (!isPath || !isPlainData(value) || isDeeperThan(maxLevels, value)) return 'import/damaged';
  const isKnown = acceptsLeaf(type, path, null);
  return isKnown && !acceptsLeaf(type, path, value) ? 'import/unsupported' : null;
}

/** UTF-16 code units. The leaves of a record are sent together, and sync refuses more than a mebibyte. */
const maxLeavesLength = 256 * 1024;

/** As sync refuses values with more levels. */
const maxLevels = 16;

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeperThan(levels - 1, each));
}

/** As sync refuses longer paths, and paths that could reach a prototype. */
const maxPathLength = 512;

function hasHarmfulSegment(path: string): boolean {
  return path.split('/').includes('__proto__');
}

function utf8Bytes(text: string): number {
  return text.length * 3 <= maxBodyBytes ? text.length : new TextEncoder().encode(text).length;
}
