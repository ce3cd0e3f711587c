import { createBrowserHistory, createRouter, Outlet, type RouterHistory, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { onAccountChange } from './account/index.ts';
import { comparisonPages } from './comparison/pages.ts';
import { exercisePages } from './exercise/pages.ts';
import { importPages } from './import/pages.ts';
import { shortcutPages } from './installation/pages.ts';
import { journalPages } from './journal/pages.ts';
import { landingPages } from './landing/pages.ts';
import { loginPages } from './login/pages.ts';
import { notesPages } from './notes/pages.ts';
import { dayRoute } from './notes/routes.ts';
import { overviewPages } from './overview/pages.ts';
import { FailedPage } from './page/failed.tsx';
import { focusHeading, focusHeadingIfLost, Loading } from './page/index.ts';
import { profilePages } from './profile/pages.ts';
import { routeAt } from './routing/index.ts';
import { searchPages } from './search/pages.ts';
import { sharePages } from './share/pages.ts';
import { dashboardPage } from './shell/pages.ts';
import { rootRoute } from './shell/routes.ts';
import { RouterProvider } from './ui/router-provider.tsx';

const routeTree = rootRoute
  .update({ component: Root, notFoundComponent: NotFound })
  .addChildren([
    landingPages,
    loginPages,
    dashboardPage.addChildren([
      ...overviewPages,
      comparisonPages,
      journalPages,
      searchPages,
      sharePages,
      ...shortcutPages,
      notesPages,
      exercisePages,
      ...profilePages,
      ...importPages,
    ]),
  ]);

/** Creates the app's router, which starts when it is rendered. */
export function createAppRouter(history: RouterHistory = createBrowserHistory()) {
  const router = createRouter({
    history,
    routeTree,
    notFoundMode: 'root',
    defaultPendingComponent: Loading,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultErrorComponent: FailedPage,
    scrollRestoration: true,
    scrollToTopSelectors: ['[data-scroll-restoration-id="main"]'],
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const isWalk = [fromLocation, toLocation].every(({ pathname }) => routeAt(router, pathname)?.id === dayRoute.id);
    if (isWalk) focusHeadingIfLost();
    else focusHeading();
  });
  onAccountChange(() => void router.invalidate());
  return router;
}

type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

const NotFoundPage = lazy(async () => ({ default: (await import('./page/not-found.tsx')).NotFoundPage }));

function NotFound() {
  return (
    <Suspense fallback={<Loading />}>
      <NotFoundPage />
    </Suspense>
  );
}

/** Makes the links and menus of `ui` use the router. */
function Root() {
  const { history } = useRouter();
  const navigate = useCallback((href: string) => history.push(href), [history]);
  return (
    <RouterProvider navigate={navigate}>
      <Outlet />
    </RouterProvider>
  );
}
