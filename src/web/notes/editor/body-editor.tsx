import { EditorState, type TransactionSpec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useNavigate } from '@tanstack/react-router';
import { type Ref, useEffectEvent, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type * as Y from 'yjs';
import type { LocalDay, RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import type { LineReader } from '../../line-signs/index.ts';
import { useDocument, useRecords } from '../../replica/index.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { addFiles, attachFiles, chooseFiles, useNoteFiles } from '../attach/index.ts';
import { useNamesVersion } from '../links/index.ts';
import { type Appearance, inSlots, useAppearance, useNewAppearance } from './appearance.ts';
import { begin } from './begin.ts';
import styles from './body-editor.module.css';
import { usePlainProviders } from './complete/use-plain-providers.ts';
import { leaveTasks } from './date-tasks.ts';
import { type EditorOptions, editorExtensions } from './editor-extensions.ts';
import { EmbeddedAnswers } from './embedded-answers.tsx';
import { EmbeddedTraining } from './embedded-training.tsx';
import { noEmbeds } from './embeds.ts';
import { FindPanel } from './find/find-panel.tsx';
import type { ShownSigns } from './line-signs/line-signs.ts';
import { SignHosts } from './line-signs/sign-hosts.tsx';
import { editorMessages } from './messages/index.ts';
import { undoManagerOf } from './own-undo.ts';
import type { PasteLoss } from './paste/paste.ts';
import { refreshPreview } from './preview/preview-options.ts';
import type { Reading } from './preview/reading-look.ts';
import { insertText } from './slash/insert-block.ts';
import { TextCount } from './text-count.tsx';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import { keepUndo } from './undo-cache.ts';
import type { Early, EarlyCursor } from './use-early-text.ts';
import { usePreviewOptions } from './use-preview-options.ts';
import { useTaskDating } from './use-task-dating.ts';
import { ViewWatch, type WatchedView } from './view-watch.ts';

export interface BodyEditorHandle {
  /** Inserts the initial content if the note is empty and puts the cursor after it. */
  readonly begin: () => void;
  /** Opens a file picker and inserts the chosen files at the cursor. */
  readonly chooseFiles: () => void;
  /** False while the editor is read-only or not yet created. */
  readonly takesFiles: boolean;
  readonly addFiles: (files: readonly File[]) => void;
  /** Inserts text at the cursor, as one undo step. */
  readonly insert: (text: string) => void;
}

export interface BodyEditorProps {
  readonly ref?: Ref<BodyEditorHandle>;
  readonly noteKey: RecordKey;
  readonly text: Y.Text;
  readonly label: string;
  readonly placeholder: string;
  readonly isReadOnly: boolean;
  /** Returns, once, what the user typed while the editor was loading. */
  readonly takeEarly: () => Early | null;
  /** The day of the note, whose training it can show; null if it has none. */
  readonly day: LocalDay | null;
  /** Whether it is a template: its text takes the day of the notes that are made from it. */
  readonly isTemplate: boolean;
  /** Returns the day that the slash menu inserts. */
  readonly today: () => string;
  /** Whether to show the Markdown source instead of the live preview. */
  readonly isSource: boolean;
  readonly onToggleSource: () => void;
  readonly reading: Reading;
  /** Inserts the initial content of an empty note before the first edit; does nothing if there is none. */
  readonly onBegin: () => void;
  /** Opens the template picker, which inserts at the cursor. */
  readonly onChooseTemplate: () => void;
  /**
   * Called with the used share of the size limit, 0–1, when it changes by a hundredth; 0 means that no warning is
   * needed.
   */
  readonly onFilled: (share: number) => void;
  /** Called when an edit was rejected because it would exceed the size limit. */
  readonly onRefused: () => void;
  /** Called after formatted text was pasted, with what the paste lost; null if nothing was lost. */
  readonly onPasted: (loss: PasteLoss | null) => void;
  /** Reads lines for another section of the app; null if it reads none in this note. */
  readonly reader?: LineReader | null;
}

/**
 * Edits the body of a note and keeps the editor and the body in sync. Undo reverts only what was typed on this page.
 */
export default function BodyEditor(props: BodyEditorProps) {
  const { noteKey, text, isReadOnly } = props;
  const document = useDocument();
  const words = useMessages(editorMessages);
  const [embeds] = useState(noEmbeds);
  const preview = usePreviewOptions(embeds);
  const appearance = useAppearance(props, preview);
  const description = useId();
  const { host, panels, watched, findHost, signs } = useEditorView(props, { description, appearance });
  // This cleanup runs before the parent, which opened the body, releases it.
  useLayoutEffect(() => () => keepUndo(document, noteKey, text), [document, noteKey, text]);
  useNewAppearance(watched, appearance);
  useFreshPreview(watched);
  useEditorHandle(watched, props);
  return (
    <div className={styles.editor}>
      <div className={styles.bars} data-editor-bars="">
        {watched !== null && !isReadOnly && (
          <EditorToolbar watched={watched} undoManager={undoManagerOf(text)} onChooseFiles={chooseFiles} />
        )}
        <div ref={panels} />
      </div>
      <div ref={host} className={styles.host} data-body-editor="" />
      <VisuallyHidden>
        <span id={description}>{words.keysOfText}</span>
      </VisuallyHidden>
      {watched !== null && findHost !== null && createPortal(<FindPanel watched={watched} />, findHost)}
      {watched !== null && signs !== null && (
        <SignHosts signs={signs} onRendered={() => watched.view.requestMeasure()} />
      )}
      {watched !== null && <TextCount watched={watched} />}
      <EmbeddedTraining hosts={embeds.training} noteDay={props.day} />
      <EmbeddedAnswers hosts={embeds.answers} noteKey={noteKey} />
    </div>
  );
}

interface ViewOptions {
  /** Id of the element that describes which keys leave the editor. */
  readonly description: string;
  readonly appearance: Appearance;
}

/** Creates the editor in `host`, and creates it anew when something changes that cannot be changed in place. */
function useEditorView(props: BodyEditorProps, { description, appearance }: ViewOptions) {
  const { noteKey, text, label, isReadOnly, reader = null } = props;
  const hasDay = props.day !== null || props.isTemplate;
  const document = useDocument();
  const words = useMessages(editorMessages);
  const { take } = useNoteFiles();
  const host = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const [watched, setWatched] = useState<WatchedView | null>(null);
  const [findHost, setFindHost] = useState<HTMLElement | null>(null);
  const [signs, setSigns] = useState<ShownSigns | null>(null);
  const callbacks = useLatestCallbacks(props);
  const appearanceAtFirst = useEffectEvent(() => inSlots(appearance));
  const atFirst = useEffectEvent((view: EditorView) => {
    setWatched({ view, subscribe: watch.current.subscribe });
    goOn(view, props);
  });
  const watch = useRef(new ViewWatch());
  useLayoutEffect(() => {
    const view = new EditorView({
      ...(host.current !== null && { parent: host.current }),
      state: EditorState.create({
        doc: text.toString(),
        extensions: [
          editorExtensions({
            ...callbacks,
            text,
            words,
            label,
            description,
            isReadOnly,
            hold: () => document.watchBody(noteKey),
            hasDay,
            files: attachFiles(take),
            chooseFiles,
            panels: panels.current,
            onFindPanel: setFindHost,
            toToolbar: () => focusToolbar(host.current),
            reader,
            onSigns: setSigns,
          }),
          appearanceAtFirst(),
          watch.current.extension,
        ],
      }),
    });
    atFirst(view);
    return () => {
      setWatched(null);
      setFindHost(null);
      setSigns(null);
      leaveTasks(view);
      view.destroy();
    };
  }, [document, noteKey, text, words, label, description, isReadOnly, hasDay, take, reader, callbacks]);
  return { host, panels, watched, findHost, signs };
}

type Callbacks = Pick<
  EditorOptions,
  | 'providers'
  | 'today'
  | 'dating'
  | 'chooseTemplate'
  | 'onBegin'
  | 'onFilled'
  | 'onRefused'
  | 'onPasted'
  | 'onToggleSource'
  | 'open'
>;

/** Returns callbacks that stay the same, so that the editor can keep them, and call those of the last render. */
function useLatestCallbacks(props: BodyEditorProps): Callbacks {
  const navigate = useNavigate();
  const providers = usePlainProviders();
  const dating = useTaskDating();
  const open = useEffectEvent((href: string) => void navigate({ href }));
  const latest = useEffectEvent(() => props);
  const offered = useEffectEvent(() => providers);
  const dated = useEffectEvent(() => dating);
  const [callbacks] = useState<Callbacks>(() => ({
    providers: {
      titles: (prefix) => offered().titles(prefix),
      headings: (title) => offered().headings(title),
      tags: (prefix) => offered().tags(prefix),
      training: (prefix) => offered().training(prefix),
      times: (typed) => offered().times(typed),
    },
    today: () => latest().today(),
    dating: {
      now: () => dated().now(),
      dateTask: (task, writtenAt) => dated().dateTask(task, writtenAt),
    },
    chooseTemplate: () => latest().onChooseTemplate(),
    onBegin: () => latest().onBegin(),
    onFilled: (share) => latest().onFilled(share),
    onRefused: () => latest().onRefused(),
    onPasted: (loss) => latest().onPasted(loss),
    onToggleSource: () => latest().onToggleSource(),
    open: (href) => open(href),
  }));
  return callbacks;
}

/** Draws the links and mentions again when their targets change. */
function useFreshPreview(watched: WatchedView | null): void {
  const names = useNamesVersion();
  const exercises = useRecords('exercises');
  const workouts = useRecords('workouts');
  const shown = useRef<WatchedView | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: refreshes links and mentions when their targets change
  useLayoutEffect(() => {
    if (shown.current === watched) watched?.view.dispatch({ effects: refreshPreview.of(null) });
    shown.current = watched;
  }, [watched, names, exercises, workouts]);
}

function useEditorHandle(watched: WatchedView | null, { ref, isReadOnly, onBegin }: BodyEditorProps): void {
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

/** Appends what was typed before the editor was created. If nothing was typed, restores the cursor instead. */
function goOn(view: EditorView, { takeEarly, isReadOnly, onBegin }: BodyEditorProps): void {
  const typed = takeEarly();
  if (typed === null || isReadOnly) return;
  const pieces = typed.pieces.filter((piece) => piece !== '');
  if (pieces.length > 0) begin(view, onBegin);
  for (const piece of pieces) append(view, piece);
  if (pieces.length === 0 && typed.cursor !== null) view.dispatch(cursorAt(view, typed.cursor));
  if (typed.hadFocus) view.focus();
}

function cursorAt(view: EditorView, cursor: EarlyCursor): TransactionSpec {
  const ends = { start: 0, end: view.state.doc.length };
  const anchor = typeof cursor === 'string' ? ends[cursor] : view.posAtCoords(cursor, false);
  return { selection: { anchor }, scrollIntoView: true };
}

function append(view: EditorView, text: string): void {
  view.dispatch({ changes: { from: view.state.doc.length, insert: view.state.toText(text) }, userEvent: 'input.type' });
  view.dispatch({ selection: { anchor: view.state.doc.length }, scrollIntoView: true });
}

function focusToolbar(host: HTMLElement | null): boolean {
  const tool = host?.parentElement?.querySelector<HTMLElement>('[data-editor-toolbar] button');
  tool?.focus();
  return tool !== undefined && tool !== null;
}
