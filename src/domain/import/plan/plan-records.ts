import { type Activity, activity, measurement, workout } from '../../exercise/index.ts';
import {
  changedLeaves,
  type Instant,
  type LeafChange,
  maxBodyBytes,
  type RecordKey,
  type RecordOf,
  type RecordType,
  readRecord,
} from '../../kernel/index.ts';
import { note } from '../../notes/index.ts';
import { instantOf, type SkippedItem } from '../draft/index.ts';
import { activityOfDraft } from './activity-content.ts';
import { contentHash, type RecordContent } from './content-hash.ts';
import { keysOfItem } from './item-keys.ts';
import { measurementOfDraft } from './measurement-content.ts';
import { noteOfDraft } from './note-content.ts';
import { missingIn, updateByRecording } from './other-recording.ts';
import type { PlanContext, PlannedRecord } from './planned-record.ts';
import type { AppDraft, RecordDraft } from './record-draft.ts';
import { compareWithDocument, joinedPaths, sourceOf, type Verdict } from './verdict.ts';
import { planWholeRecord } from './whole-record.ts';
import { workoutOfDraft } from './workout-content.ts';

/** Decides what an import would do with an item. Writes nothing. */
export function planRecord(draft: RecordDraft, context: PlanContext): PlannedRecord | SkippedItem {
  if (draft.kind === 'record') return planWholeRecord(draft, context);
  if (draft.kind === 'note') {
    const { note: value, text } = noteOfDraft(draft, context.notes);
    if (value.day !== undefined && !isDailyNote(draft, context)) {
      value.title ||= value.day;
      value.day = undefined;
    }
    if (isTooLarge(text)) return { kind: 'skipped', origin: draft.origin, code: 'import/too-large' };
    return planned(note, draft, value, text, context);
  }
  if (draft.kind === 'workout') {
    const value = workoutOfDraft(draft, context.training);
    return value === null ? withoutDate(draft) : planned(workout, draft, value, null, context);
  }
  if (draft.kind === 'activity') {
    const value = activityOfDraft(draft, context.training);
    if (value === null) return withoutDate(draft);
    for (const gear of draft.gear ?? []) value.gear[context.gearOf(gear)] = true;
    const record = planned(activity, draft, value, null, context);
    return 'kind' in record ? record : (joinedTo(record, value, context) ?? record);
  }
  const value = measurementOfDraft(draft, context.measurements);
  if (value !== null) return planned(measurement, draft, value, null, context);
  return instantOf(draft.at, context.measurements.zone) === null
    ? withoutDate(draft)
    : { kind: 'skipped', origin: draft.origin, code: 'import/unsupported' };
}

function planned<T extends RecordType>(
  type: T,
  draft: AppDraft,
  value: RecordOf<T>,
  text: string | null,
  context: PlanContext,
): PlannedRecord | SkippedItem {
  const fresh = changesTo(type, new Map(), value);
  if (fresh === null) return { kind: 'skipped', origin: draft.origin, code: 'import/damaged' };
  const content: RecordContent = { leaves: new Map(fresh.map((leaf) => [leaf.path, leaf.value])), text };
  const keyOf = keysOfItem(context.app, draft, isDailyNote(draft, context));
  const { key, verdict, record, hash } = compareWithDocument(context.document, keyOf, content);
  const existing = record?.leaves ?? new Map<string, unknown>();
  if (record !== null && isUpdate(verdict)) {
    const from = { app: context.app, id: draft.sourceId, isOwn: verdict !== 'changed-here' };
    const changes = changesBy(fresh, existing, from);
    if (changes !== null)
      return { draft, key, looksLike: null, text, before: contentHash(record), ...combined(existing, changes, from) };
  }
  // an update does not make the record part of another batch, whose undo would remove it
  const batch = isUpdate(verdict) ? sourceOf({ leaves: existing }).batch || context.batch : context.batch;
  const changes = existing.size === 0 ? fresh : (changesTo(type, existing, value) ?? fresh);
  const source = { app: context.app, id: draft.sourceId, batch, hash };
  const joined = joinedPaths({ leaves: existing });
  const looksLike = verdict === 'new' ? likeOf(draft, value, text, context) : null;
  return {
    draft,
    key,
    verdict: looksLike === null ? verdict : 'looks-alike',
    looksLike,
    leaves: [
      ...changes.filter(({ path }) => !joined.has(path) && !staysAsItIs(path, existing)),
      { path: 'source', value: source },
    ],
    text,
    before: record === null ? null : contentHash(record),
  };
}

