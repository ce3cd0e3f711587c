import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { viewIn } from './exercise/navigation/tabs.ts';
import { comparedLink } from './links/comparison.ts';
import * as exercise from './links/exercise.ts';
import { importActivitiesLink, importLink, importReportLink } from './links/import.ts';
import { journalLink } from './links/journal.ts';
import { landingLink } from './links/landing.ts';
import { loginLink } from './links/login.ts';
import * as notes from './links/notes.ts';
import { overviewLink, startLink } from './links/overview.ts';
import { profileLink, profilePartLink } from './links/profile.ts';
import { searchLink } from './links/search.ts';
import { shareLink } from './links/share.ts';
import manifest from './public/mensana.webmanifest?raw';
import { createAppRouter } from './routes.tsx';
import { routeAt } from './routing/index.ts';
import receiveShare from './service-worker/receive-share.ts?raw';
import shareStore from './share/share-store.ts?raw';
import type { LinkTarget } from './ui/link-target.ts';

const router = createAppRouter(createMemoryHistory());
const knee = { kind: 'tag', tag: 'knee' } as const;

describe('a link has the address that bookmarks have', () => {
  test.each<readonly [LinkTarget, string]>([
    [landingLink, '/'],
    [loginLink(), '/login'],
    [loginLink({ mode: 'create' }), '/login?mode=create'],
    [loginLink({ next: '/dashboard/notes?list=today' }), '/login?next=%2Fdashboard%2Fnotes%3Flist%3Dtoday'],
    [startLink, '/dashboard'],
    [overviewLink, '/dashboard/overview'],
    [journalLink(), '/dashboard/journal'],
    [journalLink('2026-11-21'), '/dashboard/journal?day=2026-11-21'],
    [comparedLink({ query: 'knee' }), '/dashboard/journal/compare?q=knee'],
    [
      comparedLink({ query: '#poor-sleep', isDayAfter: true, lifts: ['deadlift', 'back-squat'] }),
      '/dashboard/journal/compare?q=%23poor-sleep&after=1&lifts=deadlift%2Cback-squat',
    ],
    [searchLink({}), '/dashboard/search'],
    [
      searchLink({ query: 'squat rpe>=9', kind: 'set', order: 'best' }),
      '/dashboard/search?q=squat+rpe%3E%3D9&kind=set&sort=best',
    ],
    [searchLink({ query: '2026', view: 'thread' }), '/dashboard/search?q=%222026%22&view=thread'],
    [shareLink, '/dashboard/share'],
    [notes.listLink('all'), '/dashboard/notes'],
    [notes.listLink('trash', 'title'), '/dashboard/notes?list=trash&sort=title'],
    [notes.listLink({ kind: 'notebook', id: 'n' }), '/dashboard/notes?notebook=n'],
    [notes.listLink({ kind: 'query', query: '5 & more' }), '/dashboard/notes?q=5+%26+more'],
    [notes.noteLink('a b', knee), '/dashboard/notes/a%20b?tag=knee'],
    [notes.noteHistoryLink(notes.noteLink('a', knee)), '/dashboard/notes/a?tag=knee&view=history'],
    [
      notes.noteHistoryLink(notes.noteLink('a'), '12-0', 'now'),
      '/dashboard/notes/a?view=history&version=12-0&show=now',
    ],
    [notes.placeLink(notes.noteLink('a'), { kind: 'span', from: 3, to: 7 }), '/dashboard/notes/a#at-3-7'],
    [
      notes.placeLink(notes.noteLink('a'), { kind: 'heading', path: ['Part two'] }),
      '/dashboard/notes/a#heading-Part%20two',
    ],
    [notes.dayLink('2026-11-21'), '/dashboard/notes/day/2026-11-21'],
    [exercise.frontLink, '/dashboard/exercise'],
    [exercise.workoutsLink('trash'), '/dashboard/exercise/workouts?list=trash'],
    [exercise.workoutLink('w'), '/dashboard/exercise/workouts/w'],
    [exercise.setLink('w', '12'), '/dashboard/exercise/workouts/w?set=%2212%22'],
    [
      exercise.workoutHistoryLink('w', 'trash', '1-2'),
      '/dashboard/exercise/workouts/w?list=trash&view=history&version=1-2',
    ],
    [exercise.activitiesLink(), '/dashboard/exercise/activities'],
    [exercise.activityLink('a', 'trash'), '/dashboard/exercise/activities/a?list=trash'],
    [exercise.totalsLink({ sport: 'run', by: 'month' }), '/dashboard/exercise/activities/totals?sport=run&by=month'],
    [exercise.bestTimesLink({ sport: 'row' }), '/dashboard/exercise/activities/best?sport=row'],
    [exercise.gearLink, '/dashboard/exercise/activities/gear'],
    [exercise.zonesLink, '/dashboard/exercise/activities/zones'],
    [exercise.calendarLink({ day: '2026-11-21' }), '/dashboard/exercise/calendar?day=2026-11-21'],
    [exercise.exercisesLink(), '/dashboard/exercise/exercises'],
    [
      exercise.exerciseLink('own id', { list: 'hidden', q: '5 & more', muscle: 'quads', equipment: 'band' }),
      '/dashboard/exercise/exercises/own%20id?list=hidden&q=5+%26+more&muscle=quads&equipment=band',
    ],
    [exercise.routinesLink('archive'), '/dashboard/exercise/routines?list=archive'],
    [exercise.routineLink('r'), '/dashboard/exercise/routines/r'],
    [exercise.programmeLink('p', 'trash'), '/dashboard/exercise/routines/programmes/p?list=trash'],
    [exercise.builtInProgrammesLink, '/dashboard/exercise/routines/built-in'],
    [exercise.builtInProgrammeLink('full-body'), '/dashboard/exercise/routines/built-in/full-body'],
    [exercise.progressLink({ exercise: 'back-squat' }), '/dashboard/exercise/progress?exercise=back-squat'],
    [
      exercise.volumeLink({ week: '2026-11-16', muscle: 'quads' }),
      '/dashboard/exercise/volume?week=2026-11-16&muscle=quads',
    ],
    [exercise.loadLink, '/dashboard/exercise/load'],
    [exercise.bodyLink, '/dashboard/exercise/body'],
    [exercise.measureLink('body-weight'), '/dashboard/exercise/body/body-weight'],
    [exercise.goalsLink, '/dashboard/exercise/goals'],
    [profileLink, '/dashboard/profile'],
    [profilePartLink('units'), '/dashboard/profile/units'],
    [importLink, '/dashboard/profile/import'],
    [importActivitiesLink, '/dashboard/profile/import?from=activities'],
    [importReportLink('b', { from: 'activities' }), '/dashboard/profile/imports/b?from=activities'],
    [importReportLink('b'), '/dashboard/profile/imports/b'],
  ])('%#: %o', (link, address) => {
    expect(router.buildLocation(link).href).toBe(address);
    expect(routeAt(router, router.buildLocation(link).pathname)).not.toBeNull();
  });
});

