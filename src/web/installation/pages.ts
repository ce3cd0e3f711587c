import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { loadNotesMessages } from '../notes/load-messages.ts';
import { newNoteRoute, todayRoute, workoutShortcutRoute } from './routes.ts';

export const shortcutPages = [
  newNoteRoute.update({ component: shortcut(async () => (await import('./start-page.tsx')).NewNoteShortcut) }),
  todayRoute.update({ component: shortcut(async () => (await import('./start-page.tsx')).TodayShortcut) }),
  workoutShortcutRoute.update({ component: shortcut(async () => (await import('./start-page.tsx')).WorkoutShortcut) }),
] as const;

function shortcut(load: () => Promise<RouteComponent>): RouteComponent {
  return lazyRouteComponent(async () => {
    const messages = loadNotesMessages();
    const component = await load();
    await messages;
    return { default: component };
  });
}
