import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, openApp, stopClock } from '../testing/index.ts';

/** Friday morning; the tests run in UTC. */
const now = Date.parse('2026-11-27T09:30:00Z');
const settings = '/dashboard/profile/notifications';
const notifyHere = page.getByRole('switch', { name: 'Notify on this device' });

interface Shown {
  readonly title: string;
  readonly body: string | undefined;
}

/** Replaces the browser's notifications. The user allows them when asked. */
function fakeNotifications(permission: NotificationPermission = 'default'): readonly Shown[] {
  const shown: Shown[] = [];
  class FakeNotification {
    static permission = permission;
    static requestPermission = async () => {
      FakeNotification.permission = 'granted';
      return FakeNotification.permission;
    };
    onclick: (() => void) | null = null;
    constructor(title: string, options?: NotificationOptions) {
      shown.push({ title, body: options?.body });
    }
    close() {}
  }
  vi.stubGlobal('Notification', FakeNotification);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });
  return shown;
}

describe('notifications of this device', () => {
  const at = (iso: string) => ({ at: Date.parse(iso), zone: 'UTC' });

  test('are off until the user turns them on, and then shown once when something comes due', async () => {
    const shown = fakeNotifications();
    const clock = stopClock();
    clock.set(now);
    const knee = {
      title: 'Knee',
      createdAt: 1,
      body: '- [ ] call physio @2026-11-27 9:31',
      reminders: { past: at('2026-11-27T09:00:00Z'), next: at('2026-11-27T09:32:00Z') },
    };
    await openApp(settings, { notesData: { notes: { knee } } });
    await expect.element(notifyHere).not.toBeChecked();
    await notifyHere.click({ force: true });
    await expect.element(notifyHere).toBeChecked();
    await expectAccessible('main');
    clock.pass(60);
    await expect.poll(() => shown.map(({ title }) => title)).toEqual(['call physio']);
    clock.pass(60);
    await expect.poll(() => shown).toHaveLength(2);
    expect(shown.at(-1)).toEqual({ title: 'Knee', body: 'Today, 9:32' });
  });

  test('that come due together are shown as one', async () => {
    const shown = fakeNotifications();
    const clock = stopClock();
    clock.set(now);
    const reminders = Object.fromEntries([1, 2, 3, 4].map((id) => [`r${id}`, at(`2026-11-27T09:4${id}:00Z`)]));
    await openApp(settings, { notesData: { notes: { knee: { title: 'Knee', createdAt: 1, body: 'x', reminders } } } });
    await notifyHere.click({ force: true });
    await expect.element(notifyHere).toBeChecked();
    clock.pass(60);
    clock.pass(3600);
    await expect.poll(() => shown.map(({ title }) => title)).toEqual(['4 reminders are due']);
  });

  test('that are blocked in the browser can’t be turned on here', async () => {
    fakeNotifications('denied');
    await openApp(settings);
    await expect.element(notifyHere).toBeDisabled();
    await expect.element(page.getByText('Notifications are blocked', { exact: false })).toBeVisible();
  });
});