describe('a path outside the page leads to a route', () => {
  const { start_url, shortcuts, share_target, file_handlers } = JSON.parse(manifest) as {
    readonly start_url: string;
    readonly shortcuts: readonly { readonly url: string }[];
    readonly share_target: { readonly action: string };
    readonly file_handlers: readonly { readonly action: string }[];
  };

  test.each([
    start_url,
    ...shortcuts.map(({ url }) => url),
    share_target.action,
    ...file_handlers.map(({ action }) => action),
  ])('%s in the manifest', (path) => {
    const route = router.routesById[(routeAt(router, path)?.id ?? '') as keyof typeof router.routesById];
    expect(route.fullPath).toBe(path);
    expect(route.options.component).toBeDefined();
  });

  test('what other apps share goes to its page: in the manifest, the service worker and its cache', () => {
    const { to } = shareLink;
    expect(share_target.action).toBe(to);
    expect(/sharePath = '([^']+)'/.exec(receiveShare)?.[1]).toBe(to);
    expect(shareStore).toContain(to.replaceAll('/', String.raw`\/`));
  });
});

test('every route names its component, or its parent shows it beside the list', () => {
  const without = Object.values(router.routesById).filter(({ options }) => options.component === undefined);
  expect(without.map(({ fullPath }) => fullPath).toSorted()).toEqual([
    '/dashboard/exercise/activities/$activity',
    '/dashboard/exercise/activities/best',
    '/dashboard/exercise/activities/gear',
    '/dashboard/exercise/activities/totals',
    '/dashboard/exercise/activities/zones',
    '/dashboard/exercise/body/$measure',
    '/dashboard/exercise/exercises/$exercise',
    '/dashboard/exercise/routines/$routine',
    '/dashboard/exercise/routines/built-in/$builtIn',
    '/dashboard/exercise/routines/programmes/$programme',
    '/dashboard/exercise/workouts/$id',
    '/dashboard/notes/$id',
    '/dashboard/notes/day/$day',
  ]);
});

