import { type LocalDay, parseDailyNoteId } from '#domain/kernel/index.ts';
import type { Note } from '#domain/notes/index.ts';

/** The day of a daily note; null for any other note. */
export function dayOfNote(id: string, note: Pick<Note, 'day'>): LocalDay | null {
  const named = parseDailyNoteId(id);
  return note.day ?? (named.ok ? named.value.day : null);
}

/**
 * A template's text for one day. Language and region have no part in it: two devices that fill it in for the same
 * note come to the same text, and so to one copy.
 */
export function fillTemplate(template: string, { title, day }: { readonly title: string; readonly day: LocalDay }) {
  const words: Readonly<Record<string, string>> = { date: day, title: title.trim() || day };
  return template.replaceAll(/\{\{\s*(date|title)\s*\}\}/g, (mark, name: string) => words[name] ?? mark);
}
