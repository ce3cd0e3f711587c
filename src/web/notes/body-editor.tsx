import { defaultKeymap } from '@codemirror/commands';
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { LanguageSupport } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { yCollab, yUndoManagerKeymap } from 'y-codemirror.next';
import * as Y from 'yjs';
import { limitBody } from './limit-body.ts';
import { markdownLooks } from './markdown-looks.ts';

export interface BodyEditorProps {
  readonly text: Y.Text;
  readonly label: string;
  readonly placeholder: string;
  readonly isReadOnly: boolean;
  readonly autoFocus: boolean;
  /** How full the note is, 0–1, told when it changes by a hundredth; 0 while there is nothing to say of it. */
  readonly onFilled: (share: number) => void;
  /** An edit was not taken because it would have passed the limit. */
  readonly onRefused: () => void;
}

/** The text of a note. It is bound to the document both ways; undo takes back only what was typed here. */
export default function BodyEditor(props: BodyEditorProps) {
  const { text, label, placeholder: hint, isReadOnly, autoFocus } = props;
  const host = useRef<HTMLDivElement>(null);
  const onFilled = useEffectEvent(props.onFilled);
  const onRefused = useEffectEvent(props.onRefused);
  const focusAtFirst = useEffectEvent((view: EditorView) => {
    if (autoFocus) view.focus();
  });
  useEffect(() => {
    const undoManager = new Y.UndoManager(text, { trackedOrigins: new Set() });
    const view = new EditorView({
      ...(host.current !== null && { parent: host.current }),
      state: EditorState.create({
        doc: text.toString(),
        extensions: [
          isReadOnly ? readOnly : limitBody({ filled: onFilled, refused: onRefused }),
          // Positions here and in the document are the same only if no other line end is taken for one.
          EditorState.lineSeparator.of('\n'),
          EditorView.clipboardInputFilter.of((pasted) => pasted.replaceAll(/\r\n?/g, '\n')),
          EditorView.cspNonce.of(pageNonce()),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'true', autocapitalize: 'sentences' }),
          placeholder(hint),
          new LanguageSupport(markdownLanguage),
          markdownLooks,
          keymap.of([...yUndoManagerKeymap, ...markdownKeymap, ...defaultKeymap]),
          yCollab(text, null, { undoManager }),
        ],
      }),
    });
    focusAtFirst(view);
    return () => {
      view.destroy();
      undoManager.destroy();
    };
  }, [text, label, hint, isReadOnly]);
  return <div ref={host} data-body-editor="" />;
}

const readOnly: Extension = [EditorState.readOnly.of(true), EditorView.editable.of(false)];

function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
