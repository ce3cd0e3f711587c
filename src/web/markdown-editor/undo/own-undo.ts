import type { Extension } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { ySyncAnnotation, ySyncFacet } from 'y-codemirror.next';
import * as Y from 'yjs';
import { dropKeptStep, type StackItem } from './undo-together.ts';

const managerByText = new WeakMap<Y.Text, Y.UndoManager>();

/**
 * Returns the undo manager of a body. It tracks only edits from editors of this body, not those of other devices or
 * inserted templates. It belongs to the body, so it survives when the editor is re-created.
 */
export function undoManagerOf(text: Y.Text): Y.UndoManager {
  const known = managerByText.get(text);
  if (known !== undefined) return known;
  const manager = new BodyUndo(text, { trackedOrigins: new Set() });
  managerByText.set(text, manager);
  return manager;
}

class BodyUndo extends Y.UndoManager {
  override undo(): StackItem | null {
    return dropKeptStep(this) ? null : super.undo();
  }
}

/** Key under which a step keeps the cursor from before it after its editor was closed. */
const cursorOfLeft = 'cursor of a text that was left';

/**
 * Detaches the undo history from its editor, and ends the current step, so that edits after reopening start a new one.
 *
 * @returns whether something can be undone or redone
 */
export function leaveUndo(text: Y.Text): boolean {
  const manager = undoManagerOf(text);
  manager.stopCapturing();
  for (const { meta } of [...manager.undoStack, ...manager.redoStack]) {
    const [cursor] = meta.values();
    meta.clear();
    if (cursor !== undefined) meta.set(cursorOfLeft, cursor);
  }
  return manager.canUndo() || manager.canRedo();
}

const typing = ['input.type', 'delete.backward', 'delete.forward'];

/**
 * Groups typing into undo steps; any other edit, such as formatting, a paste or a replace-all, is a step of its own.
 * Must come before the `yCollab` binding, which starts the steps.
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
