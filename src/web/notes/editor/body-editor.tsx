import { Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { yCollab, yUndoManagerKeymap } from 'y-codemirror.next';
import type * as Y from 'yjs';
import { useMessages } from '../../language/index.ts';
import { attachFiles, chooseFiles, useNoteFiles } from '../attach/index.ts';
import { formatKeys } from './commands/format-keymap.ts';
import { limitBody } from './limit-body.ts';
import { undoManagerOf, undoSteps } from './own-undo.ts';
import { livePreview } from './preview/live-preview.ts';
import { noteLanguage } from './preview/note-language.ts';
import { tableMessages } from './table/messages/index.ts';
import { tableEditing } from './table/table-editing.ts';
import { usePreviewOptions } from './use-preview-options.ts';

export interface BodyEditorHandle {
  /** Puts in what the text begins with, and the cursor behind it. */
  readonly begin: () => void;
  /** Asks for files and puts them in at the cursor. */
  readonly chooseFiles: () => void;
}

export interface BodyEditorProps {
  readonly ref?: Ref<BodyEditorHandle>;
  readonly text: Y.Text;
  readonly label: string;
  readonly placeholder: string;
  readonly isReadOnly: boolean;
  readonly autoFocus: boolean;
  /** Puts in what an empty text begins with, before the first key; does nothing where there is no such thing. */
  readonly onBegin: () => void;
  /** How full the note is, 0–1, told when it changes by a hundredth; 0 while there is nothing to say of it. */
  readonly onFilled: (share: number) => void;
  /** An edit was not taken because it would have passed the limit. */
  readonly onRefused: () => void;
}

/** The text of a note. It is bound to the document both ways; undo takes back only what was typed here. */
export default function BodyEditor(props: BodyEditorProps) {
  const { ref, text, label, placeholder: hint, isReadOnly, autoFocus } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const tableWords = useMessages(tableMessages);
  const onBegin = useEffectEvent(props.onBegin);
  const hintAtFirst = useEffectEvent(() => placeholder(hint));
  const onFilled = useEffectEvent(props.onFilled);
  const onRefused = useEffectEvent(props.onRefused);
  const preview = usePreviewOptions();
  const { take } = useNoteFiles();
  const tables = useEffectEvent(() => tableEditing({ words: tableWords, links: preview }));
  const focusAtFirst = useEffectEvent((view: EditorView) => {
    if (autoFocus) view.focus();
  });
  useEffect(() => {
    const undoManager = undoManagerOf(text);
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
          hintSlot.of(hintAtFirst()),
          isReadOnly ? [] : beforeFirstKey((view) => begin(view, onBegin)),
          noteLanguage(),
          livePreview(preview),
          isReadOnly ? [] : attachFiles(take),
          tables(),
          isReadOnly ? [] : formatKeys,
          keymap.of(yUndoManagerKeymap),
          undoSteps(undoManager),
          yCollab(text, null, { undoManager }),
        ],
      }),
    });
    editor.current = view;
    focusAtFirst(view);
    return () => {
      editor.current = null;
      view.destroy();
    };
  }, [text, label, isReadOnly, preview, take]);
  useEffect(() => {
    editor.current?.dispatch({ effects: hintSlot.reconfigure(placeholder(hint)) });
  }, [hint]);
  useImperativeHandle(ref, () => ({
    begin: () => {
      if (editor.current === null) return;
      begin(editor.current, props.onBegin);
      editor.current.focus();
    },
    chooseFiles: () => {
      if (editor.current !== null) chooseFiles(editor.current);
    },
  }));
  return <div ref={host} data-body-editor="" />;
}

const readOnly: Extension = [EditorState.readOnly.of(true), EditorView.editable.of(false)];

/** Exchanged while the editor stands, so that neither focus nor cursor is lost. */
const hintSlot = new Compartment();

function begin(view: EditorView, insert: () => void): void {
  if (view.state.doc.length > 0) return;
  insert();
  view.dispatch({ selection: { anchor: view.state.doc.length }, scrollIntoView: true });
}

/** Whatever brings the first text: a key, a composition, a paste or a drop. What follows goes on as ever. */
function beforeFirstKey(work: (view: EditorView) => void): Extension {
  const workFirst = (_: Event, view: EditorView) => {
    work(view);
    return false;
  };
  return Prec.highest(
    EditorView.domEventHandlers({
      keydown: (event, view) => (bringsText(event) ? workFirst(event, view) : false),
      compositionstart: workFirst,
      beforeinput: (event, view) => (event.inputType.startsWith('insert') ? workFirst(event, view) : false),
      paste: workFirst,
      drop: workFirst,
    }),
  );
}

function bringsText({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  return !isComposing && !ctrlKey && !metaKey && !altKey && (key.length === 1 || key === 'Enter');
}

function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
