import { type Instant, normaliseTag, readRecord, tidyTagName } from '../../kernel/index.ts';
import { type Note, note } from '../../notes/index.ts';
import { type DateOrder, instantOf, type NoteDraft, timeInOrder } from '../draft/index.ts';
import type { LinkTargets } from './link-targets.ts';

/** What the user answered, and what is the same for all notes of an import. */
export interface NoteContext {
  readonly targets: LinkTargets;
  /** The IANA zone of wall-clock times. */
  readonly zone: string;
  /** How day and month are ordered in dates with two readings. */
  readonly dateOrder: DateOrder;
  /** The id of the notebook at a path of names; null for none. */
  readonly notebookAt: (path: readonly string[]) => string | null;
  /** When the import started, for items that were pinned, archived or trashed at an unknown time. */
  readonly now: Instant;
}

/** Returns the note that a draft becomes, and its text. */
export function noteOfDraft(draft: NoteDraft, context: NoteContext): { readonly note: Note; readonly text: string } {
  const { targets, zone, dateOrder, now } = context;
  const value = readRecord(note, new Map()).value;
  value.title = draft.title.trim();
  const notebook = context.notebookAt(draft.notebook);
  if (notebook !== null) value.notebook = notebook;
  for (const tag of draft.tags) {
    const name = tidyTagName(tag);
    const normal = normaliseTag(name);
    if (normal.ok) value.tags[normal.value] ??= name;
  }
  const alias = targets.aliasOf(draft);
  for (const [at, name] of [...draft.aliases, ...(alias === null ? [] : [alias])].entries())
    value.aliases[`${at}`] = name;
  for (const [at, path] of targets.pathsOf(draft).entries()) value.formerTitles[`${at}`] = path;
  const createdAt = instantOf(timeInOrder(draft.createdAt ?? draft.editedAt, dateOrder), zone);
  if (createdAt !== null) value.createdAt = createdAt;
  const editedAt = instantOf(timeInOrder(draft.editedAt, dateOrder), zone);
  if (editedAt !== null) value.importedEditedAt = editedAt;
  if (draft.day !== null) value.day = draft.day;
  if (draft.isPinned) value.pinnedAt = editedAt ?? now;
  if (draft.isArchived) value.archivedAt = editedAt ?? now;
  if (draft.isTrashed) value.trashedAt = now;
  if (draft.isTemplate) value.kind = 'template';
  if (draft.marks.lineEnd !== undefined) value.lineEnd = draft.marks.lineEnd;
  if (draft.marks.bom === true) value.bom = true;
  for (const [name, property] of Object.entries(draft.properties)) value.properties[name] = property;
  return { note: value, text: targets.markdownOf(draft.text) };
}
