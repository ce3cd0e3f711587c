import { compareOrder, isOrder, type Leaves, recordKey } from '#domain/kernel/index.ts';
import { placesFor, shifted } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { listMessages } from './messages/index.ts';
import { notifySetsIn } from './tell-of-sets.ts';
import { useNoteEdits } from './use-note-edits.ts';
import { type TagActs, useTagActs } from './use-tag-acts.ts';

type Ids = readonly string[];

export interface NoteActs extends TagActs {
  /** Moves notes to a notebook; null removes them from their notebook. */
  readonly move: (ids: Ids, notebook: string | null) => void;
  /** Moves notes up or down in the manual order of their notebook. */
  readonly shift: ShiftNotes;
  readonly setPinned: (ids: Ids, isPinned: boolean) => void;
  readonly setArchived: (ids: Ids, isArchived: boolean) => void;
  readonly moveToTrash: (ids: Ids) => void;
  readonly restore: (ids: Ids) => void;
  readonly deleteForEver: (ids: Ids) => void;
}

/** Returns actions on several notes at once. Each is a single edit that can be undone for 10 s. */
export function useNoteActs(): NoteActs {
  const m = useMessages(listMessages);
  const document = useDocument();
  const { leavesOf, edit } = useNoteEdits();
  const tagActs = useTagActs();
  const shift = useShiftNotes();
  const nameOfNotebook = (id: string) =>
    String(document.reader.state(recordKey('notebooks', id))?.fields.get('name')?.value ?? m.untitledNotebook);

  return {
    ...tagActs,
    shift,
    move: (ids, notebook) =>
      edit(
        // notes that are already in the notebook keep their position
        ids.filter((id) => (leavesOf(id)?.get('notebook')?.value ?? null) !== notebook),
        { notebook, order: null },
        (count) => (notebook === null ? m.movedOut({ count }) : m.moved({ count, to: nameOfNotebook(notebook) })),
      ),
    setPinned: (ids, isPinned) =>
      edit(
        ids.filter((id) => isSet(leavesOf(id), 'pinnedAt') !== isPinned),
        { pinnedAt: isPinned ? document.now() : null },
        (count) => (isPinned ? m.pinnedCount({ count }) : m.unpinned({ count })),
      ),
    setArchived: (ids, isArchived) =>
      edit(
        ids.filter((id) => isSet(leavesOf(id), 'archivedAt') !== isArchived),
        { archivedAt: isArchived ? document.now() : null },
        (count) => (isArchived ? m.archived({ count }) : m.unarchived({ count })),
      ),
    moveToTrash: (ids) => {
      const inTrash = new Set(document.records('notes').flatMap((each) => (each.inTrash ? [each.id] : [])));
      edit(
        ids.filter((id) => !inTrash.has(id)),
        { trashedAt: document.now() },
        (count) => m.trashed({ count }),
        { trashedAt: null }, // a note that an edit has restored from the trash still has its old `trashedAt`
      );
      void notifySetsIn(
        document,
        ids.map((id) => recordKey('notes', id)),
      );
    },
    restore: (ids) => edit(ids, { trashedAt: null }, (count) => m.restored({ count })),
    deleteForEver: (ids) => document.deleteForEver(ids.map((id) => recordKey('notes', id))),
  };
}

function isSet(leaves: Leaves | undefined, path: string): boolean {
  return (leaves?.get(path)?.value ?? null) !== null;
}

type ShiftNotes = (listed: readonly string[], chosen: ReadonlySet<string>, by: -1 | 1) => void;

/** Returns the action that moves notes up or down in the manual order of their notebook. */
function useShiftNotes(): ShiftNotes {
  const m = useMessages(listMessages);
  const { leavesOf, write } = useNoteEdits();

  return (listed, chosen, by) => {
    // the order is read from the records, because the displayed list lags behind
    const before = listed.map((id) => ({ id, order: orderOf(leavesOf(id)) })).sort(compareOrder);
    const noteById = new Map(before.map((each) => [each.id, each]));
    const wanted = shifted([...noteById.keys()], chosen, by);
    const moved = new Set(wanted.filter((id, at) => chosen.has(id) && before[at]?.id !== id));
    if (moved.size === 0) return;
    const places = placesFor(
      wanted.flatMap((id) => noteById.get(id) ?? []),
      moved,
    );
    const count = moved.size;
    write(
      places.map(({ id, order }) => ({ collection: 'notes', id, values: { order } })),
      by === -1 ? m.movedUp({ count }) : m.movedDown({ count }),
    );
  };
}

function orderOf(leaves: Leaves | undefined): string | undefined {
  const value = leaves?.get('order')?.value;
  return isOrder(value) ? value : undefined;
}
