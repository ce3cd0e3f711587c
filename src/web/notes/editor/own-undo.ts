import type { Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { ySyncAnnotation, ySyncFacet } from 'y-codemirror.next';
import * as Y from 'yjs';

type StackItem = Y.UndoManager['undoStack'][number];

const managerByText = new WeakMap<Y.Text, Y.UndoManager>();

/**
 * What takes back the edits made in an editor of this text and no others: not those of another device, nor the text of
 * a template. It belongs to the text, so that it outlives an editor that is built anew for it.
 */
export function undoManagerOf(text: Y.Text): Y.UndoManager {
  const known = managerByText.get(text);
  if (known !== undefined) return known;
  const manager = new Y.UndoManager(text, { trackedOrigins: new Set() });
  managerByText.set(text, manager);
  return manager;
}

/** Where the cursor was before a step, in a text that was left since: its editor, which knew of it, is gone. */
const cursorOfLeft = 'cursor of a text that was left';

/** What can be undone holds on to no editor any more, and is not gone on with when the text is opened again. */
export function leaveUndo(manager: Y.UndoManager): void {
  manager.stopCapturing();
  for (const { meta } of [...manager.undoStack, ...manager.redoStack]) {
    const [cursor] = meta.values();
    meta.clear();
    if (cursor !== undefined) meta.set(cursorOfLeft, cursor);
  }
}

const typing = ['input.type', 'delete.backward', 'delete.forward'];

/**
 * Typing is taken back in stretches; anything else, such as a format, a paste or a replacement of many, as the one step
 * that it was. Stands before the binding to the text, which is where a step is begun.
 */
export function undoSteps(manager: Y.UndoManager): Extension {
  return ViewPlugin.fromClass(
    class {
      readonly #view: EditorView;
      #wasTyped = true;

      constructor(view: EditorView) {
        this.#view = view;
        manager.on('stack-item-popped', this.#popped);
      }

      update({ docChanged, transactions }: ViewUpdate): void {
        const own = transactions.filter((each) => each.docChanged && each.annotation(ySyncAnnotation) === undefined);
        if (!docChanged || own.length === 0) return;
        const isTyped = own.every((each) => typing.some((event) => each.isUserEvent(event)));
        if (!isTyped || !this.#wasTyped) manager.stopCapturing();
        this.#wasTyped = isTyped;
      }

      destroy(): void {
        manager.off('stack-item-popped', this.#popped);
      }

      readonly #popped = ({ stackItem: { meta } }: { readonly stackItem: Pick<StackItem, 'meta'> }): void => {
        const cursor = meta.get(cursorOfLeft);
        if (cursor === undefined) return;
        const selection = this.#view.state.facet(ySyncFacet).fromYRange(cursor);
        this.#view.dispatch({ selection, scrollIntoView: true });
      };
    },
  );
}
