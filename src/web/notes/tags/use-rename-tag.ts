import { type Leaves, type Result, recordKey } from '#domain/kernel/index.ts';
import type { Note, TagNameError } from '#domain/notes/index.ts';
import { renameTag, type TagBranch, type TagRenameEdits } from '#domain/notes/tags/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument, useRecords } from '../../replica/index.ts';
import { offerUndo } from '../../undo/index.ts';
import { type LeafValues, leavesToWrite, tagPath, undoingOf, valuesAt } from '../list/note-leaves.ts';
import { sidebarMessages } from '../sidebar/messages/index.ts';
import { tagRecords } from './use-tags.ts';

interface Written {
  readonly collection: 'notes' | 'tags';
  readonly id: string;
  readonly values: LeafValues;
}

/** Returns a function that renames a tag and its nested tags on all notes. The user can undo this for 10 s. */
export function useRenameTag(): (branch: Pick<TagBranch, 'tag' | 'path'>, to: string) => Result<void, TagNameError> {
  const m = useMessages(sidebarMessages);
  const document = useDocument();
  const records = useRecords('tags');
  const notes = useRecords('notes');
  const leavesOf =
    (collection: Written['collection']) =>
    (id: string): Leaves | undefined =>
      document.reader.state(recordKey(collection, id))?.fields;

  return ({ tag, path }, to) => {
    const tagsById = new Map(notes.map(({ id, value }) => [id, value] as const));
    const edits = renameTag(tag, to, tagRecords(records), tagsById);
    if (!edits.ok) return edits;
    const written = [...writtenInTags(edits.value), ...writtenInNotes(edits.value, tagsById)];
    if (written.length === 0) return { ok: true, value: undefined };
    const undone = written.map(({ collection, id, values }) => {
      const before = valuesAt(leavesOf(collection)(id), Object.keys(values));
      return { collection, undoing: () => undoingOf(new Map([[id, before]]), values, leavesOf(collection)) };
    });
    for (const collection of ['tags', 'notes'] as const)
      document.setLeaves(
        collection,
        written.filter((each) => each.collection === collection).map(({ id, values }) => leavesToWrite(id, values)),
      );
    const undo = () => {
      for (const collection of ['tags', 'notes'] as const)
        document.setLeaves(
          collection,
          undone.filter((each) => each.collection === collection).flatMap(({ undoing }) => undoing()),
        );
    };
    offerUndo({ message: m.tagRenamed({ name: path, to }), label: m.undo, undo });
    return { ok: true, value: undefined };
  };
}

function writtenInTags({ tags }: TagRenameEdits): readonly Written[] {
  return tags.map(({ id, ...values }) => ({ collection: 'tags', id, values }));
}

/** Returns only the changed leaves, so that concurrent changes to a note's other tags survive. */
function writtenInNotes(
  { notes }: TagRenameEdits,
  before: ReadonlyMap<string, Pick<Note, 'tags'>>,
): readonly Written[] {
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
