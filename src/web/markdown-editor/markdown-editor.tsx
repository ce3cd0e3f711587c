import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type Ref, useEffectEvent, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type * as Y from 'yjs';
import { useMessages } from '../language/index.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { type Appearance, inSlots, useAppearance, useNewAppearance } from './appearance.ts';
import { TextCount } from './count/text-count.tsx';
import { begin } from './early/begin.ts';
import type { Early } from './early/early.ts';
import { insertEarly } from './early/insert-early.ts';
import { editorExtensions } from './editor-extensions.ts';
import type { EditorHost } from './editor-host.ts';
import { addFiles, chooseFiles } from './files/attach-files.ts';
import { FindPanel } from './find/find-panel.tsx';
import type { ShownSigns } from './line-signs/line-signs.ts';
import { SignHosts } from './line-signs/sign-hosts.tsx';
import styles from './markdown-editor.module.css';
import { editorMessages } from './messages/index.ts';
import type { PasteLoss } from './paste/paste.ts';
import { previewMessages } from './preview/messages/index.ts';
import { refreshPreview } from './preview/preview-options.ts';
import type { Reading } from './preview/reading-look.ts';
import { insertText } from './slash/insert-block.ts';
import { leaveTasks } from './tasks/date-tasks.ts';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import { leaveUndo, undoManagerOf } from './undo/own-undo.ts';
import { ViewWatch, type WatchedView } from './view/view-watch.ts';

export interface MarkdownEditorHandle {
  /** Inserts the initial content if the text is empty and puts the cursor after it. */
  readonly begin: () => void;
  /** Opens a file picker and inserts the chosen files at the cursor. */
  readonly chooseFiles: () => void;
  /** False while the editor is read-only or not yet created. */
  readonly takesFiles: boolean;
  readonly addFiles: (files: readonly File[]) => void;
  /** Inserts text at the cursor, as one undo step. */
  readonly insert: (text: string) => void;
}

export interface MarkdownEditorProps {
  readonly ref?: Ref<MarkdownEditorHandle>;
  readonly host: EditorHost;
  readonly text: Y.Text;
  readonly label: string;
  readonly placeholder: string;
  readonly isReadOnly: boolean;
  /** Returns, once, what the user typed while the editor was loading. */
  readonly takeEarly: () => Early | null;
  /** Whether to show the Markdown source instead of the live preview. */
  readonly isSource: boolean;
  readonly onToggleSource: () => void;
  readonly reading: Reading;
  /** Inserts the initial content of an empty text before the first edit; does nothing if there is none. */
  readonly onBegin: () => void;
  /**
   * Called with the used share of the size limit, 0–1, when it changes by a hundredth; 0 means that no warning is
   * needed.
   */
  readonly onFilled: (share: number) => void;
  /** Called when an edit was rejected because it would exceed the size limit. */
  readonly onRefused: () => void;
  /** Called after formatted text was pasted, with what the paste lost; null if nothing was lost. */
  readonly onPasted: (loss: PasteLoss | null) => void;
}

/** Edits a Markdown text and keeps the editor and the text in sync. Undo reverts only what was typed on this page. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { host, text, isReadOnly } = props;
  const labels = useMessages(editorMessages);
  const latest = useEffectEvent(() => props);
  // stays the same, so that the editor can keep it
  const [current] = useState(() => () => latest());
  const appearance = useAppearance(props, current);
  const description = useId();
  const { place, panels, watched, findPlace, signs } = useEditorView(current, props, { description, appearance });
  // This cleanup runs before the parent, which opened the text, releases it.
  useLayoutEffect(() => {
    const { onClosed } = current().host;
    return () => onClosed(leaveUndo(text));
  }, [current, text]);
  useNewAppearance(watched, appearance);
  useFreshLinks(watched, host);
  useEditorHandle(watched, props);
  return (
    <div className={styles.editor}>
      <div className={styles.bars} data-editor-bars="" data-print="none">
        {watched !== null && !isReadOnly && (
          <EditorToolbar watched={watched} undoManager={undoManagerOf(text)} onChooseFiles={chooseFiles} />
        )}
        <div ref={panels} />
      </div>
      <div ref={place} className={styles.host} data-body-editor="" />
      <VisuallyHidden>
        <span id={description}>{labels.keysOfText}</span>
      </VisuallyHidden>
      {watched !== null && findPlace !== null && createPortal(<FindPanel watched={watched} />, findPlace)}
      {watched !== null && signs !== null && (
        <SignHosts signs={signs} onRendered={() => watched.view.requestMeasure()} />
      )}
      {watched !== null && <TextCount watched={watched} />}
    </div>
  );
}

interface ViewOptions {
  /** Id of the element that describes which keys leave the editor. */
  readonly description: string;
  readonly appearance: Appearance;
}

