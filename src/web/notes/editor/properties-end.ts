import type { EditorState } from '@codemirror/state';
import { frontMatterEnd, longestFrontMatter } from '#domain/notes/markdown/index.ts';

/** Where the properties at the top end; 0 without them, when no more than the first line is read: it is asked at each key. */
export function propertiesEnd(state: EditorState): number {
  return /^\ufeff?---/.test(state.doc.line(1).text) ? frontMatterEnd(state.sliceDoc(0, longestFrontMatter)) : 0;
}
