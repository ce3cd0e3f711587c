import { lazy, type ReactNode } from 'react';
import { ExercisePage, MentionsSlot } from '../exercise/index.ts';

/** The training page with the notes that mention the open record. Only this module knows both notes and training. */
export function TrainingPage(): ReactNode {
  return (
    <MentionsSlot value={NotesMentioning}>
      <ExercisePage />
    </MentionsSlot>
  );
}

/** Loads lazily, after the content above it. */
const NotesMentioning = lazy(async () => {
  const notes = await import('../notes/index.ts');
  await notes.loadNotesMessages();
  return { default: notes.NotesMentioning };
});
