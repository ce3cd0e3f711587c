import { useRef } from 'react';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { retitle, type StandingTitle } from './retitle.ts';

export interface Renaming {
  /** Told with each key. */
  readonly rename: (typed: string) => void;
  /** The title is left: it stands from here on. */
  readonly settle: () => void;
}

/** Gives a note another title, so that links to it follow without a touch on the texts they stand in. */
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
