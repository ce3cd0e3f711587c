import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  type RouterHistory,
  redirect,
  useRouter,
} from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { accountState, onAccountChange } from './account/index.ts';
import { accountMessages } from './account/messages/index.ts';
import { attachmentMessages } from './attachments/messages/index.ts';
import { landingMessages } from './landing/messages/index.ts';
import { currentLanguage } from './language/index.ts';
import { linkToken } from './login/link-token.ts';
import { parseLoginSearch } from './login/login-search.ts';
import { loginMessages } from './login/messages/index.ts';
import { nextPath } from './login/next-path.ts';
import { isDayPath } from './notes/days/day-place.ts';
import { loadNotesMessages } from './notes/load-messages.ts';
import { FailedPage } from './page/failed.tsx';
import { focusHeading, focusHeadingIfLost, Loading, sharePath } from './page/index.ts';
import { profileMessages } from './profile/messages/index.ts';
import { shellMessages } from './shell/messages/index.ts';
import { RouterProvider } from './ui/router-provider.tsx';

const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFound });

const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./landing/index.ts'), 'LandingPage'),
  loader: () => landingMessages.load(currentLanguage()),
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: lazyRouteComponent(() => import('./login/index.ts'), 'LoginPage'),
  validateSearch: parseLoginSearch,
  /** Redirects signed-in users to the app, unless they opened a link from an email. */
  beforeLoad: ({ search }) => {
    const state = accountState();
    const isIn = state.kind === 'signed-in' && state.session !== 'needs-sign-in';
    if (isIn && linkToken() === null)
      throw redirect({ href: nextPath(search.next, window.location.origin), replace: true });
  },
  loader: () => Promise.all([loginMessages, accountMessages].map((each) => each.load(currentLanguage()))),
});

/**
 * A route without a path of its own, so that an unknown path below `/dashboard` shows "not found" instead of
 * redirecting to sign-in.
 */
const dashboardRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'dashboard',
  component: lazyRouteComponent(() => import('./shell/index.ts'), 'Shell'),
  beforeLoad: ({ location, cause }) => {
    const state = accountState();
    if (state.kind !== 'signed-out') return;
    // what is shared after a sign-out is not personal to the account that was here before
    const isNewShare = location.pathname === sharePath && cause === 'enter';
    throw redirect({
      to: '/login',
      search: state.because === 'never-signed-in' || isNewShare ? { next: location.href } : {},
      replace: true,
    });
  },
  loader: () => shellMessages.load(currentLanguage()),
});

const overview: RouteComponent = lazyRouteComponent(async () => {
  const [overview] = await Promise.all([import('./overview/index.ts'), loadNotesMessages()]);
  await overview.loadOverviewMessages();
  return overview;
}, 'OverviewPage');
const notes: RouteComponent = lazyRouteComponent(async () => {
  const messages = loadNotesMessages();
  const { NotesPage } = await import('./journal/notes-page.tsx');
  await messages;
  return { NotesPage };
}, 'NotesPage');
const search: RouteComponent = lazyRouteComponent(async () => {
  const page = await import('./search/index.ts');
  await page.loadSearchMessages();
  return page;
}, 'SearchPage');
const comparison: RouteComponent = lazyRouteComponent(async () => {
  const page = await import('./comparison/index.ts');
  await page.loadComparisonMessages();
  return page;
}, 'ComparisonPage');
const journal: RouteComponent = lazyRouteComponent(async () => {
  const messages = import('./journal/load-messages.ts');
  const { JournalPage } = await import('./journal/journal-page.tsx');
  await (await messages).loadJournalMessages();
  return { JournalPage };
}, 'JournalPage');
const exercise: RouteComponent = lazyRouteComponent(() => import('./journal/index.ts'), 'TrainingPage');
const profile = lazyRouteComponent(() => import('./profile/index.ts'), 'ProfilePage');
const share: RouteComponent = lazyRouteComponent(async () => {
  const messages = loadNotesMessages();
  const { loadShareMessages, SharePage } = await import('./share/share-route.ts');
  await Promise.all([messages, loadShareMessages()]);
  return { SharePage };
}, 'SharePage');
const start: RouteComponent = lazyRouteComponent(async () => {
  const messages = loadNotesMessages();
  const { StartPage } = await import('./installation/start-page.tsx');
  await messages;
  return { StartPage };
}, 'StartPage');

const inDashboard = { getParentRoute: () => dashboardRoute };

