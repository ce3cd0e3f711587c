import type { Note } from '#domain/notes/index.ts';
import { renameNote } from '#domain/notes/links/index.ts';

/** A note as it stood before somebody began to type another title. */
export interface StandingTitle {
  readonly title: string;
  readonly formerTitles: Readonly<Record<string, string>>;
  /** Under which the title that stood is kept. */
  readonly formerId: string;
}

/**
 * Writes what was typed so far as the title, and beside it the title that stood, so that links that hold it still find
 * the note; the titles on the way, which stood for a moment only, are kept nowhere.
 */
export function retitle(draft: Note, standing: StandingTitle, typed: string): void {
  const others = Object.entries({ ...standing.formerTitles, ...draft.formerTitles });
  const formerTitles = Object.fromEntries(others.filter(([id]) => id !== standing.formerId));
  const before = { title: standing.title, aliases: draft.aliases, formerTitles };
  draft.title = typed === '' ? undefined : typed;
  draft.formerTitles = renameNote(before, typed, standing.formerId).formerTitles;
}
