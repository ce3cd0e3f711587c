import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectAccessible,
  type HistoryServer,
  onPhone,
  openApp,
  refusal,
  serveHistory,
  setOnline,
  smallTargets,
  texts,
} from '../testing/index.ts';
import type { PastState } from './index.ts';

const history = '/dashboard/notes/plan?view=history';
const loaded = page.getByRole('link', { name: /^Version from / });
const moments = () => loaded.elements().map((link) => link.getAttribute('aria-label'));
const at = (day: number, hour = 12) => Date.UTC(2025, 2, day, hour, 5);

const version = (id: string, writtenAt: number, bytes = 2048): PastState => ({
  kind: 'version',
  id,
  writtenAt,
  replacedAt: writtenAt + 600_000,
  bytes,
});
const three = [version('3-0', at(3)), version('2-0', at(2)), version('1-0', at(1))];
const content = {
  '1-0': { title: 'Plan', body: 'Monday' },
  '2-0': { title: 'Plan', body: 'Tuesday' },
  '3-0': { title: 'Plan', body: 'Wednesday' },
};

/** Opens the history of a note, or another URL. */
function open(path = history) {
  return openApp(path, { notesData: { notes: { plan: { title: 'Plan', body: 'Thursday' } } } });
}

describe('the history lists', () => {
  test('the versions by day, with their times and sizes, and opens from the menu of a note', async () => {
    serveHistory([version('4-0', at(3, 14), 5000), version('3-0', at(3), 10), version('2-0', at(1))]);
    const { screen, router } = await open('/dashboard/notes/plan');
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await screen.getByRole('menuitem', { name: 'Version history' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Version history of “Plan”' })).toBeVisible();
    expect(router.state.location.search).toEqual({ view: 'history' });
    const day = (name: string) => screen.getByRole('region', { name, exact: true }).getByRole('link');
    await expect.element(day('3 March 2025').nth(0)).toHaveTextContent('14:055 KB');
    await expect.element(day('3 March 2025').nth(1)).toHaveTextContent('12:051 KB');
    await expect.element(day('1 March 2025')).toHaveTextContent('12:052 KB');
    expect(moments()).toEqual([
      'Version from 3 March 2025, 14:05',
      'Version from 3 March 2025, 12:05',
      'Version from 1 March 2025, 12:05',
    ]);
    await expectAccessible('main');
    await screen.getByRole('link', { name: 'Back to note' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Plan');
  });

  test('a version of today as of today', async () => {
    serveHistory([version('1-0', Date.now())]);
    const { screen } = await open();
    await expect.element(screen.getByRole('region', { name: 'Today' }).getByRole('link')).toBeVisible();
  });

  test('older versions on request, until all are listed', async () => {
    const server = serveHistory(three, {}, 2);
    const { screen } = await open();
    await expect.poll(() => moments().length).toBe(2);
    const more = screen.getByRole('button', { name: 'Show more' });
    await more.click();
    await expect.poll(() => moments().at(-1)).toBe('Version from 1 March 2025, 12:05');
    expect(moments()).toHaveLength(3);
    await expect.element(more).not.toBeInTheDocument();
    expect(server.asked).toEqual(['GET notes/plan', 'GET notes/plan?before=2-0']);
  });

  test('the newest day first, even if a device sends a value that it wrote days ago', async () => {
    const late: PastState = {
      ...{ kind: 'superseded', id: '4-0', path: 'title', value: 'Old plan' },
      ...{ writtenAt: at(1, 9), replacedAt: at(4) },
    };
    serveHistory([late, ...three]);
    const { screen } = await open();
    await expect.element(screen.getByText(/^The title was changed on two devices\. “Old plan” was/)).toBeVisible();
    expect(texts('article section h2')).toEqual(['4 March 2025', '3 March 2025', '2 March 2025', '1 March 2025']);
  });

  test.each<[string, HistoryServer['instead']]>([
    ['has none yet', () => null],
    ['does not have the record yet', () => refusal(404, 'request/not-found')],
  ])('nothing, and says when a version is saved, if the server %s', async (_, instead) => {
    const server = serveHistory();
    server.instead = instead;
    const { screen } = await open();
    await expect.element(screen.getByText('No earlier versions yet')).toBeVisible();
    await expect.element(screen.getByText('A version is saved every ten minutes while you edit.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show more' }).query()).toBeNull();
  });

  test('its versions with targets that are large enough for a thumb on a phone', async () => {
    await onPhone();
    serveHistory(three);
    const { screen } = await open();
    await expect.poll(() => moments().length).toBe(3);
    expect(smallTargets()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(390);
    await loaded.first().click();
    await expect.element(screen.getByRole('heading', { name: '3 March 2025, 12:05' })).toBeVisible();
  });
});

describe('a history that cannot be loaded', () => {
  test('says that it needs a connection, and loads on request once there is one', async () => {
    const server = serveHistory(three);
    setOnline(false);
    const { screen } = await open();
    await expect.element(screen.getByText('You’re offline', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^Earlier versions are stored on the server\. Connect/)).toBeVisible();
    expect(server.asked).toEqual([]);
    await expectAccessible('main');
    setOnline(true);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => moments().length).toBe(3);
    await expect.element(screen.getByText('You’re offline', { exact: true })).not.toBeInTheDocument();
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['is busy', () => refusal(429, 'document/too-many-requests', { retryAfterSeconds: 5 })],
    ['fails', () => refusal(500, 'request/unexpected')],
    ['sends another page', () => new Response('<p>Sign in to the network</p>')],
    ['sends a list that the app cannot read', () => Response.json({ states: 'none' })],
    ['sends nothing', () => Promise.reject(new TypeError('no server'))],
  ])('says that data is safe, and loads on request, if the server %s', async (_, answer) => {
    const server = serveHistory(three);
    server.instead = answer;
    const { screen } = await open();
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('Couldn’t load the history')).toBeVisible();
    await expect.element(alert.getByText(/Your data is safe/)).toBeVisible();
    server.instead = () => null;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => moments().length).toBe(3);
    await expect.element(alert).not.toBeInTheDocument();
  });

  test('leads to the sign-in page if the session has ended', async () => {
    serveHistory().instead = () => refusal(401, 'account/session-unknown');
    const { screen } = await open();
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('Sign in to see the history')).toBeVisible();
    await expect.element(alert.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(alert.getByRole('button').query()).toBeNull();
  });

  test('keeps the versions that are listed if no more can be loaded', async () => {
    const server = serveHistory(three, {}, 2);
    const { screen } = await open();
    await expect.poll(() => moments().length).toBe(2);
    server.instead = () => refusal(500, 'request/unexpected');
    await screen.getByRole('button', { name: 'Show more' }).click();
    await expect.element(screen.getByText('Couldn’t load the history')).toBeVisible();
    expect(moments()).toHaveLength(2);
  });
});

describe('without a network, once the history was loaded,', () => {
  async function readNewest() {
    const server = serveHistory(three, content);
    const app = await open();
    await loaded.first().click();
    await expect.element(app.screen.getByText('Wednesday')).toBeVisible();
    await app.screen.getByRole('link', { name: 'All versions' }).click();
    await app.screen.getByRole('link', { name: 'Back to note' }).click();
    await expect.element(app.screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
    setOnline(false);
    await app.router.navigate({ href: history });
    await expect.element(app.screen.getByText(/^You’re offline\. Only versions that are already/)).toBeVisible();
    return { ...app, server };
  }

  test('it is still listed, and a version that was read before opens', async () => {
    const { screen, server } = await readNewest();
    expect(moments()).toHaveLength(3);
    await loaded.first().click();
    await expect.element(screen.getByText('Wednesday')).toBeVisible();
    expect(server.asked).toEqual(['GET notes/plan', 'GET notes/plan/3-0']);
  });

  test('a version that was not read before says that it needs a connection', async () => {
    const { screen, server } = await readNewest();
    await loaded.last().click();
    await expect.element(screen.getByText(/^Earlier versions are stored on the server\. Connect/)).toBeVisible();
    expect(screen.getByText('Monday').query()).toBeNull();
    setOnline(true);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Monday')).toBeVisible();
    expect(server.asked.at(-1)).toBe('GET notes/plan/1-0');
  });
});

describe('a version', () => {
  test('leads to the next newer and the next older one, and back to all of them', async () => {
    serveHistory(three, content);
    const { screen } = await open();
    await loaded.nth(1).click();
    await expect.element(screen.getByRole('heading', { name: '2 March 2025, 12:05' })).toBeVisible();
    await screen.getByRole('link', { name: 'Newer version' }).click();
    await expect.element(screen.getByText('Wednesday')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Newer version' }).query()).toBeNull();
    await screen.getByRole('link', { name: 'Older version' }).click();
    await screen.getByRole('link', { name: 'Older version' }).click();
    await expect.element(screen.getByText('Monday')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Older version' }).query()).toBeNull();
    await screen.getByRole('link', { name: 'All versions' }).click();
    await expect.poll(() => moments().length).toBe(3);
  });

  test('at the end of the listed ones leads to an older one, which is loaded for it', async () => {
    const server = serveHistory(three, content, 2);
    const { screen } = await open();
    await loaded.last().click();
    await screen.getByRole('link', { name: 'Older version' }).click();
    await expect.element(screen.getByRole('heading', { name: '1 March 2025, 12:05' })).toBeVisible();
    await expect.element(screen.getByText('Monday')).toBeVisible();
    expect(server.asked).toContain('GET notes/plan?before=2-0');
  });

  test('opens by its link, with its moment, even if it is not among the newest', async () => {
    const server = serveHistory(three, content, 1);
    const { screen } = await open(`${history}&version=1-0`);
    await expect.element(screen.getByRole('heading', { name: '1 March 2025, 12:05' })).toBeVisible();
    await expect.element(screen.getByText('Monday')).toBeVisible();
    expect(server.asked.filter((request) => !request.includes('/1-0'))).toEqual([
      'GET notes/plan',
      'GET notes/plan?before=3-0',
      'GET notes/plan?before=2-0',
    ]);
  });

  test('that the server no longer has says how long versions are kept, and leads to the others', async () => {
    serveHistory(three, content);
    const { screen } = await open(`${history}&version=0-5`);
    await expect.element(screen.getByText('This version is no longer available')).toBeVisible();
    await expect.element(screen.getByText(/^Versions are kept for 90 days/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Restore this version' }).query()).toBeNull();
    await screen.getByRole('link', { name: 'All versions' }).click();
    await expect.poll(() => moments().length).toBe(3);
  });

  test('that cannot be loaded is loaded on request', async () => {
    const server = serveHistory(three, content);
    server.instead = (request) => (request.endsWith('/2-0') ? refusal(500, 'request/unexpected') : null);
    const { screen } = await open();
    await loaded.nth(1).click();
    await expect.element(screen.getByText('Couldn’t load the history')).toBeVisible();
    server.instead = () => null;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Tuesday')).toBeVisible();
  });

  test.each<[string, () => void, string]>([
    ['without a network', () => setOnline(false), 'You’re offline'],
    [
      'while the server fails',
      () => {
        serveHistory().instead = () => refusal(500, 'request/unexpected');
      },
      'Couldn’t load the history',
    ],
  ])('opened by its link %s explains that once, and loads on request', async (_, fail, title) => {
    fail();
    const { screen } = await open(`${history}&version=2-0`);
    await expect.element(screen.getByText(title, { exact: true }).first()).toBeVisible();
    await expect.poll(() => screen.getByText('Loading…').elements()).toEqual([]);
    expect(screen.getByText(title, { exact: true }).elements()).toHaveLength(1);
    setOnline(true);
    serveHistory(three, content);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Tuesday')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: '2 March 2025, 12:05' })).toBeVisible();
    expect(screen.getByText(title, { exact: true }).elements()).toEqual([]);
  });
});
