import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import { type EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { ySyncAnnotation } from 'y-codemirror.next';
import type * as Y from 'yjs';
import { type LineAction, type LineReader, type LineSign, smallestChange } from '../../line-signs/index.ts';
import { attachTo, undoTogether } from '../undo/undo-together.ts';
import { copiedLines } from './copied-lines.ts';
import { deletedLines } from './deleted-lines.ts';
import { keepSuffix } from './keep-suffix.ts';
import { linesToRead } from './lines-to-read.ts';
import { markLook, signMarks } from './sign-marks.ts';
import { type PlacedSign, showSigns, signsField } from './signs-field.ts';

/** The signs shown below lines, for React to render into their elements. */
export interface ShownSigns {
  readonly shown: readonly { readonly sign: LineSign; readonly host: HTMLElement }[];
  readonly act: (action: LineAction) => void;
}

export interface LineSignsOptions {
  readonly reader: LineReader;
  readonly undoManager: Y.UndoManager;
  readonly onSigns: (signs: ShownSigns) => void;
  /** Opens a page of the app. */
  readonly open: (href: string) => void;
}

/**
 * Shows signs of another section of the app at the lines in view: at their ends, below them, and with Mod+Enter. Lines
 * outside the view are not read.
 */
export function lineSigns(options: LineSignsOptions): Extension {
  const { reader, undoManager } = options;
  const plugin = ViewPlugin.define((view) => new Signs(view, options));
  const signsOf = (view: EditorView) => view.plugin(plugin);
  return [
    signsField,
    signMarks(options.open),
    markLook,
    keepSuffix(reader.suffixAt),
    copiedLines(reader.suffixAt),
    undoTogether(undoManager),
    plugin,
    EditorView.updateListener.of((update) => signsOf(update.view)?.after(update)),
    Prec.highest(keymap.of([{ key: 'Mod-Enter', run: (view) => signsOf(view)?.accept() ?? false }])),
  ];
}

/** The number of lines read before and after those in view: they may name the exercise, or belong to the same block. */
const linesAround = 100;

class Signs {
  readonly #view: EditorView;
  readonly #options: LineSignsOptions;
  readonly #unsubscribe: () => void;
  #isPlanned = true;

  constructor(view: EditorView, options: LineSignsOptions) {
    this.#view = view;
    this.#options = options;
    this.#unsubscribe = options.reader.subscribe(() => this.#plan());
    queueMicrotask(() => this.#readNow());
  }

  /** Reads the lines again after an update of the view, and acts on lines that were left or deleted. */
  after(update: ViewUpdate): void {
    const { docChanged, selectionSet, viewportChanged, focusChanged, transactions, startState } = update;
    const isParsedFurther = syntaxTree(startState) !== syntaxTree(update.state);
    if (!docChanged && !selectionSet && !viewportChanged && !focusChanged && !isParsedFurther) return;
    if (transactions.some((each) => each.effects.some((effect) => effect.is(showSigns)))) return;
    this.#leave(update);
    this.#notifyDeleted(update);
    this.#read();
  }

  accept(): boolean {
    const { state } = this.#view;
    const { from, to } = state.selection.main;
    const chosen = state.field(signsField).placed.filter(({ at, sign }) => {
      const line = state.doc.lineAt(at);
      return sign.accept !== null && line.from <= to && line.to >= from;
    });
    for (const { sign } of chosen) if (sign.accept !== null) this.#act(sign.accept);
    return chosen.length > 0;
  }

  destroy(): void {
    this.#unsubscribe();
    const { state } = this.#view;
    const line = currentLine(state);
    const leave = signAt(state, line.to)?.leave;
    if (leave?.lines[0]?.text === line.text) leave.run().changeOutside?.();
  }

  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => this.#readNow());
  }

  #readNow(): void {
    this.#isPlanned = false;
    if (this.#view.dom.isConnected) this.#read();
  }

  #read(): void {
    const { state } = this.#view;
    const before = state.field(signsField).placed;
    const placed = placedSigns(this.#view, this.#options.reader, before);
    if (isSame(placed, before)) return;
    this.#view.dispatch({ effects: showSigns.of(placed) });
    const shown = placed.flatMap(({ sign, host }) => (host === null ? [] : [{ sign, host }]));
    this.#options.onSigns({ shown, act: (action) => this.#act(action) });
  }

  /** Acts on the line that the cursor has left. */
  #leave({ view, startState, focusChanged, state, changes }: ViewUpdate): void {
    const before = currentLine(startState);
    const line = state.doc.lineAt(changes.mapPos(before.from, -1));
    const isLeft = (focusChanged && !view.hasFocus) || line.from !== currentLine(state).from;
    const leave = isLeft ? signAt(startState, before.to)?.leave : null;
    if (leave) this.#act(leave);
  }

  #notifyDeleted({ transactions, startState, state }: ViewUpdate): void {
    const own = transactions.filter((each) => each.docChanged && each.annotation(ySyncAnnotation) === undefined);
    if (own.length === 0) return;
    const { reader, undoManager } = this.#options;
    const lines = deletedLines(startState.doc, state.doc, own, reader.suffixAt);
    const item = undoManager.undoStack.at(-1);
    if (lines.length > 0) reader.deleted(lines, (change) => item !== undefined && attachTo(item, change));
  }

  #act(action: LineAction): void {
    const { state } = this.#view;
    const { doc } = state;
    const { lines, run } = inWholeText(action, state);
    if (state.readOnly || lines.some(({ number, text }) => number > doc.lines || doc.line(number).text !== text))
      return;
    const { undoManager } = this.#options;
    if (!this.#view.hasFocus && this.#view.dom.contains(document.activeElement)) this.#view.focus();
    const { texts, changeOutside } = run();
    const changes = lines.flatMap(({ number, text }, at) => {
      const { from, to } = doc.line(number);
      const after = texts[at];
      if (after === null) return to < doc.length ? { from, to: to + 1 } : { from: Math.max(0, from - 1), to };
      if (after === undefined || after === text) return [];
      const change = smallestChange(text, after);
      return [{ from: from + change.from, to: from + change.to, insert: change.insert }];
    });
    if (changes.length > 0) this.#view.dispatch({ changes, userEvent: 'input.accept' });
    else undoManager.stopCapturing();
    const item = undoManager.undoStack.at(-1);
    this.#plan();
    if (changeOutside === null) return;
    // a microtask of the body passes its text to the storage, so the text is stored before what was logged from it
    queueMicrotask(() => {
      const outside = changeOutside();
      if (item !== undefined) attachTo(item, outside);
    });
  }
}

