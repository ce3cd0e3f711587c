import { readFileText } from '../../notes/index.ts';
import type { ImportItem, NoteDraft } from '../draft/index.ts';
import type { ImportFile } from '../files/index.ts';
import { propertiesOf } from '../properties/index.ts';
import { idResolver } from './id-links.ts';
import type { JoplinItem } from './item-text.ts';
import { fieldIn, instantIn, isoOf, isSet, joplinId, positionOf } from './item-values.ts';
import type { Library, LibraryNote } from './library.ts';
import { leftOutItems, noteBody } from './note-body.ts';
import { notebookPath } from './notebook-path.ts';
import { withTask } from './to-do.ts';

export interface NoteContext {
  readonly note: LibraryNote;
  readonly item: JoplinItem;
  readonly origin: string;
  readonly library: Library;
  /** The files with the content of resources, by id. */
  readonly contents: ReadonlyMap<string, ImportFile>;
}

/**
 * Converts a note; the images inside it come first. A to-do becomes a note whose first line is a task with its title, and
 * its times become properties. A copy that Joplin kept because of a conflict is a note like others, with a property that
 * says so.
 */
export function noteItemsOf({ note, item, origin, library, contents }: NoteContext): readonly ImportItem[] {
  const { text, lineEnd } = readFileText(item.body);
  const markup = fieldIn(item, 'markup_language') === '2' ? 'HTML' : 'Markdown';
  const resolve = idResolver(library, contents);
  const body = noteBody(text, markup, { sourceId: note.id, origin }, resolve);
  const draft: NoteDraft = {
    kind: 'note',
    sourceId: note.id,
    origin,
    title: item.title,
    text: isSet(item, 'is_todo')
      ? withTask(body.text, item.title, instantIn(item, 'todo_completed') !== null)
      : body.text,
    marks: lineEnd === 'crlf' ? { lineEnd } : {},
    notebook: notebookPath(joplinId(fieldIn(item, 'parent_id')), library.notebooks),
    tags: library.tagsOf(note.id),
    aliases: [],
    createdAt: instantIn(item, 'user_created_time', 'created_time'),
    editedAt: instantIn(item, 'user_updated_time', 'updated_time'),
    day: null,
    isPinned: false,
    isArchived: false,
    isTrashed: instantIn(item, 'deleted_time') !== null,
    isTemplate: false,
    properties: propertiesOf([
      ['source', fieldIn(item, 'source_url')],
      ['author', fieldIn(item, 'author')],
      ...positionOf((name) => fieldIn(item, name)),
      ['due', isoOf(instantIn(item, 'todo_due'))],
      ['completed', isoOf(instantIn(item, 'todo_completed'))],
      ['conflict', isSet(item, 'is_conflict') || null],
    ]),
  };
  return [...body.files, draft, ...leftOutItems(origin, body.leftOut)];
}
