import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { EmbeddedAnswers } from './embedded-answers.tsx';
import { EmbeddedTraining } from './embedded-training.tsx';
import { noEmbeds } from './embeds.ts';
import { noteLanguage } from './language/note-language.ts';
import { livePreview } from './preview/live-preview.ts';
import { readingLook } from './preview/reading-look.ts';
import { tableMessages } from './table/messages/index.ts';
import { tableEditing } from './table/table-editing.ts';
import { usePreviewOptions } from './use-preview-options.ts';
import { useReading } from './use-reading.ts';

export interface ReadOnlyTextProps {
  readonly text: string;
  readonly label: string;
}

/** Shows Markdown as the editor of a note does, without editing. */
export default function ReadOnlyText({ text, label }: ReadOnlyTextProps) {
  const host = useRef<HTMLDivElement>(null);
  const words = useMessages(tableMessages);
  const [embeds] = useState(noEmbeds);
  const preview = usePreviewOptions(embeds);
  const { font, width } = useReading();
  useLayoutEffect(() => {
    const parent = host.current;
    if (parent === null) return;
    const look = [livePreview(preview), tableEditing({ words, preview }), readingLook({ font, width })];
    const view = new EditorView({ parent, doc: text, extensions: [readOnly(label), noteLanguage(), look] });
    return () => view.destroy();
  }, [text, label, words, preview, font, width]);
  return (
    <>
      <div ref={host} />
      <EmbeddedTraining hosts={embeds.training} noteDay={null} />
      <EmbeddedAnswers hosts={embeds.answers} noteKey={null} />
    </>
  );
}

function readOnly(label: string): Extension {
  return [
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
    EditorState.lineSeparator.of('\n'),
    EditorView.lineWrapping,
    EditorView.cspNonce.of(document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''),
    EditorView.contentAttributes.of({ 'aria-label': label, 'aria-multiline': 'true', tabindex: '0' }),
  ];
}
