import { idOf, normaliseTag, readRecord, recordKey, tidyTagName } from '#domain/kernel/index.ts';
import { note } from '#domain/notes/index.ts';
import { isBelow, tagOfLeaf } from '#domain/notes/tags/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { useTags } from '../tags/index.ts';
import { listMessages } from './messages/index.ts';
import { tagPath } from './note-leaves.ts';
import { useNoteEdits } from './use-note-edits.ts';

type Ids = readonly string[];

export interface TagActs {
  /** Adds a tag to notes and returns whether the name is a valid tag. */
  readonly tag: (ids: Ids, name: string) => boolean;
  readonly untag: (ids: Ids, tag: string) => void;
  /**
   * Removes a tag and its nested tags from all notes, including those in the trash and the archive. Hashtags in note
   * bodies stay, which the user is told.
   */
  readonly removeTag: (tag: string, name: string) => void;
}

/** Returns actions on the tags of several notes at once. */
export function useTagActs(): TagActs {
  const m = useMessages(listMessages);
  const document = useDocument();
  const { nameNow, inTexts } = useTags();
  const { leavesOf, edit } = useNoteEdits();

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

  return {
    tag: (ids, name) => {
      const tag = normaliseTag(name);
      if (!tag.ok) return false;
      const path = tagPath(tag.value);
      const without = ids.filter((id) => (leavesOf(id)?.get(path)?.value ?? null) === null);
      const shown = tidyTagName(name);
      edit(without, { [path]: shown }, (count) => m.tagged({ count, tag: shown }));
      return true;
    },
    untag: (ids, tag) => {
      const given = new Set(
        entries(ids).flatMap(({ value }) => Object.keys(value.tags).filter((each) => nowOf(each) === tag)),
      );
      const written = Object.fromEntries([...given].map((each) => [tagPath(each), null]));
      edit(ids, written, (count) => m.untagged({ count, tag }));
    },
    removeTag: (tag, name) => {
      const ids = allIds();
      const leaves = entries(ids).flatMap(({ value }) => Object.keys(value.tags));
      const given = new Set(leaves.filter((leaf) => isWithin(leaf, tag)));
      const written = Object.fromEntries([...given].map((leaf) => [tagPath(leaf), null]));
      const texts = [...inTexts.values()].filter((tags) => tags.some((each) => isWithin(each.tag, tag))).length;
      const words = (count: number) =>
        texts === 0 ? m.untagged({ count, tag: name }) : m.untaggedStays({ count, tag: name, texts });
      if (edit(ids, written, words) === 0 && texts > 0)
        showToast({ message: m.tagInTexts({ count: texts, tag: name }) });
    },
  };
}
