import type { RefObject } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { attachmentMarkdown, lineToAppend } from '#domain/notes/index.ts';
import { type MarkdownEditorHandle, pickFiles } from '../../markdown-editor/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useNoteFiles } from './use-note-files.ts';

/**
 * Returns a function that opens a file picker at once. While the editor is still loading, the files go to the end of the
 * text, also if the note is closed meanwhile.
 */
export function useChooseFiles(key: RecordKey, editor: RefObject<MarkdownEditorHandle | null>): () => void {
  const document = useDocument();
  const { take } = useNoteFiles();
  const append = async (files: readonly File[]) => {
    const letGo = document.hold();
    try {
      const links = (await take(files))?.map(attachmentMarkdown).join('\n');
      if (links === undefined) return;
      await document.reader.withBody(key, (text) => text.insert(text.length, lineToAppend(text.toString(), links)));
    } finally {
      letGo();
    }
  };
  return () => {
    if (editor.current?.takesFiles) editor.current.chooseFiles();
    else pickFiles((files) => (editor.current?.takesFiles ? editor.current.addFiles(files) : void append(files)));
  };
}
