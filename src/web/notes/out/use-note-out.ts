import { recordKey } from '#domain/kernel/index.ts';
import type { NoteToPrint } from '#domain/notes/html/index.ts';
import { currentLanguage, useMessages } from '../../language/index.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { copyText } from './copy-text.ts';
import { outMessages } from './messages/index.ts';
import { saveFile } from './save-file.ts';

export interface NoteOut {
  readonly copyMarkdown: () => void;
  readonly saveMarkdown: () => void;
  readonly saveHtml: () => void;
  readonly print: () => void;
}

/** The ways out of the app for one note. What turns Markdown into a page is loaded when it is asked for. */
export function useNoteOut(note: RecordEntry<'notes'>, title: string): NoteOut {
  const m = useMessages(outMessages);
  const document = useDocument();
  const { lineEnd, bom, tags } = note.value;
  const textOf = () => document.bodyText(recordKey('notes', note.id));
  const toPrint = async (): Promise<NoteToPrint> => {
    const names = Object.entries(tags ?? {}).map(([name, written]) => written ?? name);
    return { title, tags: names, text: await textOf(), language: currentLanguage() };
  };
  const out = (work: () => Promise<void>) => () => {
    work().catch(() => showToast({ tone: 'bad', message: m.failed }));
  };
  return {
    copyMarkdown: out(async () => {
      const isCopied = await copyText(textOf());
      showToast(isCopied ? { message: m.copied } : { tone: 'bad', message: m.copyRefused });
    }),
    saveMarkdown: out(async () => {
      const { noteFileName, noteFileText } = await import('#domain/notes/html/index.ts');
      const content = noteFileText(await textOf(), { lineEnd, bom });
      saveFile(content, { name: noteFileName(title, m.untitled, 'md'), type: 'text/markdown;charset=utf-8' });
    }),
    saveHtml: out(async () => {
      const { noteFileName, notePage } = await import('#domain/notes/html/index.ts');
      const content = notePage(await toPrint());
      saveFile(content, { name: noteFileName(title, m.untitled, 'html'), type: 'text/html;charset=utf-8' });
    }),
    print: out(async () => {
      const { printNote } = await import('./print-note.ts');
      printNote(await toPrint());
    }),
  };
}
