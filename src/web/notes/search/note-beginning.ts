import {
  frontMatterEnd,
  previewOf,
  withoutCommentBlocks,
  withoutImages,
  withoutLineIds,
  withoutLiveContent,
} from '#domain/notes/markdown/index.ts';
// the worker loads this file, and the face of the room needs a document
import { firstLine } from '../model/note-title.ts';

/** The beginning of a note's body, as lists show it. */
export interface NoteBeginning {
  /** The first line with text, which names an untitled note; null if the note has a title or day, or no text. */
  readonly name: string | null;
  /** The text after the name, as one line without markup. */
  readonly preview: string;
}

const previewLength = 140;
/** The maximum number of characters in which a name is searched for. */
const searchedForName = 4000;

/**
 * Returns the beginning of a note's body after the properties.
 *
 * @param isNamed whether the note has a title or a day, so that the body need not provide a name
 * @param isName whether any note has a name that a link in the body contains
 */
export function noteBeginning(wholeText: string, isNamed: boolean, isName?: (name: string) => boolean): NoteBeginning {
  const shown = withoutCommentBlocks(wholeText.slice(frontMatterEnd(wholeText)), wholeText.length);
  const text = withoutLiveContent(withoutLineIds(shown));
  if (isNamed) return { name: null, preview: previewOf(withoutImages(text), previewLength, isName) };
  for (let from = 0; from < Math.min(text.length, searchedForName); ) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end === -1 ? undefined : end);
    const name = firstLine(line);
    if (name !== null)
      return { name, preview: end === -1 ? '' : previewOf(withoutImages(text.slice(end + 1)), previewLength, isName) };
    if (end === -1) break;
    from = end + 1;
  }
  return { name: null, preview: '' };
}
