import type { EditorState } from '@codemirror/state';
import { frontMatterEnd, longestFrontMatter } from '#domain/notes/markdown/index.ts';

/**
 * Returns the end of the properties at the top; 0 if there are none. Without properties it reads only the first line,
 * as it runs on every keystroke.
 */
export function propertiesEnd(state: EditorState): number {
  return /^\ufeff?---/.test(state.doc.line(1).text) ? frontMatterEnd(state.sliceDoc(0, longestFrontMatter)) : 0;
}
