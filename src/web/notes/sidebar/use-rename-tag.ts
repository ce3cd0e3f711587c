import { err, type Result, type TagNameError } from '#domain/kernel/index.ts';
import type { Note } from '#domain/notes/index.ts';
import {
  isBelow,
  isHashtag,
  renameHashtags,
  renameTag,
  type TagBranch,
  type TagRenameEdits,
} from '#domain/notes/tags/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument, useRecords } from '../../replica/index.ts';
import { type LeafWrite, tagPath, useNoteEdits } from '../list/index.ts';
import { editBodies } from '../model/index.ts';
import { tagRecords, useTags } from '../tags/index.ts';
import { sidebarMessages } from './messages/index.ts';

/** Renames a tag, also in the text of notes if `isInText`. */
type RenameTag = (
  branch: Pick<TagBranch, 'tag' | 'path'>,
  to: string,
  isInText: boolean,
) => Result<void, TagNameError | { readonly code: 'tag/no-hashtag' }>;

/** Returns a function that renames a tag and its nested tags on all notes. The user can undo this for 10 s. */
export function useRenameTag(): RenameTag {
  const m = useMessages(sidebarMessages);
  const records = useRecords('tags');
  const notes = useRecords('notes');
  const { write } = useNoteEdits();
  const document = useDocument();
  const { nameNow } = useTags();
  const notesWith = useNotesWithHashtag();
  return ({ tag, path }, to, isInText) => {
    const tagsById = new Map(notes.map(({ id, value }) => [id, value] as const));
    const edits = renameTag(tag, to, tagRecords(records), tagsById);
    if (!edits.ok) return edits;
    if (isInText && !isHashtag(to)) return err({ code: 'tag/no-hashtag' });
    const written = [...writtenInTags(edits.value), ...writtenInNotes(edits.value, tagsById)];
    const inText = isInText
      ? editBodies(document, notesWith(tag), (text) => renameHashtags(text, { tag, to, nameNow }))
      : null;
    inText?.catch(reportError);
    const undoInText = () => {
      void inText?.then(({ takeBack }) => takeBack()).catch(reportError);
    };
    if (written.length > 0 || isInText) write(written, m.tagRenamed({ name: path, to }), undoInText);
    return { ok: true, value: undefined };
  };
}

/** Returns a function that finds the notes outside the trash whose text has a tag, or one below it. */
export function useNotesWithHashtag(): (tag: string) => ReadonlySet<string> {
  const notes = useRecords('notes');
  const { tagsOf } = useTags();
  return (tag) => {
    const isOf = (each: { readonly tag: string; readonly inText: boolean }) =>
      each.inText && (each.tag === tag || isBelow(each.tag, tag));
    return new Set(notes.filter((note) => !note.inTrash && tagsOf(note).some(isOf)).map(({ id }) => id));
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
