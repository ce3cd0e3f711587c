import { createContext, useContext } from 'react';
import { parsePath } from '#domain/kernel/index.ts';
import { type Note, tagRecordId } from '#domain/notes/index.ts';
import { type NoteTag, tagNames, tagsOfNote } from '#domain/notes/tags/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import type { Knowledge } from '../finding/index.ts';

export interface TaggedNote {
  readonly id: string;
  readonly value: Pick<Note, 'tags'>;
}

export interface Tags {
  /** The tags of a note, given to it or written in its text, under their names of now. */
  readonly tagsOf: (note: TaggedNote) => readonly NoteTag[];
  /** The name under which a tag goes now; both normalised. */
  readonly nameNow: (tag: string) => string;
  /** The name of the colour that the person gave the tag. */
  readonly colourOf: (tag: string) => string | undefined;
  /** The tags that stand in texts, by note, as far as the texts are read. */
  readonly inTexts: Knowledge['tags'];
}

/** @param inTexts the tags that stand in texts, by note */
export function tagsFrom(records: readonly RecordEntry<'tags'>[], inTexts: Knowledge['tags']): Tags {
  const nameNow = tagNames(tagRecords(records));
  const colourById = new Map(records.map(({ id, value }) => [id, value.colour]));
  const tagsByValue = new WeakMap<TaggedNote['value'], readonly NoteTag[]>();
  const tagsOf = ({ id, value }: TaggedNote) => {
    const known = tagsByValue.get(value) ?? tagsOfNote(value, inTexts.get(id) ?? [], nameNow);
    tagsByValue.set(value, known);
    return known;
  };
  return { tagsOf, nameNow, colourOf: (tag) => colourById.get(tagRecordId(tag)), inTexts };
}

export const TagsContext = /* @__PURE__ */ createContext<Tags>(/* @__PURE__ */ tagsFrom([], new Map()));

/** The tags of notes, the same object until one changes. */
export function useTags(): Tags {
  return useContext(TagsContext);
}

/** What is set for tags, by their normalised names. */
export function tagRecords(records: readonly RecordEntry<'tags'>[]): ReadonlyMap<string, RecordEntry<'tags'>['value']> {
  return new Map(
    records.flatMap(({ id, value }) => {
      const path = parsePath(id);
      return path.ok ? [[path.value.join('/'), value] as const] : [];
    }),
  );
}