describe('notifications while the app is closed', () => {
  const key = (byte: number) => new Uint8Array(65).fill(byte);
  const printed = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');

  /** Plays the browser's push service, and the server that sends to it. */
  function fakePush(serverKey: Uint8Array) {
    const seen = { stored: [] as unknown[], ended: 0, unsubscribed: 0, keys: [] as string[] };
    let current: object | null = null;
    const subscriptionFor = (publicKey: string) => ({
      options: { applicationServerKey: publicKey === printed(key(1)) ? key(1).buffer : key(2).buffer },
      toJSON: () => ({
        endpoint: `https://push.example.org/${publicKey.slice(0, 3)}`,
        keys: { p256dh: 'p', auth: 'a' },
      }),
      unsubscribe: async () => {
        seen.unsubscribed += 1;
        current = null;
        return true;
      },
    });
    const pushManager = {
      getSubscription: async () => current,
      subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
        seen.keys.push(applicationServerKey);
        current = subscriptionFor(applicationServerKey);
        return current;
      },
    };
    const registration = { pushManager, showNotification: async () => {} };
    vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration as never);
    const { fetch } = window;
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      if (!String(input).endsWith('/push')) return fetch(input, init);
      if (init?.method === 'PUT') seen.stored.push(JSON.parse(String(init.body)));
      if (init?.method === 'DELETE') seen.ended += 1;
      if (init?.method !== undefined && init.method !== 'GET') return new Response(null, { status: 204 });
      return Response.json({ publicKey: printed(serverKey), endpoint: null });
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    return { seen, subscribeBefore: (publicKey: Uint8Array) => (current = subscriptionFor(printed(publicKey))) };
  }

  test('are sent by the server once they are turned on, until they are turned off', async () => {
    fakeNotifications();
    const { seen } = fakePush(key(1));
    await openApp(settings);
    await expect.element(page.getByText('Works even when Mensana is closed.', { exact: false })).toBeVisible();
    expect(seen.stored).toEqual([]);
    await notifyHere.click({ force: true });
    const subscription = { endpoint: expect.stringContaining('https://push.'), keys: { p256dh: 'p', auth: 'a' } };
    await expect.poll(() => seen.stored).toEqual([{ subscription, zone: 'UTC' }]);
    expect(seen.keys).toEqual([printed(key(1))]);
    await notifyHere.click({ force: true });
    await expect.poll(() => seen.ended).toBe(1);
    expect(seen.unsubscribed).toBe(1);
  });

  test.each([
    ['is kept, and stored again', key(1), []],
    ['for another key of the server is replaced', key(2), [printed(key(1))]],
  ])('a subscription of an earlier visit %s', async (_, before, subscribed) => {
    fakeNotifications('granted');
    localStorage.setItem('mensana-reminder-notify', '1');
    const { seen, subscribeBefore } = fakePush(key(1));
    subscribeBefore(before);
    await openApp(settings);
    await expect.poll(() => seen.stored).toHaveLength(1);
    expect(seen.keys).toEqual(subscribed);
  });

  test('are not promised for what only an open app knows', async () => {
    fakeNotifications();
    fakePush(key(1));
    vi.stubGlobal('PushManager', undefined);
    Reflect.deleteProperty(window, 'PushManager');
    await openApp(settings);
    await expect.element(page.getByText('Works while Mensana is open', { exact: false })).toBeVisible();
  });
});

describe('the calendar feed', () => {
  /** Answers as the server does, for a user without an address. */
  function fakeServer(): void {
    let count = 0;
    let createdAt: number | null = null;
    const { fetch } = window;
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      if (!String(input).endsWith('/calendar')) return fetch(input, init);
      if (init?.method === 'POST') {
        count += 1;
        createdAt = now;
        return Response.json({ path: `/calendar/secret-${count}.ics`, createdAt });
      }
      if (init?.method === 'DELETE') {
        createdAt = null;
        return new Response(null, { status: 204 });
      }
      return Response.json({ createdAt });
    });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
  }

  const address = page.getByRole('textbox', { name: 'Address' });
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name });

  test('gets an address, which can be renewed and removed', async () => {
    fakeServer();
    await openApp(settings);
    await page.getByRole('button', { name: 'Create address' }).click();
    await expect.element(address).toHaveValue(`${location.origin}/calendar/secret-1.ics`);
    await expectAccessible('main');
    await page.getByRole('button', { name: 'Renew address' }).click();
    await confirm('Renew address').click();
    await expect.element(address).toHaveValue(`${location.origin}/calendar/secret-2.ics`);
    await page.getByRole('button', { name: 'Remove address' }).click();
    await confirm('Remove address').click();
    await expect.element(page.getByRole('button', { name: 'Create address' })).toBeVisible();
    await expect.element(address).not.toBeInTheDocument();
  });

  test('says that its address can’t be managed without the server', async () => {
    await openApp(settings);
    await expect.element(page.getByText('Couldn’t load the calendar feed')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
