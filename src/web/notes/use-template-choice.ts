import { recordKey } from '#domain/kernel/index.ts';
import { useDocument, useProfileData } from '../replica/index.ts';

export interface TemplateChoice {
  /** Whether daily notes begin with this note. */
  readonly isTemplate: boolean;
  readonly setTemplate: (isTemplate: boolean) => void;
}

/** Whether a note is what daily notes begin with. There is one at most; the one before is a note like others again. */
export function useTemplateChoice(id: string): TemplateChoice {
  const document = useDocument();
  const { preferences, changePreferences } = useProfileData();
  const key = recordKey('notes', id);
  const setKind = (noteId: string, isTemplate: boolean) =>
    document.changeRecord('notes', noteId, (draft) => {
      draft.kind = isTemplate ? 'template' : undefined;
    });
  return {
    isTemplate: preferences.dailyTemplate === key,
    setTemplate: (isTemplate) => {
      const before = preferences.dailyTemplate;
      if (before !== undefined && before !== key) setKind(before.slice('notes/'.length), false);
      setKind(id, isTemplate);
      changePreferences((draft) => {
        draft.dailyTemplate = isTemplate ? key : undefined;
      });
    },
  };
}
