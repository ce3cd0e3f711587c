import { idOf } from '#domain/kernel/index.ts';
import { assign, type RecordEntry, useDocument, useProfileData } from '../../replica/index.ts';

export interface TemplateChoice {
  /** Whether this note is a template; templates are not in the list of notes. */
  readonly isKept: boolean;
  readonly setKept: (isKept: boolean) => void;
  /** Whether this note is the template of daily notes. */
  readonly isTemplate: boolean;
  readonly setTemplate: (isTemplate: boolean) => void;
}

/**
 * Manages whether a note is the template of daily notes. There is at most one; the previous one becomes an ordinary
 * note.
 */
export function useTemplateChoice({ id, key, value }: RecordEntry<'notes'>): TemplateChoice {
  const document = useDocument();
  const { preferences, changePreferences } = useProfileData();
  const setKind = (noteId: string, isTemplate: boolean) =>
    document.changeRecord('notes', noteId, assign({ kind: isTemplate ? 'template' : undefined }));
  return {
    isKept: value.kind === 'template',
    setKept: (isKept) => setKind(id, isKept),
    isTemplate: preferences.dailyTemplate === key,
    setTemplate: (isTemplate) => {
      const before = preferences.dailyTemplate;
      if (before !== undefined && before !== key) setKind(idOf(before), false);
      setKind(id, isTemplate);
      changePreferences(assign({ dailyTemplate: isTemplate ? key : undefined }));
    },
  };
}
