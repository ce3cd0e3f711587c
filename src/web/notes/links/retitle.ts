import type { Note } from '#domain/notes/index.ts';
import { renameNote } from '#domain/notes/links/index.ts';

/** The title that a note had before the user started to type a new one. */
export interface StandingTitle {
  readonly title: string;
  readonly formerTitles: Readonly<Record<string, string>>;
  /** Id under which this title is kept as a former title. */
  readonly formerId: string;
}

/**
 * Sets the title as typed so far and keeps the one from before as a former title, so that links with it still resolve.
 * Intermediate titles while typing are not kept.
 */
export function retitle(draft: Note, standing: StandingTitle, typed: string): void {
  const others = Object.entries({ ...standing.formerTitles, ...draft.formerTitles });
  const formerTitles = Object.fromEntries(others.filter(([id]) => id !== standing.formerId));
  const before = { title: standing.title, aliases: draft.aliases, formerTitles };
  draft.title = typed === '' ? undefined : typed;
  draft.formerTitles = renameNote(before, typed, standing.formerId).formerTitles;
}
