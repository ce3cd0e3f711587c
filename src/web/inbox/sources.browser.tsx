import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, openApp } from '../testing/index.ts';
import type { IntervalsConnection } from './intervals-api.ts';

/** A server that exists only in this test. */
interface Server {
  connection: IntervalsConnection | null;
  /** The files of the inbox by hash. */
  readonly inbox: Map<string, { readonly name: string; readonly content: string }>;
  readonly asked: string[];
  /** What connecting or pulling is refused with. */
  refusal: { readonly status: number; readonly error: object } | null;
  isGone: boolean;
}

let server: Server;
beforeEach(() => {
  server = { connection: null, inbox: new Map(), asked: [], refusal: null, isGone: false };
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input).replace(/^\/api\/users\/[^/]+/, '');
    if (server.isGone || !/^\/(?:inbox|intervals)/.test(path)) throw new TypeError('no server');
    const request = `${init?.method} ${path}`;
    if (!request.startsWith('GET')) server.asked.push(`${request} ${String(init?.body ?? '')}`.trim());
    return answerTo(request, path);
  });
  onTestFinished(() => fetch.mockRestore());
});

function answerTo(request: string, path: string): Response {
  if (request === 'GET /intervals') return Response.json({ connection: server.connection });
  if (request === 'GET /inbox') return Response.json({ maxBytes: 1e9, maxFiles: 1000, files: filesInInbox() });
  const hash = path.split('/')[2] ?? '';
  if (request.startsWith('GET /inbox/')) {
    const file = server.inbox.get(hash);
    return file === undefined
      ? Response.json({ error: { code: 'inbox/not-found' } }, { status: 404 })
      : new Response(file.content);
  }
  if (request.startsWith('DELETE /inbox/')) server.inbox.delete(hash);
  else if (server.refusal !== null) return Response.json({ error: server.refusal.error }, server.refusal);
  else if (request === 'PUT /intervals') server.connection = connection({ isPulling: true, pulledAt: null });
  else if (request === 'DELETE /intervals') server.connection = null;
  return new Response(null, { status: 204 });
}

const filesInInbox = () =>
  Array.from(server.inbox, ([hash, { name, content }]) => ({
    ...{ hash, name, relay: 'intervals', bytes: content.length, receivedAt: Date.now() },
  }));

function connection(changed: Partial<IntervalsConnection> = {}): IntervalsConnection {
  return {
    ...{ athlete: 'i1', beginOn: '2026-01-01', keyRefused: false, isPulling: false },
    ...{ pulledAt: Date.now(), nextPullAt: Date.now() + 900_000, failure: null },
    ...{ waiting: 0, received: 3, skippedCount: 0, skipped: [] },
    ...changed,
  };
}

const gpx = (start: string, name: string) =>
  `<gpx><trk><name>${name}</name><type>running</type><trkseg>${[0, 1, 2]
    .map((at) => {
      const time = new Date(Date.parse(start) + at * 60_000).toISOString();
      return `<trkpt lat="${48 + at * 0.002}" lon="11"><time>${time}</time></trkpt>`;
    })
    .join('')}</trkseg></trk></gpx>`;

const path = '/dashboard/profile/sources';

test('a key is entered, and its errors are at their fields', async () => {
  const { screen } = await openApp(path);
  const connect = screen.getByRole('button', { name: 'Connect' });
  await connect.click();
  await expect.element(screen.getByLabelText('API key')).toHaveAccessibleDescription(/Enter your API key/);
  await screen.getByLabelText('Athlete ID').fill(' i1 ');
  await screen.getByLabelText('API key').fill('wrong');
  server.refusal = { status: 422, error: { code: 'intervals/key-refused' } };
  await connect.click();
  await expect.element(screen.getByLabelText('API key')).toHaveAccessibleDescription(/didn’t accept this key/);
  await expectAccessible('main');
  server.refusal = null;
  await screen.getByLabelText('API key').fill('right');
  await screen.getByLabelText('Import activities since').fill('2026-01-01');
  await connect.click();
  await expect.element(screen.getByText('Checking for activities…')).toBeVisible();
  expect(server.asked.at(-1)).toBe('PUT /intervals {"athlete":"i1","key":"right","beginOn":"2026-01-01"}');
  expect(document.body.textContent).not.toContain('right');
});