test.each([
  ['/dashboard/exercise/activities/zones', 'activities'],
  ['/dashboard/exercise/workouts/0197', 'workouts'],
  ['/dashboard/exercise/', 'today'],
  ['/dashboard/exercise/routines/programmes/p', 'routines'],
  ['/dashboard/exercise/routines/built-in/full-body', 'routines'],
  ['/dashboard/exercise/progress', 'strength'],
])('%s belongs to the view %s of the training', (path, view) => {
  expect(viewIn(router.matchRoutes(path, {})).name).toBe(view);
});

test.each(['/dashboard/exercise/some-id', '/dashboard/start/else', '/dashboard/journal/else', '/dashboard/else'])(
  '%s is not found',
  (path) => {
    expect(routeAt(router, path)).toBeNull();
  },
);

/** Returns the search values that the page of an address reads. */
function searchAt(address: string): object {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const search = router.options.parseSearch(`?${searchParams}`);
  return router.matchRoutes(pathname, search).at(-1)?.search ?? {};
}

describe('search values', () => {
  test.each([
    ['/dashboard/notes?list=nowhere&sort=size&notebook=&tag=7&q[]=1', { tag: '7' }],
    ['/dashboard/notes/a?list=trash&view=list&version=3&show=all', { list: 'trash' }],
    ['/dashboard/search?q=2026&kind=7&sort=newest&view=list', { q: '2026' }],
    ['/dashboard/journal/compare?q=2026&after=yes&lifts=7', { q: '2026' }],
    ['/dashboard/exercise/exercises?list=secret&q=12&equipment=7', { q: '12' }],
    ['/dashboard/exercise/workouts/w?list=history&set=7', {}],
    ['/dashboard/exercise/routines?list=routines', {}],
    ['/login?mode=sign-in&next=7&refused=', { refused: '' }],
  ])('that are unknown are dropped: %s', (address, known) => {
    const read = Object.entries(searchAt(address)).filter(([name, value]) => value !== undefined && name !== 'q[]');
    expect(Object.fromEntries(read)).toEqual(known);
  });

  test('that no route declares do not compile, nor do unknown paths and missing parameters', () => {
    // @ts-expect-error: the route declares no such value
    const search: LinkTarget = { to: '/dashboard/notes', search: { colour: 'red' } };
    // @ts-expect-error: the route declares no search values
    const none: LinkTarget = { to: '/dashboard/profile', search: { list: 'trash' } };
    // @ts-expect-error: there is no such route
    const path: LinkTarget = { to: '/dashboard/diary' };
    // @ts-expect-error: the route has a parameter
    const params: LinkTarget = { to: '/dashboard/notes/$id' };
    expect([search, none, path, params]).toHaveLength(4);
  });
});
