import { createContext, useContext } from 'react';
import { parsePath } from '#domain/kernel/index.ts';
import type { Note } from '#domain/notes/index.ts';
import {
  formerTagNames,
  type NoteTag,
  tagNames,
  tagOfLeaf,
  tagSpelling,
  tagsOfNote,
} from '#domain/notes/tags/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import type { Knowledge } from '../search/index.ts';

export interface TaggedNote {
  readonly id: string;
  readonly value: Pick<Note, 'tags'>;
}

export interface Tags {
  /** Returns the tags of a note, from its fields and its hashtags, under their current names. */
  readonly tagsOf: (note: TaggedNote) => readonly NoteTag[];
  /** Like `tagsOf`, but with hashtags that the caller has read from the body. */
  readonly tagsWith: (note: TaggedNote['value'], inText: TextTags) => readonly NoteTag[];
  /** Returns the spelling that the user has set for a tag; without one, the given spelling. */
  readonly spell: (tag: string, written: string) => string;
  /** Returns the current name of a tag. Both names are normalised. */
  readonly nameNow: (tag: string) => string;
  /** Returns the earlier names that count as a tag. All names are normalised. */
  readonly formerNames: (tag: string) => readonly string[];
  /** Returns the name of the colour that the user chose for the tag. */
  readonly colourOf: (tag: string) => string | undefined;
  /** The hashtags in note bodies, by note, as far as bodies have been read. */
  readonly inTexts: Knowledge['tags'];
}

type TextTags = Parameters<typeof tagsOfNote>[1];

/**
 * Returns the tags of notes.
 *
 * @param inTexts the hashtags in note bodies, by note
 */
export function tagsFrom(records: readonly RecordEntry<'tags'>[], inTexts: Knowledge['tags']): Tags {
  const byTag = tagRecords(records);
  const nameNow = tagNames(byTag);
  const spell = tagSpelling(byTag);
  const tagsByValue = new WeakMap<TaggedNote['value'], readonly NoteTag[]>();
  const tagsWith = (note: TaggedNote['value'], inText: TextTags) => {
    const tags = tagsOfNote(note, inText, nameNow);
    const isSpelled = tags.every(({ tag, name }) => spell(tag, name) === name);
    return isSpelled ? tags : tags.map((each) => ({ ...each, name: spell(each.tag, each.name) }));
  };
  const tagsOf = ({ id, value }: TaggedNote) => {
    const known = tagsByValue.get(value) ?? tagsWith(value, inTexts.get(id) ?? []);
    tagsByValue.set(value, known);
    return known;
  };
  return {
    tagsOf,
    tagsWith,
    spell,
    nameNow,
    formerNames: formerTagNames(byTag),
    colourOf: (tag) => byTag.get(tag)?.colour,
    inTexts,
  };
}

export const TagsContext = /* @__PURE__ */ createContext<Tags>(/* @__PURE__ */ tagsFrom([], new Map()));

/** Returns the tags of notes. The object is stable until a tag changes. */
export function useTags(): Tags {
  return useContext(TagsContext);
}

/**
 * Returns tag records by normalised name. Some records are older than the current normalisation, so their ids are
 * normalised again.
 */
export function tagRecords(records: readonly RecordEntry<'tags'>[]): ReadonlyMap<string, RecordEntry<'tags'>['value']> {
  const named = records.flatMap(({ id, value }) => {
    const path = parsePath(id);
    const written = path.ok ? path.value.join('/') : null;
    return written === null ? [] : [{ written, tag: tagOfLeaf(written), value }];
  });
  const earlier = named.filter(({ written, tag }) => written !== tag);
  return new Map(
    [...earlier, ...named.filter(({ written, tag }) => written === tag)].map(({ tag, value }) => [tag, value]),
  );
}