test('the status says what was skipped and why, and what goes wrong', async () => {
  server.connection = connection({
    ...{ failure: 'unavailable', waiting: 12, skippedCount: 300 },
    skipped: [{ id: 'i7', name: 'Lunch ride', day: '2026-02-03', reason: 'blocked' }],
  });
  const { screen } = await openApp(path);
  await expect.element(screen.getByText(/^Connected as i1/)).toBeVisible();
  await expect.element(screen.getByText('12 activities still to fetch')).toBeVisible();
  await expect.element(screen.getByText(/intervals.icu didn’t answer/)).toBeVisible();
  await screen.getByText('300 activities can’t be fetched').click();
  await expect.element(screen.getByText('Lunch ride')).toBeVisible();
  await expect.element(screen.getByText(/received from Strava/)).toBeVisible();
  await expect.element(screen.getByText('The newest 1 of 300')).toBeVisible();
  await expectAccessible('main');
});

test('a refused key can be entered again', async () => {
  server.connection = connection({ keyRefused: true, nextPullAt: null });
  const { screen } = await openApp(path);
  await expect.element(screen.getByText(/Enter it again to continue/)).toBeVisible();
  await expect.element(screen.getByLabelText('Athlete ID')).toHaveValue('i1');
  expect(screen.getByRole('button', { name: 'Check now' }).query()).toBeNull();
});

test('checking too often is refused with the time to wait', async () => {
  server.connection = connection();
  const { screen } = await openApp(path);
  server.refusal = { status: 429, error: { code: 'intervals/too-many-requests', retryAfterSeconds: 130 } };
  await screen.getByRole('button', { name: 'Check now' }).click();
  await expect.element(page.getByText(/Try again in 3 minutes/)).toBeVisible();
});

test('disconnecting asks first', async () => {
  server.connection = connection();
  const { screen } = await openApp(path);
  await screen.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(screen.getByRole('button', { name: 'Connect' })).toBeVisible();
  expect(server.asked).toEqual(['DELETE /intervals']);
});

test('without a server, the page says so and can try again', async () => {
  server.isGone = true;
  const { screen } = await openApp(path);
  await expect.element(screen.getByText('Couldn’t load the connection')).toBeVisible();
  server.isGone = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Connect' })).toBeVisible();
});

test('a file that waits can be imported by hand, or deleted', async () => {
  server.inbox.set('a', { name: 'broken.gpx', content: '<gpx><oops' });
  const { screen } = await openApp(path);
  await screen.getByRole('button', { name: 'Import broken.gpx' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
  expect(server.asked).toEqual([]);
  await page.elementLocator(document.body).getByRole('link', { name: 'Profile' }).first().click();
  await screen.getByRole('link', { name: 'Sources' }).click();
  await screen.getByRole('button', { name: 'Delete broken.gpx' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByRole('button', { name: 'Delete broken.gpx' })).not.toBeInTheDocument();
  expect(server.asked).toEqual(['DELETE /inbox/a']);
});

test('what waits is imported at the start, and the overview announces it once', async () => {
  server.inbox.set('a', { name: 'a.gpx', content: gpx('2026-11-01T07:00:00Z', 'Morning run') });
  server.inbox.set('b', { name: 'b.gpx', content: gpx('2026-11-02T07:00:00Z', 'Evening run') });
  const { screen, store, router } = await openApp('/dashboard', { notesData: { notes: { n: { title: 'A note' } } } });
  await expect.element(screen.getByText('2 activities imported from intervals.icu'), { timeout: 15_000 }).toBeVisible();
  expect(
    store
      .records('activities')
      .map(({ value }) => value.title)
      .toSorted(),
  ).toEqual(['Evening run', 'Morning run']);
  expect(server.asked).toEqual([]); // the hub does not have them yet
  await expectAccessible('main');
  await screen.getByRole('link', { name: 'Show report' }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo import' })).toBeVisible();
  await router.navigate({ href: '/dashboard' });
  await expect.element(screen.getByRole('region', { name: 'Quick actions' })).toBeVisible();
  expect(screen.getByText(/activities imported/).query()).toBeNull();
});
