import { useMemo } from 'react';
import { parsePath } from '#domain/kernel/index.ts';
import { type Note, tagRecordId } from '#domain/notes/index.ts';
import { type NoteTag, tagNames, tagsOfNote } from '#domain/notes/tags/index.ts';
import { type RecordEntry, useRecords } from '../../replica/index.ts';

export interface Tags {
  /** The tags that were given to a note, under their names of now. */
  readonly tagsOf: (note: Pick<Note, 'tags'>) => readonly NoteTag[];
  /** The name under which a tag goes now; both normalised. */
  readonly nameNow: (tag: string) => string;
  /** The name of the colour that the person gave the tag. */
  readonly colourOf: (tag: string) => string | undefined;
}

/** The tags of notes. */
export function useTags(): Tags {
  const records = useRecords('tags');
  return useMemo(() => {
    const nameNow = tagNames(tagRecords(records));
    const colourById = new Map(records.map(({ id, value }) => [id, value.colour]));
    const tagsByLeaves = new WeakMap<Note['tags'], readonly NoteTag[]>();
    const tagsOf = ({ tags }: Pick<Note, 'tags'>) => {
      const known = tagsByLeaves.get(tags) ?? tagsOfNote({ tags }, [], nameNow);
      tagsByLeaves.set(tags, known);
      return known;
    };
    return { tagsOf, nameNow, colourOf: (tag) => colourById.get(tagRecordId(tag)) };
  }, [records]);
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