/** The list and its records share one component, so that the list stays mounted while a record is open beside it. */
const notesRoute = createRoute({ ...inDashboard, path: '/dashboard/notes', component: notes });
const noteRoute = createRoute({ getParentRoute: () => notesRoute, path: '$id' });
const dayRoute = createRoute({ getParentRoute: () => notesRoute, path: 'day/$day' });
const exerciseRoute = createRoute({ ...inDashboard, path: '/dashboard/exercise', component: exercise });
const exerciseFrontRoute = createRoute({
  getParentRoute: () => exerciseRoute,
  path: '/',
  beforeLoad: ({ search }: { readonly search: { readonly list?: unknown } }) => {
    // The workouts used to be listed here, and old bookmarks of their trash still exist.
    if (search.list === 'trash') throw redirect({ href: '/dashboard/exercise/workouts?list=trash', replace: true });
  },
});
const exercisesRoute = createRoute({ getParentRoute: () => exerciseRoute, path: 'exercises' });
const exercisePageRoute = createRoute({ getParentRoute: () => exercisesRoute, path: '$exercise' });
const activitiesRoutes = [
  'activities',
  'activities/totals',
  'activities/best',
  'activities/gear',
  'activities/zones',
  'activities/$activity',
].map((path) => createRoute({ getParentRoute: () => exerciseRoute, path }));
const bodyRoute = createRoute({ getParentRoute: () => exerciseRoute, path: 'body' });
const measureRoute = createRoute({ getParentRoute: () => bodyRoute, path: '$measure' });
const calendarRoute = createRoute({ getParentRoute: () => exerciseRoute, path: 'calendar' });
const goalsRoute = createRoute({ getParentRoute: () => exerciseRoute, path: 'goals' });
const workoutsRoutes = ['workouts', 'workouts/$id'].map((path) =>
  createRoute({ getParentRoute: () => exerciseRoute, path }),
);
const routineRoutes = ['routines', 'routines/$routine', 'routines/programmes/$programme'].map((path) =>
  createRoute({ getParentRoute: () => exerciseRoute, path }),
);
const startRoutes = ['new-note', 'today', 'workout'].map((shortcut) =>
  createRoute({ ...inDashboard, path: `/dashboard/start/${shortcut}`, component: start }),
);
const progressRoute = createRoute({ getParentRoute: () => exerciseRoute, path: 'progress' });
const loadRoute = createRoute({ getParentRoute: () => exerciseRoute, path: 'load' });
const volumeRoute = createRoute({
  getParentRoute: () => exerciseRoute,
  path: 'volume',
  beforeLoad: ({ search }: { readonly search: { readonly view?: unknown } }) => {
    // The load used to be a part of volume, and old bookmarks still exist.
    if (search.view === 'load') throw redirect({ href: '/dashboard/exercise/load', replace: true });
  },
});

const routeTree = rootRoute.addChildren([
  landingRoute,
  loginRoute,
  dashboardRoute.addChildren([
    createRoute({ ...inDashboard, path: '/dashboard', component: overview }),
    createRoute({ ...inDashboard, path: '/dashboard/overview', component: overview }),
    createRoute({ ...inDashboard, path: '/dashboard/journal/compare', component: comparison }),
    createRoute({ ...inDashboard, path: '/dashboard/journal', component: journal }),
    createRoute({ ...inDashboard, path: '/dashboard/search', component: search }),
    createRoute({ ...inDashboard, path: sharePath, component: share }),
    ...startRoutes,
    notesRoute.addChildren([noteRoute, dayRoute]),
    exerciseRoute.addChildren([
      exerciseFrontRoute,
      ...workoutsRoutes,
      ...routineRoutes,
      calendarRoute,
      goalsRoute,
      exercisesRoute.addChildren([exercisePageRoute]),
      ...activitiesRoutes,
      progressRoute,
      bodyRoute.addChildren([measureRoute]),
      loadRoute,
      volumeRoute,
    ]),
    createRoute({ ...inDashboard, path: '/dashboard/profile', component: profile, loader: loadProfileMessages }),
    createRoute({ ...inDashboard, path: '/dashboard/profile/$part', component: profile, loader: loadProfileMessages }),
    createRoute({
      ...inDashboard,
      path: '/dashboard/profile/import',
      component: lazyRouteComponent(() => import('./import/import-page.tsx'), 'ImportPage'),
      loader: loadImportMessages,
    }),
    createRoute({
      ...inDashboard,
      path: '/dashboard/profile/imports/$batch',
      component: lazyRouteComponent(() => import('./import/report/report-page.tsx'), 'ImportReportPage'),
      loader: loadImportMessages,
    }),
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
    const isWalk = isDayPath(fromLocation.pathname) && isDayPath(toLocation.pathname);
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

function loadProfileMessages() {
  return Promise.all(
    [profileMessages, accountMessages, attachmentMessages].map((each) => each.load(currentLanguage())),
  );
}

async function loadImportMessages(): Promise<void> {
  const { loadImportMessages: load } = await import('./import/load-messages.ts');
  await load();
}
