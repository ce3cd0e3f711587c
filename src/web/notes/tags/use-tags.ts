import { useMemo } from 'react';
import { parsePath } from '#domain/kernel/index.ts';
import { type Note, tagRecordId } from '#domain/notes/index.ts';
import { type NoteTag, tagNames, tagsOfNote } from '#domain/notes/tags/index.ts';
import { type RecordEntry, useRecords } from '../../replica/index.ts';
import { useTextTags } from './text-tags.tsx';

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
}

/** The tags of notes. */
export function useTags(): Tags {
  const records = useRecords('tags');
  const inTexts = useTextTags();
  return useMemo(() => {
    const nameNow = tagNames(tagRecords(records));
    const colourById = new Map(records.map(({ id, value }) => [id, value.colour]));
    const tagsByValue = new WeakMap<TaggedNote['value'], readonly NoteTag[]>();
    const tagsOf = ({ id, value }: TaggedNote) => {
      const known = tagsByValue.get(value) ?? tagsOfNote(value, inTexts.get(id) ?? [], nameNow);
      tagsByValue.set(value, known);
      return known;
    };
    return { tagsOf, nameNow, colourOf: (tag) => colourById.get(tagRecordId(tag)) };
  }, [records, inTexts]);
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
