import type { LocalDay } from '#domain/kernel/index.ts';
import { loadTypedSetsMessages, useTypedSets } from '../../exercise/index.ts';
import BodyEditor, { type BodyEditorProps } from './body-editor.tsx';

/** Loads the messages of the editor's own parts before it renders, because it uses several catalogues. */
export const loadMessages = loadTypedSetsMessages;

export interface NoteEditorProps extends BodyEditorProps {
  /** The day of the note; null if it has none. */
  readonly day: LocalDay | null;
}

/** Edits the body of a note. In a note with a day, sets can be logged by typing them. */
export default function NoteEditor({ day, ...props }: NoteEditorProps) {
  return day === null ? <BodyEditor {...props} /> : <DayNoteEditor {...props} day={day} />;
}

function DayNoteEditor({ day, ...props }: NoteEditorProps & { readonly day: LocalDay }) {
  const { noteKey: note, isReadOnly } = props;
  const reader = useTypedSets({ note, day, isReadOnly });
  return <BodyEditor {...props} reader={reader} />;
}
