import { useLocale } from 'react-aria-components/I18nProvider';
import { oneRepMaxMethod } from '#domain/exercise/strength/index.ts';
import { safeFileName } from '#domain/file-names/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { EmbeddedImage, NoteToPrint } from '#domain/notes/html/index.ts';
import { dayOfNote, noteFileText } from '#domain/notes/index.ts';
import { readNote } from '#domain/notes/markdown/index.ts';
import { useExportOf } from '../../export/index.ts';
import { currentLanguage, useMessages } from '../../language/index.ts';
import { useLiveQueries } from '../../live-query/index.ts';
import { saveFile } from '../../page/index.ts';
import { type RecordEntry, useDocument, useProfileData } from '../../replica/index.ts';
import { copyText } from '../../secure-context/index.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { useQueryContext, useRequestedQuery } from '../search/index.ts';
import { useTags } from '../tags/index.ts';
import { outMessages } from './messages/index.ts';
import { type ImagesStep, useImagesOut } from './use-images-export.ts';

export interface NoteOut {
  readonly copyMarkdown: () => void;
  readonly saveMarkdown: () => void;
  readonly saveHtml: () => void;
  readonly print: () => void;
  readonly images: ImagesStep | null;
}

/** Returns the actions that export a note. The Markdown converter is loaded on demand. */
export function useNoteOut(note: RecordEntry<'notes'>, title: string): NoteOut {
  const m = useMessages(outMessages);
  const document = useDocument();
  const { gather, step } = useImagesOut();
  const exportOf = useExportOf();
  const { tagsWith } = useTags();
  const writeAnswers = useAnswerWriter(note.key);
  const { lineEnd, bom } = note.value;
  const textOf = () => document.bodyText(note.key);
  const noteDay = dayOfNote(note.id, note.value);
  /** Returns the text with the training that it shows as a list, and with the answers that it shows. */
  const writtenText = async (keepsEmbed: boolean) => {
    const { writeTraining } = await import('./write-training.ts');
    const text = await writeTraining(document, await textOf(), { noteDay, keepsEmbed });
    return writeAnswers(text, keepsEmbed);
  };
  const toPrint = async (): Promise<NoteToPrint> => {
    const { noteTree } = await import('#domain/notes/html/index.ts');
    const text = await writtenText(false);
    // the same tags as below the title, but hashtags are read from the body here, because the worker may not have read
    // them yet
    const tags = tagsWith(note.value, readNote(await textOf()).tags).map(({ name }) => name);
    return { title, tags, body: noteTree(text), language: currentLanguage() };
  };
  const out = (work: () => Promise<void>) => () => {
    work().catch(() => showToast({ tone: 'bad', message: m.failed }));
  };
  return {
    images: step,
    copyMarkdown: out(async () => {
      const isCopied = await copyText(textOf());
      showToast(isCopied ? { message: m.copied } : { tone: 'bad', message: m.copyRefused });
    }),
    saveMarkdown: out(async () => {
      // a text alone would refer to files that it does not have
      if (readNote(await textOf()).attachments.length > 0) return exportOf.records(title, [note.key]);
      const content = noteFileText(await writtenText(true), { lineEnd, bom });
      saveFile(new Blob([content], { type: 'text/markdown;charset=utf-8' }), safeFileName(title, m.untitled, 'md'));
    }),
    saveHtml: out(async () => {
      const { imagesOf, notePage } = await import('#domain/notes/html/index.ts');
      const { base64Of } = await import('./base64-of.ts');
      const page = await toPrint();
      const images = await gather(
        imagesOf(page.body),
        async (content): Promise<EmbeddedImage<Blob>> => ({ type: content.type, base64: await base64Of(content) }),
      );
      if (images === null) return;
      const content = new Blob([...notePage(page, images)], { type: 'text/html;charset=utf-8' });
      saveFile(content, safeFileName(title, m.untitled, 'html'));
    }),
    print: out(async () => {
      const { imagesOf } = await import('#domain/notes/html/index.ts');
      const { printNote } = await import('./print-note.ts');
      const page = await toPrint();
      const images = await gather(imagesOf(page.body), async (content) => content);
      if (images !== null) await printNote(page, images);
    }),
  };
}

/** Returns a function that replaces the live answers in the text of a note by plain Markdown. Its code loads on demand. */
function useAnswerWriter(noteKey: RecordKey): (text: string, keepsLine: boolean) => Promise<string> {
  const document = useDocument();
  const liveQueries = useLiveQueries();
  const place = useQueryContext();
  const requested = useRequestedQuery();
  const weekStart = useWeekStart();
  const { preferences } = useProfileData();
  const { locale } = useLocale();
  const time = useTimeFormat();
  return async (text, keepsLine) => {
    const { writeAnswers } = await import('./write-answers.ts');
    const context = { place, weekStart, method: oneRepMaxMethod(preferences.e1rmFormula) };
    const { units } = preferences;
    return writeAnswers(text, { noteKey, keepsLine, document, liveQueries, context, requested, locale, units, time });
  };
}
