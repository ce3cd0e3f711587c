import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

export interface Reading {
  readonly font: 'serif' | 'sans' | 'mono';
  readonly width: 'narrow' | 'normal' | 'wide';
}

/**
 * The type that a person likes to read. The width is told to the note around the editor, which bears the measure: its
 * styles ask for `[data-reading-width]`.
 */
export function readingLook({ font, width }: Reading): Extension {
  return [EditorView.editorAttributes.of({ 'data-reading-font': font, 'data-reading-width': width }), fonts];
}

/** Made once: the page takes in the styles of a theme when it meets it first, and never lets go of them. */
const fonts = EditorView.theme({
  '&[data-reading-font="sans"]': { '--reading-font': 'var(--font-interface)', '--reading-size': 'var(--text-3)' },
  '&[data-reading-font="mono"]': { '--reading-font': 'ui-monospace, monospace', '--reading-size': '0.9375rem' },
});
