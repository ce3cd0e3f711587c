import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { loadNotesMessages } from '../notes/load-messages.ts';
import { shareRoute } from './routes.ts';

const component: RouteComponent = lazyRouteComponent(async () => {
  const messages = loadNotesMessages();
  const { loadShareMessages, SharePage } = await import('./share-route.ts');
  await Promise.all([messages, loadShareMessages()]);
  return { SharePage };
}, 'SharePage');

export const sharePages = shareRoute.update({ component });
