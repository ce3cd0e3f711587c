import type { EditorState } from '@codemirror/state';
import { frontMatterEnd, maxFrontMatterLength } from '#domain/notes/markdown/index.ts';

/**
 * Returns the end of the properties at the top of the note; 0 if there are none. If the first line shows that there are
 * none, nothing else is read, because this runs on every keystroke.
 */
export function propertiesEnd(state: EditorState): number {
  return /^\ufeff?---/.test(state.doc.line(1).text) ? frontMatterEnd(state.sliceDoc(0, maxFrontMatterLength)) : 0;
}
