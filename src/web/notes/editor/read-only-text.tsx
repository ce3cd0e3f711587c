import { useState } from 'react';
import { MarkdownText } from '../../markdown-editor/index.ts';
import { usePreviewHost } from './editor-host.ts';
import { EmbeddedAnswers } from './embedded-answers.tsx';
import { EmbeddedTraining } from './embedded-training.tsx';
import { noEmbeds } from './embeds.ts';
import { useReading } from './use-reading.ts';

export interface ReadOnlyTextProps {
  readonly text: string;
  readonly label: string;
}

/** Shows Markdown as the editor of a note does, without editing. */
export default function ReadOnlyText(props: ReadOnlyTextProps) {
  const [embeds] = useState(noEmbeds);
  const host = usePreviewHost(embeds);
  return (
    <>
      <MarkdownText {...props} host={host} reading={useReading()} />
      <EmbeddedTraining places={embeds.training} noteDay={null} />
      <EmbeddedAnswers places={embeds.answers} noteKey={null} />
    </>
  );
}
