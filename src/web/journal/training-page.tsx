import { lazy, type ReactNode } from 'react';
import { ExercisePage, LinkedTextSlot, MentionsSlot } from '../exercise/index.ts';

/** The training page with the notes that mention the open record. Only this module knows both notes and training. */
export function TrainingPage(): ReactNode {
  return (
    <MentionsSlot value={NotesMentioning}>
      <LinkedTextSlot value={LinkedText}>
        <ExercisePage />
      </LinkedTextSlot>
    </MentionsSlot>
  );
}

/** Both load lazily, after the content above them. */
const NotesMentioning = lazy(async () => {
  const { loadNotesMessages, NotesMentioning } = await import('./notes-parts.ts');
  await loadNotesMessages();
  return { default: NotesMentioning };
});
const LinkedText = lazy(async () => {
  const { loadNotesMessages, LinkedText } = await import('./notes-parts.ts');
  await loadNotesMessages();
  return { default: LinkedText };
});
