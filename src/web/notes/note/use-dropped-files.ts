import { type RefObject, useEffect } from 'react';
import type { MarkdownEditorHandle } from '../../markdown-editor/index.ts';
import { bringsFiles } from '../../page/index.ts';

/** Adds files that are dropped on a note outside its editor to the end of the body. */
export function useDroppedFiles(
  note: RefObject<HTMLElement | null>,
  editor: RefObject<MarkdownEditorHandle | null>,
): void {
  useEffect(() => {
    const pane = note.current?.closest('section');
    const ending = new AbortController();
    const listen = (kind: 'dragover' | 'drop', take: (carried: DataTransfer, handle: MarkdownEditorHandle) => void) =>
      pane?.addEventListener(
        kind,
        (event) => {
          const { current: handle } = editor;
          if (event.dataTransfer === null || !bringsFiles(event)) return;
          event.preventDefault();
          if (handle?.takesFiles === true) take(event.dataTransfer, handle);
          else event.dataTransfer.dropEffect = 'none'; // elsewhere in the app, a drop starts an import
        },
        { signal: ending.signal },
      );
    listen('dragover', (carried) => {
      carried.dropEffect = 'copy';
    });
    listen('drop', ({ files }, handle) => handle.addFiles([...files]));
    return () => ending.abort();
  }, [note, editor]);
}
