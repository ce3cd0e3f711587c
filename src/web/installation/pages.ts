import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { loadNotesMessages } from '../notes/load-messages.ts';
import { newNoteRoute, todayRoute, workoutShortcutRoute } from './routes.ts';
import type { Shortcut } from './start-page.tsx';

export const shortcutPages = [
  newNoteRoute.update({ component: page('newNote') }),
  todayRoute.update({ component: page('today') }),
  workoutShortcutRoute.update({ component: page('workout') }),
] as const;

function page(shortcut: Shortcut): RouteComponent {
  return lazyRouteComponent(async () => {
    const messages = loadNotesMessages();
    const { shortcuts } = await import('./start-page.tsx');
    await messages;
    return { default: shortcuts[shortcut] };
  });
}
