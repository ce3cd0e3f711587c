import { equalPlain, idOf, type LeafChange, type RecordKey } from '../../kernel/index.ts';
import type { SkippedItem, WholeRecordDraft } from '../draft/index.ts';
import { contentHash, type RecordContent } from './content-hash.ts';
import type { PlanContext, PlannedRecord } from './planned-record.ts';
import { dailyNoteOf, withoutDay } from './restored-daily-notes.ts';
import { type RestoredKeys, withRestoredIds } from './restored-keys.ts';
import { type ComparedDocument, type ExistingRecord, isTrashed, restoredOf, type Verdict } from './verdict.ts';

type RestoreContext = Pick<PlanContext, 'batch' | 'document' | 'restored' | 'restoredContents'>;

/**
 * Decides what restoring a record from an export of this app would do. It keeps its key and all its leaves, also those
 * that this version does not know. Leaves that it has here and not in the export are cleared, so that the result equals
 * the export.
 *
 * `trashedAt` has to be written with a later stamp than `editedAt`, or the record is not in the trash.
 */
export function planWholeRecord(
  draft: WholeRecordDraft,
  { batch, document, restored, restoredContents }: RestoreContext,
): PlannedRecord | SkippedItem {
  const key = restored.keys.get(draft.key) ?? draft.key;
  const record = document.find(key);
  if (record?.isTombstoned === true) {
    return { kind: 'skipped', origin: draft.origin, code: 'import/unsupported', detail: `${key} was deleted` };
  }
  const leaves = new Map(leavesUnder(key, draft, restored));
  for (const path of draft.unread) if (record?.leaves.has(path)) leaves.set(path, record.leaves.get(path));
  leaves.delete('restored');
  const content: RecordContent = { leaves, text: draft.text };
  const hash = contentHash(content);
  const compared = record === null ? verdictWithout(draft, key) : verdictOn(document, record, content, hash);
  // the record of an attachment can be the same although its content is lost
  const verdict = compared === 'same' && restoredContents.has(idOf(key)) ? 'new' : compared;
  // an update does not make the record part of this batch, whose undo would remove it
  const isUpdate = verdict === 'same' || verdict === 'changed-there' || verdict === 'changed-here';
  const restoredLeaf = {
    batch: isUpdate && record !== null ? restoredOf(record).batch : batch,
    hash,
    ...(key !== draft.key && { key: draft.key }),
  };
  return {
    draft,
    key,
    verdict,
    looksLike: null,
    leaves: [...changes(record?.leaves ?? new Map(), leaves), { path: 'restored', value: restoredLeaf }],
    text: draft.text,
    before: record === null ? null : contentHash(record),
  };
}

/** Returns the leaves that the record has if it gets this key. */
function leavesUnder(key: RecordKey, draft: WholeRecordDraft, restored: RestoredKeys): ReadonlyMap<string, unknown> {
  const leaves = withRestoredIds(draft.leaves, restored);
  const daily = dailyNoteOf(draft.key);
  return daily === null || dailyNoteOf(key) !== null ? leaves : withoutDay(leaves, daily.day);
}

/** The user deleted a record that gets another key. */
function verdictWithout(draft: WholeRecordDraft, key: PlannedRecord['key']): Verdict {
  return key === draft.key ? 'new' : 'deleted';
}

function verdictOn(document: ComparedDocument, record: ExistingRecord, content: RecordContent, hash: string): Verdict {
  if (isErased(record) && !isErased(content)) return 'deleted';
  const { batch, hash: written } = restoredOf(record);
  if (isTrashed(record) && !isTrashed(content))
    return document.isUndone(batch, record.leaves.get('trashedAt')) ? 'new' : 'deleted';
  const here = contentHash(record);
  if (here === hash) return 'same';
  if (here === emptyHash) return 'new';
  return here === written ? 'changed-there' : 'changed-here';
}

/** Of a record that was reset, or of a file that nothing referred to any more. */
const emptyHash = contentHash({ leaves: new Map(), text: null });

function isErased({ leaves }: RecordContent): boolean {
  return (leaves.get('erasedAt') ?? null) !== null;
}

/** Returns whether a later edit of the record overrides a leaf, which is therefore always written with the others. */
function isOverridable(path: string, value: unknown): boolean {
  return value !== null && (path === 'trashedAt' || path === 'erasedAt' || path.endsWith('/removedAt'));
}

/** Returns what to write so that the leaves become the same. */
function changes(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): readonly LeafChange[] {
  const cleared = [...before].filter(([path, value]) => value !== null && path !== 'restored' && !after.has(path));
  const written = [...after].filter(
    ([path, value]) => !before.has(path) || !equalPlain(before.get(path), value) || isOverridable(path, value),
  );
  return [...cleared.map(([path]) => ({ path, value: null })), ...written.map(([path, value]) => ({ path, value }))];
}
