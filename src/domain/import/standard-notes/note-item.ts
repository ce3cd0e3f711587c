import type { ImportItem, NoteDraft, NoteLink, TextPart } from '../draft/index.ts';
import { flagIn, isObject, type JsonObject, textIn } from '../json/index.ts';
import { draftNote } from '../note-files/index.ts';
import { PropertyList, type PropertyValue } from '../properties/index.ts';
import type { BackupSurvey } from './backup-survey.ts';
import { createdAtOf, editedAtOf } from './item-times.ts';
import { noteKind } from './note-kind.ts';
import { NoteText } from './note-text.ts';
import { appDataOf, isDeleted, isEncrypted, referencesTo } from './stored-item.ts';
import type { TagNames } from './tag-names.ts';

export interface NoteContext {
  readonly survey: BackupSurvey;
  readonly tags: TagNames;
  /** The ids of notes that were read before. */
  readonly known: Set<string>;
  /** The names of files that notes show, which are reported with them. */
  readonly shownFiles: Set<string>;
}

/** Returns the note that an item becomes, preceded by its images, and what of it was not read. */
export function* itemsOfNote(item: JsonObject, origin: string, context: NoteContext): Generator<ImportItem> {
  if (isDeleted(item)) return;
  if (isEncrypted(item)) return yield { kind: 'skipped', origin, code: 'import/encrypted' };
  const uuid = textIn(item, 'uuid');
  if (uuid === '' || !isObject(item.content)) return yield { kind: 'skipped', origin, code: 'import/damaged' };
  const { content } = item;
  const detail = textIn(content, 'title').replaceAll(/\s+/g, ' ').slice(0, 200);
  if (context.known.has(uuid)) return yield { kind: 'skipped', origin, code: 'import/unsupported', detail: uuid };
  context.known.add(uuid);
  const kind = noteKind(content, context.survey.editors.get(uuid) ?? '');
  if (kind === 'authentication') {
    return yield { kind: 'skipped', origin, code: 'import/unsupported', detail: `authentication: ${detail}` };
  }
  if (detail.trim() === '' && textIn(content, 'text').trim() === '') {
    return yield { kind: 'skipped', origin, code: 'import/empty' };
  }
  const text = new NoteText(textIn(content, 'text'), kind, {
    uuid,
    origin,
    survey: context.survey,
    tags: context.tags,
  });
  yield* text.files;
  yield noteOf(item, content, { uuid, origin, text: text.parts }, context);
  for (const { code, found } of text.reports) {
    if (code === 'import/missing-file') context.shownFiles.add(found);
    yield { kind: 'skipped', origin, code, detail: [detail, found].filter((each) => each !== '').join(': ') };
  }
}

function noteOf(
  item: JsonObject,
  content: JsonObject,
  { uuid, origin, text }: { readonly uuid: string; readonly origin: string; readonly text: readonly TextPart[] },
  { survey, tags }: NoteContext,
): NoteDraft {
  const appData = appDataOf(content);
  return draftNote({
    sourceId: uuid,
    origin,
    title: textIn(content, 'title'),
    text: [...text, ...linkedNotes(uuid, content, text, survey)],
    tags: tags.ofNote(uuid, referencesTo(content, 'Tag')),
    createdAt: createdAtOf(item),
    editedAt: editedAtOf(item, content),
    isPinned: flagIn(appData, 'pinned'),
    isArchived: flagIn(appData, 'archived'),
    isTrashed: flagIn(content, 'trashed'),
    properties: propertiesOf(item, content, appData),
  });
}

/** Flags that a note does not have, and the note of which it is a copy. */
function propertiesOf(
  item: JsonObject,
  content: JsonObject,
  appData: JsonObject,
): Readonly<Record<string, PropertyValue>> {
  const list = new PropertyList();
  for (const name of ['starred', 'protected']) if (flagIn(content, name)) list.add(name, true);
  if (flagIn(appData, 'locked')) list.add('locked', true);
  list.add('duplicate_of', textIn(item, 'duplicate_of'));
  return list.toRecord();
}

/** Links to the notes with which a note is linked outside of its text follow it, each in a paragraph. */
function linkedNotes(
  uuid: string,
  content: JsonObject,
  text: readonly TextPart[],
  { noteTitles }: BackupSurvey,
): readonly TextPart[] {
  const mentioned = new Set(text.map((part) => (isNoteLink(part) && 'sourceId' in part.to ? part.to.sourceId : '')));
  const linked = new Set(referencesTo(content, 'Note').filter((each) => each !== uuid && !mentioned.has(each)));
  return [...linked].flatMap((each): readonly TextPart[] => {
    const written = noteTitles.get(each);
    if (written === undefined) return [{ kind: 'missing-link', target: 'note', name: '', written: '' }];
    return ['\n\n', { kind: 'note-link', to: { sourceId: each }, isEmbed: false, written }];
  });
}

function isNoteLink(part: TextPart): part is NoteLink {
  return typeof part === 'object' && part.kind === 'note-link';
}
