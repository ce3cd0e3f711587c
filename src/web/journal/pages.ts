import { lazyRouteComponent } from '@tanstack/react-router';
import { exercisePages } from '../exercise/pages.ts';
import { currentLanguage } from '../language/index.ts';
import { dayRoute, noteRoute, notesRoute } from '../notes/list/routes.ts';
import { loadNotesMessages } from '../notes/load-messages.ts';
import { journalMessages } from './messages/index.ts';
import { journalRoute } from './routes.ts';

export const journalPages = journalRoute.update({
  component: lazyRouteComponent(async () => {
    const messages = Promise.all([loadNotesMessages(), journalMessages.load(currentLanguage())]);
    const { JournalPage } = await import('./journal-page.tsx');
    await messages;
    return { JournalPage };
  }, 'JournalPage'),
});

/** The notes, with what the training has to do with them. */
export const notesPages = notesRoute
  .update({
    component: lazyRouteComponent(async () => {
      const messages = loadNotesMessages();
      const { NotesPage } = await import('./notes-page.tsx');
      await messages;
      return { NotesPage };
    }, 'NotesPage'),
  })
  .addChildren([noteRoute, dayRoute]);

/** The training, with the notes that mention the open record. */
export const trainingPages = exercisePages.update({
  component: lazyRouteComponent(async () => {
    const { TrainingPage } = await import('./training-page.tsx');
    const { loadFrameMessages } = await import('../exercise/views.ts');
    await loadFrameMessages();
    return { TrainingPage };
  }, 'TrainingPage'),
});
