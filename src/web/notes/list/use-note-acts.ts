import { compareOrder, idOf, isOrder, type Leaves, readRecord, recordKey } from '#domain/kernel/index.ts';
import { normaliseTag, note, placesFor, shifted, tidyTagName } from '#domain/notes/index.ts';
import { isBelow, tagOfLeaf } from '#domain/notes/tags/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { offerUndo } from '../../undo/index.ts';
import { useTags } from '../tags/use-tags.ts';
import { tellOfSetsIn } from '../tell-of-sets.ts';
import { listMessages } from './messages/index.ts';
import { differs, type LeafValues, leavesToWrite, tagPath, undoingOf, valuesAt } from './note-leaves.ts';

type Ids = readonly string[];

export interface NoteActs {
  /** Moves notes to a notebook; null removes them from their notebook. */
  readonly move: (ids: Ids, notebook: string | null) => void;
  /** Moves notes up or down in the manual order of their notebook. */
  readonly shift: (listed: Ids, ids: ReadonlySet<string>, by: -1 | 1) => void;
  /** Adds a tag to notes and returns whether the name is a valid tag. */
  readonly tag: (ids: Ids, name: string) => boolean;
  readonly untag: (ids: Ids, tag: string) => void;
  /**
   * Removes a tag and its nested tags from all notes, including those in the trash and the archive. Hashtags in note
   * bodies stay, which the user is told.
   */
  readonly removeTag: (tag: string, name: string) => void;
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
  const { nameNow, inTexts } = useTags();
  const leavesOf = (id: string): Leaves | undefined => document.reader.state(recordKey('notes', id))?.fields;

  /**
   * Writes values to notes and offers to undo it.
   *
   * @param past the values that undo restores, if they are not the current ones
   * @returns the number of notes that changed
   */
  const act = (ids: Ids, written: LeafValues, message: (count: number) => string, past?: LeafValues): number => {
    const changed = ids.filter((id) => differs(leavesOf(id), written));
    if (changed.length === 0) return 0;
    const paths = Object.keys(written);
    const before = new Map(changed.map((id) => [id, past ?? valuesAt(leavesOf(id), paths)]));
    document.setLeaves(
      'notes',
      changed.map((id) => leavesToWrite(id, written)),
    );
    const undo = () => document.setLeaves('notes', undoingOf(before, written, leavesOf));
    offerUndo({ message: message(changed.length), label: m.undo, undo });
    return changed.length;
  };

  /** Returns the current values of those notes that still exist. */
  const entries = (ids: Ids) =>
    ids.flatMap((id) => {
      const state = document.reader.state(recordKey('notes', id));
      if (state === undefined || state.tombstone !== undefined) return [];
      return [{ id, value: readRecord(note, state.fields).value }];
    });
  const allIds = () => [...document.reader.keysOf('notes')].map(idOf);
  /** Returns the current tag name of a leaf, which may have been written by a device that did not normalise it. */
  const nowOf = (leaf: string) => nameNow(tagOfLeaf(leaf));
  const isWithin = (leaf: string, above: string) => nowOf(leaf) === above || isBelow(nowOf(leaf), above);

  const nameOfNotebook = (id: string) =>
    String(document.reader.state(recordKey('notebooks', id))?.fields.get('name')?.value ?? m.untitledNotebook);

  return {
    move: (ids, notebook) =>
      act(
        // notes that are already in the notebook keep their position
        ids.filter((id) => (leavesOf(id)?.get('notebook')?.value ?? null) !== notebook),
        { notebook, order: null },
        (count) => (notebook === null ? m.movedOut({ count }) : m.moved({ count, to: nameOfNotebook(notebook) })),
      ),
    shift: (listed, chosen, by) => {
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
      const undone = places.map(({ id, order }) => {
        const old = new Map([[id, valuesAt(leavesOf(id), ['order'])]]);
        return () => undoingOf(old, { order }, leavesOf);
      });
      document.setLeaves(
        'notes',
        places.map(({ id, order }) => leavesToWrite(id, { order })),
      );
      const undo = () =>
        document.setLeaves(
          'notes',
          undone.flatMap((undoing) => undoing()),
        );
      const count = moved.size;
      offerUndo({ message: by === -1 ? m.movedUp({ count }) : m.movedDown({ count }), label: m.undo, undo });
    },
    tag: (ids, name) => {
      const tag = normaliseTag(name);
      if (!tag.ok) return false;
      const path = tagPath(tag.value);
      const without = ids.filter((id) => (leavesOf(id)?.get(path)?.value ?? null) === null);
      const shown = tidyTagName(name);
      act(without, { [path]: shown }, (count) => m.tagged({ count, tag: shown }));
      return true;
    },
    untag: (ids, tag) => {
      const given = new Set(
        entries(ids).flatMap(({ value }) => Object.keys(value.tags).filter((each) => nowOf(each) === tag)),
      );
      const written = Object.fromEntries([...given].map((each) => [tagPath(each), null]));
      act(ids, written, (count) => m.untagged({ count, tag }));
    },
    removeTag: (tag, name) => {
      const ids = allIds();
      const leaves = entries(ids).flatMap(({ value }) => Object.keys(value.tags));
      const given = new Set(leaves.filter((leaf) => isWithin(leaf, tag)));
      const written = Object.fromEntries([...given].map((leaf) => [tagPath(leaf), null]));
      const texts = [...inTexts.values()].filter((tags) => tags.some((each) => isWithin(each.tag, tag))).length;
      const words = (count: number) =>
        texts === 0 ? m.untagged({ count, tag: name }) : m.untaggedStays({ count, tag: name, texts });
      if (act(ids, written, words) === 0 && texts > 0)
        showToast({ message: m.tagInTexts({ count: texts, tag: name }) });
    },
    setPinned: (ids, isPinned) =>
      act(
        ids.filter((id) => isSet(leavesOf(id), 'pinnedAt') !== isPinned),
        { pinnedAt: isPinned ? document.now() : null },
        (count) => (isPinned ? m.pinnedCount({ count }) : m.unpinned({ count })),
      ),
    setArchived: (ids, isArchived) =>
      act(
        ids.filter((id) => isSet(leavesOf(id), 'archivedAt') !== isArchived),
        { archivedAt: isArchived ? document.now() : null },
        (count) => (isArchived ? m.archived({ count }) : m.unarchived({ count })),
      ),
    moveToTrash: (ids) => {
      const inTrash = new Set(document.records('notes').flatMap((each) => (each.inTrash ? [each.id] : [])));
      act(
        ids.filter((id) => !inTrash.has(id)),
        { trashedAt: document.now() },
        (count) => m.trashed({ count }),
        { trashedAt: null }, // a note that an edit has restored from the trash still has its old `trashedAt`
      );
      void tellOfSetsIn(
        document,
        ids.map((id) => recordKey('notes', id)),
      );
    },
    restore: (ids) => act(ids, { trashedAt: null }, (count) => m.restored({ count })),
    deleteForEver: (ids) => document.deleteForEver(ids.map((id) => recordKey('notes', id))),
  };
}

function isSet(leaves: Leaves | undefined, path: string): boolean {
  return (leaves?.get(path)?.value ?? null) !== null;
}

function orderOf(leaves: Leaves | undefined): string | undefined {
  const value = leaves?.get('order')?.value;
  return isOrder(value) ? value : undefined;
}
