import { lazy, type ReactNode } from 'react';
import { ExercisePage, MentionsSlot } from '../exercise/index.ts';

/** The training page with the notes that mention the record; the only module that knows both. */
export function TrainingPage(): ReactNode {
  return (
    <MentionsSlot value={NotesMentioning}>
      <ExercisePage />
    </MentionsSlot>
  );
}

/** Loaded after the content above it. */
const NotesMentioning = lazy(async () => {
  const notes = await import('../notes/index.ts');
  await notes.loadNotesMessages();
  return { default: notes.NotesMentioning };
});
