import { createRoute } from '@tanstack/react-router';
import { currentLanguage } from '../language/index.ts';
import { rootRoute } from '../routing/routes.ts';
import { landingMessages } from './messages/index.ts';

export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: () => landingMessages.load(currentLanguage()),
});
