import { lazy, type ReactNode } from 'react';
import { ExercisePage, MentionsSlot } from '../exercise/index.ts';

/** Training, with the notes that speak of it: the one place that knows both. */
export function TrainingPage(): ReactNode {
  return (
    <MentionsSlot value={NotesMentioning}>
      <ExercisePage />
    </MentionsSlot>
  );
}

/** Loaded after what it stands under. */
const NotesMentioning = lazy(async () => {
  const notes = await import('../notes/index.ts');
  await notes.loadNotesMessages();
  return { default: notes.NotesMentioning };
});
