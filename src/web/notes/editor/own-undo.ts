import type { Extension } from '@codemirror/state';
import { ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { ySyncAnnotation } from 'y-codemirror.next';
import * as Y from 'yjs';

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

const typing = ['input.type', 'delete.backward', 'delete.forward'];

/**
 * Typing is taken back in stretches; anything else, such as a format, a paste or a replacement of many, as the one step
 * that it was. Stands before the binding to the text, which is where a step is begun.
 */
export function undoSteps(manager: Y.UndoManager): Extension {
  return ViewPlugin.fromClass(
    class {
      #wasTyped = true;

      update({ docChanged, transactions }: ViewUpdate): void {
        const own = transactions.filter((each) => each.docChanged && each.annotation(ySyncAnnotation) === undefined);
        if (!docChanged || own.length === 0) return;
        const isTyped = own.every((each) => typing.some((event) => each.isUserEvent(event)));
        if (!isTyped || !this.#wasTyped) manager.stopCapturing();
        this.#wasTyped = isTyped;
      }
    },
  );
}