/** Two apps can pass on the same recording. */
function isOfOtherApp(existing: ReadonlyMap<string, unknown>, app: string): boolean {
  const source = sourceOf({ leaves: existing });
  return source.app !== '' && source.app !== app;
}

interface CombinedFrom {
  readonly app: string;
  readonly id: string;
  /** Whether the record is as an import left it. */
  readonly isOwn: boolean;
}

/** Returns what an item changes in a record that is not of this item alone; null for one that is. */
function changesBy(
  fresh: readonly LeafChange[],
  existing: ReadonlyMap<string, unknown>,
  { app, isOwn }: CombinedFrom,
): readonly LeafChange[] | null {
  const changes = updateByRecording(existing, fresh, isOwn);
  return changes ?? (isOfOtherApp(existing, app) ? missingIn(existing, fresh) : null);
}

/** Returns what a record becomes with leaves of another source. What the user changed stays known as changed. */
function combined(
  existing: ReadonlyMap<string, unknown>,
  changes: readonly LeafChange[],
  { app, id, isOwn }: CombinedFrom,
): Pick<PlannedRecord, 'verdict' | 'leaves'> {
  if (changes.length === 0) return { verdict: 'same', leaves: [] };
  const leaves = new Map([...existing, ...changes.map(({ path, value }) => [path, value] as const)]);
  const { batch, hash } = sourceOf({ leaves: existing });
  const source = { app, id, batch, hash: isOwn ? contentHash({ leaves, text: null }) : hash };
  return { verdict: 'changed-there', leaves: [...changes, { path: 'source', value: source }] };
}

function isTooLarge(text: string): boolean {
  // a UTF-16 code unit is at most three bytes in UTF-8
  return text.length * 3 > maxBodyBytes && new TextEncoder().encode(text).length > maxBodyBytes;
}

function isDailyNote(draft: RecordDraft, context: PlanContext): boolean {
  return draft.kind === 'note' && draft.day !== null && context.isDailyNote(draft);
}

function isUpdate(verdict: Verdict): boolean {
  return verdict === 'same' || verdict === 'changed-there' || verdict === 'changed-here';
}

/** An existing record keeps when it was created and last edited by the user. The source is written anew. */
function staysAsItIs(path: string, existing: ReadonlyMap<string, unknown>): boolean {
  return (
    path === 'source' || path === 'joined' || ((path === 'createdAt' || path === 'editedAt') && existing.has(path))
  );
}

/** Returns the leaves that differ; null if the record's type refuses one, such as a negative count. */
function changesTo<T extends RecordType>(
  type: T,
  leaves: ReadonlyMap<string, unknown>,
  value: RecordOf<T>,
): readonly LeafChange[] | null {
  const stored = new Map(Array.from(leaves, ([path, each]) => [path, { value: each, stamp: '' }]));
  const before = readRecord(type, stored).value;
  const changes = changedLeaves(type, before, value, stored);
  return changes.ok ? changes.value : null;
}

function likeOf(
  draft: AppDraft,
  value: RecordOf<RecordType>,
  text: string | null,
  { noteLike, like }: PlanContext,
): RecordKey | null {
  if (draft.kind === 'note') return noteLike(draft.title.trim(), text ?? '');
  if (draft.kind === 'activity') return like.activity(value as Activity)?.key ?? null;
  const { startedAt } = value as { readonly startedAt?: unknown };
  return draft.kind === 'workout' && typeof startedAt === 'number' ? like.workout(startedAt as Instant) : null;
}

/**
 * Returns the record as what a recording adds to the same activity without one: all that it does not have, so that what
 * the user wrote stays. Null if there is no such activity.
 */
function joinedTo(
  record: PlannedRecord,
  value: Activity,
  { like, document, batch }: PlanContext,
): PlannedRecord | null {
  if (record.verdict !== 'looks-alike' || value.track === undefined) return null;
  const found = like.activity(value);
  if (found === null) return null;
  // it was added before, to an activity that was typed or merged
  if (found.hasRecording) return { ...record, key: found.key, verdict: 'same', looksLike: null, leaves: [] };
  if (found.likeness !== 'same' || found.isRecorded) return null;
  const existing = document.find(found.key)?.leaves ?? new Map<string, unknown>();
  const added = record.leaves.filter(({ path }) => path !== 'source' && (existing.get(path) ?? null) === null);
  const joined = { batch, paths: added.map(({ path }) => path) };
  return {
    ...record,
    key: found.key,
    verdict: 'joins',
    leaves: [...added, { path: 'joined', value: joined }],
    before: contentHash({ leaves: existing, text: null }),
  };
}

function withoutDate({ origin }: AppDraft): SkippedItem {
  return { kind: 'skipped', origin, code: 'import/no-date' };
}
