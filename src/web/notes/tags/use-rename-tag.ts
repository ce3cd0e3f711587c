import type { Result } from '#domain/kernel/index.ts';
import type { TagNameError } from '#domain/notes/index.ts';
import { renameTag } from '#domain/notes/tags/index.ts';
import { useDocument, useRecords } from '../../replica/index.ts';
import { tagRecords } from './use-tags.ts';

/** Renames a tag on every note, those below it along with it. */
export function useRenameTag(): (tag: string, to: string) => Result<void, TagNameError> {
  const document = useDocument();
  const records = useRecords('tags');
  const notes = useRecords('notes');
  return (tag, to) => {
    const edits = renameTag(
      tag,
      to,
      tagRecords(records),
      notes.map(({ id, value }) => [id, value] as const),
    );
    if (!edits.ok) return edits;
    for (const { id, renamedTo, colour } of edits.value.tags) {
      document.changeRecord('tags', id, (draft) => {
        draft.renamedTo = renamedTo ?? undefined;
        if (colour !== undefined) draft.colour = colour;
      });
    }
    // notes with the same tags are one act
    const byTags = Map.groupBy(edits.value.notes, (note) => JSON.stringify(note.tags));
    for (const alike of byTags.values()) {
      const [{ tags } = { tags: {} }] = alike;
      document.changeRecords(
        'notes',
        alike.map(({ id }) => id),
        (draft) => {
          draft.tags = { ...tags };
        },
      );
    }
    return { ok: true, value: undefined };
  };
}
