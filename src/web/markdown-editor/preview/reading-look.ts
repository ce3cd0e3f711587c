import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

export interface Reading {
  readonly font: 'serif' | 'sans' | 'mono';
  readonly width: 'narrow' | 'normal' | 'wide';
}

/**
 * Applies the user's reading font and width. The width is set as an attribute, because the styles of the note around
 * the editor limit the line length by a `[data-reading-width]` selector.
 */
export function readingLook({ font, width }: Reading): Extension {
  return [EditorView.editorAttributes.of({ 'data-reading-font': font, 'data-reading-width': width }), fonts];
}

/** Created once: CodeMirror adds the styles of a theme to the page on first use and never removes them. */
const fonts = EditorView.theme({
  '&[data-reading-font="sans"]': { '--reading-font': 'var(--font-interface)', '--reading-size': 'var(--text-3)' },
  '&[data-reading-font="mono"]': { '--reading-font': 'ui-monospace, monospace', '--reading-size': '0.9375rem' },
});
