import type { LocalDay } from '#domain/kernel/index.ts';
import { loadTypedSetsMessages, useTypedSets } from '../../exercise/index.ts';
import BodyEditor, { type BodyEditorProps } from './body-editor.tsx';

/** Loads the messages of the editor's own parts before it renders, because it uses several catalogues. */
export const loadMessages = loadTypedSetsMessages;

/** Edits the body of a note. In a note with a day, sets can be logged by typing them. */
export default function NoteEditor(props: BodyEditorProps) {
  const { day } = props;
  return day === null ? <BodyEditor {...props} /> : <DayNoteEditor {...props} day={day} />;
}

function DayNoteEditor(props: BodyEditorProps & { readonly day: LocalDay }) {
  const { noteKey: note, day, isReadOnly } = props;
  const reader = useTypedSets({ note, day, isReadOnly });
  return <BodyEditor {...props} reader={reader} />;
}
