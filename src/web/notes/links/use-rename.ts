import { useRef } from 'react';
import { linkKey, renameLinks } from '#domain/notes/links/index.ts';
import { useMessages } from '../../language/index.ts';
import { type DocumentActions, type RecordEntry, useDocument } from '../../replica/index.ts';
import { editBodies, offerTakeBack } from '../model/index.ts';
import { useAskForSources } from '../search/index.ts';
import { linksMessages } from './messages/index.ts';
import { namesOfNotes } from './names-of-notes.ts';
import { retitle, type StandingTitle } from './retitle.ts';

export interface Renaming {
  /** Called on each keystroke in the title. */
  readonly rename: (typed: string) => void;
  /** Called when the user leaves the title field; the title is then final. */
  readonly settle: () => void;
}

/**
 * Renames a note. Once the title is final, the links to it get it too. Links on devices that are offline still find the
 * note by its former title.
 */
export function useRename(note: RecordEntry<'notes'>): Renaming {
  const m = useMessages(linksMessages);
  const document = useDocument();
  const sourcesOf = useAskForSources();
  const standing = useRef<StandingTitle | null>(null);
  const following = useRef(Promise.resolve());
  const follow = async (from: string, to: string) => {
    if (linkKey(from) === '' || to === '' || linkKey(to) === linkKey(from) || !isOnly(document, note.id, from)) return;
    const sources = await sourcesOf(note.id);
    const { count, takeBack } = await editBodies(document, sources, (text) => renameLinks(text, from, to));
    if (count > 0) offerTakeBack({ message: m.linksUpdated({ count }), takeBack, notUndone: m.linksNotRestored });
  };
  return {
    rename: (typed) => {
      const { title = '', formerTitles } = note.value;
      standing.current ??= { title, formerTitles, formerId: document.newId() };
      const before = standing.current;
      document.changeRecord('notes', note.id, (draft) => retitle(draft, before, typed));
    },
    settle: () => {
      const before = standing.current;
      standing.current = null;
      if (before === null) return;
      const to = titleNow(document, note.id);
      // one title after the other
      following.current = following.current.then(() => follow(before.title.trim(), to)).catch(reportError);
    },
  };
}

function titleNow(document: DocumentActions, id: string): string {
  return (document.records('notes').find((each) => each.id === id)?.value.title ?? '').trim();
}

/** Returns whether links with a former title of the note lead to it, and to no other note. */
function isOnly(document: DocumentActions, id: string, former: string): boolean {
  return namesOfNotes(document).find(former)?.id === id;
}