/** Creates the editor in `place`, and creates it anew when something changes that cannot be changed in place. */
function useEditorView(
  current: () => MarkdownEditorProps,
  { text, label, isReadOnly, host: { reader } }: MarkdownEditorProps,
  { description, appearance }: ViewOptions,
) {
  const labels = useMessages(editorMessages);
  const foldWords = useMessages(previewMessages);
  const place = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const [watched, setWatched] = useState<WatchedView | null>(null);
  const [findPlace, setFindPlace] = useState<HTMLElement | null>(null);
  const [signs, setSigns] = useState<ShownSigns | null>(null);
  const appearanceAtFirst = useEffectEvent(() => inSlots(appearance));
  const watch = useRef(new ViewWatch());
  const former = useRef<FormerView | null>(null);
  useLayoutEffect(() => {
    const view = new EditorView({
      ...(place.current !== null && { parent: place.current }),
      state: EditorState.create({
        doc: text.toString(),
        extensions: [
          editorExtensions({
            ...{ current, text, labels, foldWords, label, description, isReadOnly, reader },
            panels: panels.current,
            onFindPanel: setFindPlace,
            toToolbar: () => focusToolbar(place.current),
            onSigns: setSigns,
          }),
          appearanceAtFirst(),
          watch.current.extension,
        ],
      }),
    });
    setWatched({ view, subscribe: watch.current.subscribe });
    if (former.current?.text === text) continueFrom(former.current, view);
    const early = current().takeEarly();
    if (early !== null && !isReadOnly) insertEarly(view, early, current().onBegin);
    return () => {
      setWatched(null);
      setFindPlace(null);
      setSigns(null);
      leaveTasks(view);
      former.current = { text, hadFocus: view.hasFocus, selection: view.state.selection.main };
      view.destroy();
    };
  }, [current, text, labels, foldWords, label, description, isReadOnly, reader]);
  return { place, panels, watched, findPlace, signs };
}

/** What an editor leaves to the one that is created in its place. */
interface FormerView {
  readonly text: Y.Text;
  readonly hadFocus: boolean;
  readonly selection: { readonly anchor: number; readonly head: number };
}

/** Keeps cursor and focus, so that no key is lost while somebody types. */
function continueFrom({ hadFocus, selection: { anchor, head } }: FormerView, view: EditorView): void {
  const { length } = view.state.doc;
  view.dispatch({ selection: { anchor: Math.min(anchor, length), head: Math.min(head, length) } });
  if (hadFocus) view.focus();
}

/** Draws the links again when their targets have changed. */
function useFreshLinks(watched: WatchedView | null, { linkTargets }: EditorHost): void {
  const shown = useRef<WatchedView | null>(null);
  useLayoutEffect(() => {
    if (shown.current === watched) watched?.view.dispatch({ effects: refreshPreview.of(null) });
    shown.current = watched;
  }, [watched, ...linkTargets]);
}

function useEditorHandle(watched: WatchedView | null, { ref, isReadOnly, onBegin }: MarkdownEditorProps): void {
  useImperativeHandle(ref, () => ({
    begin: () => {
      if (watched === null) return;
      begin(watched.view, onBegin);
      watched.view.focus();
    },
    chooseFiles: () => {
      if (watched !== null) chooseFiles(watched.view);
    },
    takesFiles: watched !== null && !isReadOnly,
    addFiles: (files) => {
      if (watched === null) return;
      begin(watched.view, onBegin);
      addFiles(watched.view, files);
    },
    insert: (inserted) => {
      if (watched === null || watched.view.state.readOnly) return;
      insertText(inserted)(watched.view);
      watched.view.focus();
    },
  }));
}

function focusToolbar(host: HTMLElement | null): boolean {
  const tool = host?.parentElement?.querySelector<HTMLElement>('[data-editor-toolbar] button');
  tool?.focus();
  return tool !== undefined && tool !== null;
}
