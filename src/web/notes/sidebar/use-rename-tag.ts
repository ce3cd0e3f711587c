import type { Result } from '#domain/kernel/index.ts';
import type { Note, TagNameError } from '#domain/notes/index.ts';
import { renameTag, type TagBranch, type TagRenameEdits } from '#domain/notes/tags/index.ts';
import { useMessages } from '../../language/index.ts';
import { useRecords } from '../../replica/index.ts';
import { type LeafWrite, tagPath, useNoteEdits } from '../list/index.ts';
import { tagRecords } from '../tags/index.ts';
import { sidebarMessages } from './messages/index.ts';

/** Returns a function that renames a tag and its nested tags on all notes. The user can undo this for 10 s. */
export function useRenameTag(): (branch: Pick<TagBranch, 'tag' | 'path'>, to: string) => Result<void, TagNameError> {
  const m = useMessages(sidebarMessages);
  const records = useRecords('tags');
  const notes = useRecords('notes');
  const { write } = useNoteEdits();
  return ({ tag, path }, to) => {
    const tagsById = new Map(notes.map(({ id, value }) => [id, value] as const));
    const edits = renameTag(tag, to, tagRecords(records), tagsById);
    if (!edits.ok) return edits;
    const written = [...writtenInTags(edits.value), ...writtenInNotes(edits.value, tagsById)];
    if (written.length > 0) write(written, m.tagRenamed({ name: path, to }));
    return { ok: true, value: undefined };
  };
}

function writtenInTags({ tags }: TagRenameEdits): readonly LeafWrite[] {
  return tags.map(({ id, ...values }) => ({ collection: 'tags', id, values }));
}

/** Returns only the changed leaves, so that concurrent changes to a note's other tags survive. */
function writtenInNotes(
  { notes }: TagRenameEdits,
  before: ReadonlyMap<string, Pick<Note, 'tags'>>,
): readonly LeafWrite[] {
  return notes.map(({ id, tags }) => {
    const old = before.get(id)?.tags ?? {};
    const taken = Object.keys(old).filter((tag) => !(tag in tags));
    const given = Object.entries(tags).filter(([tag, name]) => old[tag] !== name);
    const values = [
      ...taken.map((tag) => [tagPath(tag), null] as const),
      ...given.map(([tag, name]) => [tagPath(tag), name] as const),
    ];
    return { collection: 'notes', id, values: Object.fromEntries(values) };
  });
}
