import { idOf } from '#domain/kernel/index.ts';
import { type RecordEntry, useDocument, useProfileData } from '../replica/index.ts';

export interface TemplateChoice {
  /** Whether other notes may begin with this note; while they may, it is not in the list of notes. */
  readonly isKept: boolean;
  readonly setKept: (isKept: boolean) => void;
  /** Whether daily notes begin with this note. */
  readonly isTemplate: boolean;
  readonly setTemplate: (isTemplate: boolean) => void;
}

/** Whether a note is what daily notes begin with. There is one at most; the one before is a note like others again. */
export function useTemplateChoice({ id, key, value }: RecordEntry<'notes'>): TemplateChoice {
  const document = useDocument();
  const { preferences, changePreferences } = useProfileData();
  const setKind = (noteId: string, isTemplate: boolean) =>
    document.changeRecord('notes', noteId, (draft) => {
      draft.kind = isTemplate ? 'template' : undefined;
    });
  return {
    isKept: value.kind === 'template',
    setKept: (isKept) => setKind(id, isKept),
    isTemplate: preferences.dailyTemplate === key,
    setTemplate: (isTemplate) => {
      const before = preferences.dailyTemplate;
      if (before !== undefined && before !== key) setKind(idOf(before), false);
      setKind(id, isTemplate);
      changePreferences((draft) => {
        draft.dailyTemplate = isTemplate ? key : undefined;
      });
    },
  };
}
