import type { NoteDraft } from '../draft/index.ts';

type Required = 'sourceId' | 'origin' | 'title' | 'text';

/** Completes a draft with the values of a plain note. */
export function draftNote(known: Pick<NoteDraft, Required> & Partial<Omit<NoteDraft, Required | 'kind'>>): NoteDraft {
  return {
    kind: 'note',
    marks: {},
    notebook: [],
    tags: [],
    aliases: [],
    createdAt: null,
    editedAt: null,
    day: null,
    isPinned: false,
    isArchived: false,
    isTrashed: false,
    isTemplate: false,
    properties: {},
    ...known,
  };
}

/**
 * Returns when a note was edited as it says itself; if it says nothing, the time of its file, which says less.
 *
 * @param stated null if the note says nothing
 */
export function editedOrFile(
  stated: NoteDraft['editedAt'],
  ofFile: NoteDraft['editedAt'],
): Pick<NoteDraft, 'editedAt' | 'isEditedByFile'> {
  return stated === null ? { editedAt: ofFile, isEditedByFile: true } : { editedAt: stated };
}
