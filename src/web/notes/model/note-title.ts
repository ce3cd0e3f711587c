import { type LocalDay, signEndUntil } from '#domain/kernel/index.ts';
import type { Note } from '#domain/notes/index.ts';
import { frontMatterEnd, withoutImages, withoutLineIds } from '#domain/notes/markdown/index.ts';

/**
 * Returns the name of a note: its title, otherwise its day, otherwise the first line of its body; null if it has none
 * of these.
 */
export function noteTitle(
  note: Pick<Note, 'title' | 'day'>,
  dayName: (day: LocalDay) => string,
  text: string | null,
): string | null {
  const title = note.title?.trim() ?? '';
  if (title !== '') return title;
  if (note.day !== undefined) return dayName(note.day);
  return text === null ? null : firstLine(text);
}

const maxTitleLength = 200;

/**
 * Returns the first line that has text, without heading, list or quote markers, attached images and the ids of logged
 * lines. The properties are skipped.
 */
export function firstLine(text: string): string | null {
  const from = frontMatterEnd(text);
  for (const line of withoutImages(withoutLineIds(text.slice(from, from + 4000))).split('\n')) {
    const words = line.replace(/^\s*(?:(?:#{1,6}|[-*+>]|\d{1,9}[.)])\s+(?:\[[ xX]{1,4}\]\s+)?)*/, '').trim();
    if (/[\p{L}\p{N}\p{S}]/u.test(words)) return shortened(words);
  }
  return null;
}

function shortened(words: string): string {
  const { length } = Array.from(words).slice(0, maxTitleLength).join('');
  return words.slice(0, signEndUntil(words, length));
}
