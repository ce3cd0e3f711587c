import { createBrowserHistory, createRouter, Outlet, type RouterHistory, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { onAccountChange } from './account/index.ts';
import { comparisonPages } from './comparison/pages.ts';
import { importPages } from './import/pages.ts';
import { shortcutPages } from './installation/pages.ts';
import { journalPages, notesPages, trainingPages } from './journal/pages.ts';
import { landingPages } from './landing/pages.ts';
import { WorkerStarter } from './live-query/worker-starter.ts';
import { loginPages } from './login/pages.ts';
import { dayRoute, noteRoute } from './notes/list/routes.ts';
import { overviewPages } from './overview/pages.ts';
import { FailedPage } from './page/failed.tsx';
import { focusHeading, focusHeadingIfLost, Loading } from './page/index.ts';
import { profilePages } from './profile/pages.ts';
import { routeAt } from './routing/index.ts';
import { rootRoute } from './routing/routes.ts';
import { searchPages } from './search/pages.ts';
import { sharePages } from './share/pages.ts';
import { dashboardPage } from './shell/pages.ts';
import { startLiveQueryWorker } from './start-live-query-worker.ts';
import { type InterceptBack, RouterProvider } from './ui/router-provider.tsx';

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
      trainingPages,
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
    // at once, every page would suspend, and React shows what follows a fallback only after 300 ms
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
    defaultErrorComponent: FailedPage,
    scrollRestoration: true,
    scrollToTopSelectors: ['[data-scroll-restoration-id="main"]'],
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const [from, to] = [routeAt(router, fromLocation.pathname), routeAt(router, toLocation.pathname)];
    // the note of a day is opened as its day
    const isFromDay = from?.id === dayRoute.id || (from?.id === noteRoute.id && from.params.id?.startsWith('day-'));
    const isWalk = isFromDay && to?.id === dayRoute.id;
    if (isWalk || toLocation.state.isOpenedFirst) focusHeadingIfLost();
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

/** Makes the links and menus of `ui` use the router, and live queries the worker of this build. */
function Root() {
  const { history } = useRouter();
  const navigate = useCallback((href: string) => history.push(href), [history]);
  const interceptBack = useCallback<InterceptBack>(
    (intercept) =>
      history.block({ blockerFn: ({ action }) => action === 'BACK' && intercept(), enableBeforeUnload: false }),
    [history],
  );
  return (
    <RouterProvider navigate={navigate} interceptBack={interceptBack}>
      <WorkerStarter value={startLiveQueryWorker}>
        <Outlet />
      </WorkerStarter>
    </RouterProvider>
  );
}
