import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { loadNotesMessages } from './load-messages.ts';
import { dayRoute, noteRoute, notesRoute } from './routes.ts';

/** The page of the notes as the journal shows it, with what the training has to do with them. */
const component: RouteComponent = lazyRouteComponent(async () => {
  const messages = loadNotesMessages();
  const { NotesPage } = await import('../journal/notes-page.tsx');
  await messages;
  return { NotesPage };
}, 'NotesPage');

export const notesPages = notesRoute.update({ component }).addChildren([noteRoute, dayRoute]);