/** The longest that a press waits until the text is parsed, in milliseconds. */
const maxParseLength = 500;

function inWholeText(action: LineAction, state: EditorState): LineAction {
  if (action.inWhole === undefined || ensureSyntaxTree(state, state.doc.length, maxParseLength) === null) return action;
  return action.inWhole(linesToRead(state, { first: 1, last: state.doc.lines, current: null }));
}

function currentLine({ doc, selection }: EditorState) {
  return doc.lineAt(selection.main.head);
}

function signAt(state: EditorState, lineEnd: number): LineSign | undefined {
  return state.field(signsField).placed.find(({ at }) => at === lineEnd)?.sign;
}

function placedSigns(view: EditorView, reader: LineReader, before: readonly PlacedSign[]): readonly PlacedSign[] {
  const { state, viewport, hasFocus } = view;
  const { doc } = state;
  const first = Math.max(1, doc.lineAt(viewport.from).number - linesAround);
  const last = Math.min(doc.lines, doc.lineAt(viewport.to).number + linesAround);
  const current = hasFocus ? currentLine(state).number : null;
  const lines = linesToRead(state, { first, last, current });
  const hosts = new Map(before.map(({ at, host }) => [doc.lineAt(Math.min(at, doc.length)).number, host]));
  return reader.read(lines, doc.lines).flatMap((sign, index) => {
    const text = lines[index];
    if (sign === null || text === undefined) return [];
    const line = doc.line(text.number);
    const suffix = reader.suffixAt(line.text);
    const host = sign.below === null ? null : (hosts.get(text.number) ?? newHost(view));
    return [{ at: line.to, suffixFrom: line.from + (suffix ?? line.length), sign, host }];
  });
}

let madeHosts = 0;

/** Creates an element whose presses do not move the cursor. Escape in it returns to the text. */
function newHost(view: EditorView): HTMLElement {
  const host = document.createElement('div');
  host.contentEditable = 'false';
  madeHosts += 1;
  host.dataset.lineSign = String(madeHosts);
  host.addEventListener('mousedown', (event) => event.preventDefault());
  host.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') view.focus();
  });
  return host;
}

function isSame(placed: readonly PlacedSign[], before: readonly PlacedSign[]): boolean {
  return (
    placed.length === before.length &&
    placed.every(({ at, suffixFrom, sign, host }, index) => {
      const old = before[index];
      return old?.at === at && old.suffixFrom === suffixFrom && old.sign.id === sign.id && old.host === host;
    })
  );
}
