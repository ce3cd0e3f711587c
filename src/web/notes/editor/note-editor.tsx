import { useState } from 'react';
import type { LocalDay } from '#domain/kernel/index.ts';
import { loadTypedSetsMessages, useTypedSets } from '../../exercise/index.ts';
import { MarkdownEditor, type MarkdownEditorProps } from '../../markdown-editor/index.ts';
import { type EditedNote, useEditorHost } from './editor-host.ts';
import { EmbeddedAnswers } from './embedded-answers.tsx';
import { EmbeddedTraining } from './embedded-training.tsx';
import { noEmbeds } from './embeds.ts';

/** Loads the messages of the editor's own parts before it renders, because it uses several catalogues. */
export const loadMessages = loadTypedSetsMessages;

export type NoteEditorProps = Omit<MarkdownEditorProps, 'host'> & Omit<EditedNote, 'reader'>;

/** Edits the body of a note. In a note with a day, sets can be logged by typing them. */
export default function NoteEditor(props: NoteEditorProps) {
  const { day } = props;
  return day === null ? <BodyEditor {...props} reader={null} /> : <DayNoteEditor {...props} day={day} />;
}

function DayNoteEditor(props: NoteEditorProps & { readonly day: LocalDay }) {
  const { noteKey: note, day, isReadOnly } = props;
  const reader = useTypedSets({ note, day, isReadOnly });
  return <BodyEditor {...props} reader={reader} />;
}

function BodyEditor({ noteKey, day, isTemplate, reader, onChooseTemplate, ...props }: BodyEditorProps) {
  const [embeds] = useState(noEmbeds);
  const host = useEditorHost({ noteKey, day, isTemplate, reader, onChooseTemplate }, embeds);
  return (
    <>
      <MarkdownEditor {...props} host={host} />
      <EmbeddedTraining places={embeds.training} noteDay={day} />
      <EmbeddedAnswers places={embeds.answers} noteKey={noteKey} />
    </>
  );
}

type BodyEditorProps = Omit<MarkdownEditorProps, 'host'> & EditedNote;
