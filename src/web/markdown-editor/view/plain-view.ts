import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Returns what all views of a text have in common. */
export function plainView(): Extension {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  // Positions in the editor match those in the text only if `\n` is the only line separator.
  return [EditorState.lineSeparator.of('\n'), EditorView.cspNonce.of(nonce), EditorView.lineWrapping];
}

export const readOnly: Extension = [EditorState.readOnly.of(true), EditorView.editable.of(false)];
