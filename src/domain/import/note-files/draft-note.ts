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
