import { useRef } from 'react';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { retitle, type StandingTitle } from './retitle.ts';

export interface Renaming {
  /** Called on each keystroke in the title. */
  readonly rename: (typed: string) => void;
  /** Called when the user leaves the title field; the title is then final. */
  readonly settle: () => void;
}

/** Renames a note. Links to it keep resolving, so the notes that contain them are not changed. */
export function useRename(note: RecordEntry<'notes'>): Renaming {
  const document = useDocument();
  const standing = useRef<StandingTitle | null>(null);
  return {
    rename: (typed) => {
      const { title = '', formerTitles } = note.value;
      standing.current ??= { title, formerTitles, formerId: document.newId() };
      const before = standing.current;
      document.changeRecord('notes', note.id, (draft) => retitle(draft, before, typed));
    },
    settle: () => {
      standing.current = null;
    },
  };
}
