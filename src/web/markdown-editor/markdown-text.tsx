import { EditorView } from '@codemirror/view';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../language/index.ts';
import { folding } from './folding/folding.ts';
import { noteLanguage } from './language/note-language.ts';
import { livePreview } from './preview/live-preview.ts';
import { previewMessages } from './preview/messages/index.ts';
import type { PreviewHost } from './preview/preview-options.ts';
import { type Reading, readingLook } from './preview/reading-look.ts';
import { tableMessages } from './table/messages/index.ts';
import { tableEditing } from './table/table-editing.ts';
import { plainView, readOnly } from './view/plain-view.ts';

export interface MarkdownTextProps {
  readonly text: string;
  readonly label: string;
  readonly host: PreviewHost;
  readonly reading: Reading;
}

/** Shows Markdown as the editor does, without editing. */
export function MarkdownText({ text, label, host, reading: { font, width } }: MarkdownTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const labels = useMessages(previewMessages);
  const tableWords = useMessages(tableMessages);
  const latest = useEffectEvent(() => host);
  useLayoutEffect(() => {
    const parent = place.current;
    if (parent === null) return;
    const preview = livePreview({ labels, host: () => latest() });
    const look = [preview, folding({ labels, memory: null }), tableEditing(tableWords), readingLook({ font, width })];
    const attributes = EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-multiline': 'true',
      tabindex: '0',
    });
    const view = new EditorView({
      parent,
      doc: text,
      extensions: [plainView(), readOnly, attributes, noteLanguage(), look],
    });
    return () => view.destroy();
  }, [text, label, labels, tableWords, font, width]);
  return <div ref={place} />;
}
