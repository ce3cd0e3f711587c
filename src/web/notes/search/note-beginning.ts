import { frontMatterEnd, previewOf } from '#domain/notes/markdown/index.ts';
import { firstLine } from '../note-title.ts';

/** The beginning of a note's text, as lists show it. */
export interface NoteBeginning {
  /** The first line with text, which names an untitled note; null if the note has a title or no text. */
  readonly name: string | null;
  /** The text that follows, as one plain line. */
  readonly preview: string;
}

const previewLength = 140;
/** How far into the text a name is searched, in characters. */
const searchedForName = 4000;

/**
 * Returns the beginning of the text after the properties.
 *
 * @param isNamed whether the note has a title or a day, so that the text need not provide a name
 * @param isName whether any note has a name that a link in the text contains
 */
export function noteBeginning(wholeText: string, isNamed: boolean, isName?: (name: string) => boolean): NoteBeginning {
  const text = wholeText.slice(frontMatterEnd(wholeText));
  if (isNamed) return { name: null, preview: previewOf(text, previewLength, isName) };
  for (let from = 0; from < Math.min(text.length, searchedForName); ) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end === -1 ? undefined : end);
    const name = firstLine(line);
    if (name !== null)
      return { name, preview: end === -1 ? '' : previewOf(text.slice(end + 1), previewLength, isName) };
    if (end === -1) break;
    from = end + 1;
  }
  return { name: null, preview: '' };
}
