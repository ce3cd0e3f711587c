import { defaultKeymap } from '@codemirror/commands';
import { Annotation, EditorState, Prec, Transaction } from '@codemirror/state';
import { EditorView, type KeyBinding, keymap, type ViewUpdate } from '@codemirror/view';
import { yUndoManagerKeymap } from 'y-codemirror.next';
import { smallestEdit } from '#domain/notes/markdown/table/index.ts';
import { beginCell, cellExtensions } from '../view/edited-cell.ts';
import { keyboardHelp } from '../view/keyboard-help.ts';
import { cellLanguage } from './cell-language.ts';
import type { Landing } from './table-actions.ts';

export interface CellChange {
  readonly text: string;
  readonly anchor: number;
  readonly head: number;
  /** The kind of change, as a CodeMirror user event such as `input.type`. */
  readonly userEvent: string;
}

export interface CellEditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly label: string;
  /** The editor that contains the table. */
  readonly outer: EditorView;
  /** Called when the user changes the text or moves the cursor. */
  readonly onChange: (change: CellChange) => void;
  readonly keys: readonly KeyBinding[];
}

/** Marks updates that were not made by the user in this cell. */
const fromOutside = Annotation.define<true>();

/**
 * Edits one cell. It exists only while the cell is edited, so that input methods, selection and spellchecking work as
 * in the rest of the note. Undo applies to the note, not to this editor.
 */
export class CellEditor {
  readonly view: EditorView;
  readonly #end: () => void;

  constructor({ parent, text, label, outer, onChange, keys }: CellEditorOptions) {
    const told = (update: ViewUpdate) => {
      const isOutside = update.transactions.some((transaction) => transaction.annotation(fromOutside));
      if (isOutside || !(update.docChanged || update.selectionSet)) return;
      const edit = update.transactions.find((transaction) => transaction.docChanged);
      onChange({
        text: update.state.doc.toString(),
        anchor: update.state.selection.main.anchor,
        head: update.state.selection.main.head,
        userEvent: edit?.annotation(Transaction.userEvent) ?? 'input.type',
      });
    };
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        doc: text,
        extensions: [
          EditorState.lineSeparator.of('\n'),
          EditorView.clipboardInputFilter.of((pasted) => pasted.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '')),
          EditorView.cspNonce.of(outer.state.facet(EditorView.cspNonce)),
          EditorView.lineWrapping,
          EditorView.perLineTextDirection.of(true),
          EditorView.contentAttributes.of({
            'aria-label': label,
            enterkeyhint: 'next',
            dir: 'auto',
          }),
          keyboardHelp,
          Prec.high(keymap.of(keys)),
          cellLanguage,
          outer.state.facet(cellExtensions).map((extension) => extension(outer)),
          keymap.of(defaultKeymap),
          EditorView.domEventHandlers({ beforeinput: (event) => undoByMenu(event, outer) }),
          EditorView.updateListener.of(told),
        ],
      }),
    });
    this.#end = beginCell(outer, this.view);
  }

  /** Applies a change from another device or an undo. The cursor keeps its position relative to the text. */
  take(text: string): void {
    const before = this.view.state.doc.toString();
    if (before.trimEnd() === text.trimEnd()) return;
    this.view.dispatch({ changes: [...smallestEdit(before, text)], annotations: fromOutside.of(true) });
  }

  label(label: string): void {
    this.view.contentDOM.setAttribute('aria-label', label);
  }

  focus(landing: Landing): void {
    const end = this.view.state.doc.length;
    this.view.focus();
    if (landing === 'start') this.view.dispatch({ selection: { anchor: 0 } });
    else if (landing === 'end') this.view.dispatch({ selection: { anchor: end } });
    else if ('x' in landing) this.view.dispatch({ selection: { anchor: this.view.posAtCoords(landing) ?? end } });
    else
      this.view.dispatch({ selection: { anchor: Math.min(landing.anchor, end), head: Math.min(landing.head, end) } });
  }

  destroy(): void {
    this.#end();
    this.view.destroy();
  }
}

/** Handles undo requests without a key, from the browser's menu or by shaking a phone. */
function undoByMenu(event: InputEvent, outer: EditorView): boolean {
  const key = { historyUndo: 'Mod-z', historyRedo: 'Mod-Shift-z' }[event.inputType];
  const binding = yUndoManagerKeymap.find((one) => one.key === key);
  if (key === undefined || binding === undefined) return false;
  event.preventDefault();
  return binding.run?.(outer) ?? false;
}
