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
