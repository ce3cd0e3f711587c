import { createContext, useContext } from 'react';
import { parsePath } from '#domain/kernel/index.ts';
import type { Note } from '#domain/notes/index.ts';
import { type NoteTag, tagNames, tagOfLeaf, tagSpelling, tagsOfNote } from '#domain/notes/tags/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import type { Knowledge } from '../search/index.ts';

export interface TaggedNote {
  readonly id: string;
  readonly value: Pick<Note, 'tags'>;
}

export interface Tags {
  /** The tags of a note, given to it or written in its text, under their names of now. */
  readonly tagsOf: (note: TaggedNote) => readonly NoteTag[];
  /** The same for a text that is read by itself. */
  readonly tagsWith: (note: TaggedNote['value'], inText: TextTags) => readonly NoteTag[];
  /** How a tag is shown that has a name of its own, else as it is written. */
  readonly spell: (tag: string, written: string) => string;
  /** The name under which a tag goes now; both normalised. */
  readonly nameNow: (tag: string) => string;
  /** The name of the colour that the person gave the tag. */
  readonly colourOf: (tag: string) => string | undefined;
  /** The tags that stand in texts, by note, as far as the texts are read. */
  readonly inTexts: Knowledge['tags'];
}

type TextTags = Parameters<typeof tagsOfNote>[1];

/** @param inTexts the tags that stand in texts, by note */
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
  return { tagsOf, tagsWith, spell, nameNow, colourOf: (tag) => byTag.get(tag)?.colour, inTexts };
}

export const TagsContext = /* @__PURE__ */ createContext<Tags>(/* @__PURE__ */ tagsFrom([], new Map()));

/** The tags of notes, the same object until one changes. */
export function useTags(): Tags {
  return useContext(TagsContext);
}

/** What is set for tags, by their normalised names; some records were made when another name was the normalised one. */
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
