import type { SyntaxNode } from '@lezer/common';
import { noteMarkdownParser } from './note-markdown.ts';
import type { NoteTask, Span } from './note-outline.ts';
import { plainTextOf, shownParts } from './plain-text.ts';
import { taskEnd } from './task.ts';

/**
 * Returns the readable text of a task with the parts of it that are code; null if it has no text.
 *
 * @param text of the note
 */
export function taskTextOf(text: string, task: SyntaxNode): Pick<NoteTask, 'text' | 'code'> | null {
  const range = rangeOf(text, task);
  const written = range === null ? '' : text.slice(range.from, range.to);
  if (range === null || written.trim() === '') return null;
  const code = written.includes('`') ? codeOf(text, task, range) : noCode;
  return { text: plainTextOf(text, task, range), code };
}

/**
 * Returns where a part of the readable text of a task is written in its note; null if there is markup within it.
 *
 * @param text of the note
 * @param part its range in the text of the task
 */
export function placeOfTaskText(text: string, task: Pick<NoteTask, 'from'>, part: Span): Span | null {
  const node = noteMarkdownParser.parse(text).resolveInner(task.from, 1).parent;
  const range = node && rangeOf(text, node);
  if (node === null || range === null) return null;
  const { plain, places } = placedText(text, node, range);
  const [from, last] = [places[part.from], places[part.to - 1]];
  if (from === undefined || last === undefined) return null;
  const place = { from, to: last + 1 };
  const isWritten = onOneLine(text.slice(place.from, place.to)) === plain.slice(part.from, part.to);
  return isWritten ? place : null;
}

const noCode: readonly Span[] = [];

/** Returns where the text of a task is, without its marker. */
function rangeOf(text: string, task: SyntaxNode): Span | null {
  const marker = task.getChild('TaskMarker');
  return marker && { from: marker.to, to: taskEnd(text, task) };
}

function codeOf(text: string, task: SyntaxNode, range: Span): readonly Span[] {
  const { places } = placedText(text, task, range);
  const code: Span[] = [];
  let at = 0;
  const moveTo = (place: number) => {
    while (at < places.length && (places[at] ?? 0) < place) at += 1;
    return at;
  };
  task.cursor().iterate(({ name, from, to }) => {
    if (name !== 'InlineCode') return true;
    const span = { from: moveTo(from), to: moveTo(to) };
    if (span.from < span.to) code.push(span);
    return false;
  });
  return code;
}

/** The text that {@link plainTextOf} returns, with the place of each UTF-16 code unit in the note. */
interface PlacedText {
  readonly plain: string;
  readonly places: readonly number[];
}

function placedText(text: string, task: SyntaxNode, range: Span): PlacedText {
  const signs: string[] = [];
  const places: number[] = [];
  for (const { from, shown, isWritten } of shownParts(text, task, range)) {
    for (let at = 0; at < shown.length; at += 1) {
      const sign = onOneLine(shown.charAt(at));
      if (sign === ' ' && (signs.at(-1) ?? ' ') === ' ') continue;
      signs.push(sign);
      places.push(isWritten ? from + at : from);
    }
  }
  const plain = signs.join('').trimEnd();
  return { plain, places: places.slice(0, plain.length) };
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
