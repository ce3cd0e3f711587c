import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { journalRoute } from './routes.ts';

const component: RouteComponent = lazyRouteComponent(async () => {
  const messages = import('./load-messages.ts');
  const { JournalPage } = await import('./journal-page.tsx');
  await (await messages).loadJournalMessages();
  return { JournalPage };
}, 'JournalPage');

export const journalPages = journalRoute.update({ component });
