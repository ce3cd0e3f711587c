import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askForNotices, noticePermission, onNoticePressed, showNotice } from './notices.ts';

let shown: FakeNotice[];
let permission: NotificationPermission;
let answer: NotificationPermission;

class FakeNotice {
  static get permission() {
    return permission;
  }
  static async requestPermission() {
    permission = answer;
  }
  readonly title: string;
  readonly options: NotificationOptions;
  isClosed = false;
  onclick = () => {};
  constructor(title: string, options: NotificationOptions) {
    this.title = title;
    this.options = options;
    shown.push(this);
  }
  close() {
    this.isClosed = true;
  }
}

const content = { title: 'Rest is over', body: 'Time for your next set.', tag: 'rest' };

beforeEach(() => {
  shown = [];
  permission = 'granted';
  answer = 'granted';
  vi.stubGlobal('window', { isSecureContext: true, Notification: FakeNotice, focus: vi.fn() });
  vi.stubGlobal('location', { pathname: '/dashboard' });
  vi.stubGlobal('navigator', {});
});

describe('permission', () => {
  it.each([
    ['default', 'granted', 'allowed'],
    ['default', 'denied', 'blocked'],
    ['default', 'default', 'not-asked'],
    ['denied', 'granted', 'blocked'],
  ] as const)('that is %s and answered with %s is %s', async (before, then, after) => {
    permission = before;
    answer = then;
    expect(await askForNotices()).toBe(after);
  });

  it('is unavailable without notifications, and on a page that is not secure', async () => {
    Object.assign(window, { Notification: undefined });
    expect(await askForNotices()).toBe('unavailable');
    Object.assign(window, { Notification: FakeNotice, isSecureContext: false });
    expect(noticePermission()).toBe('unavailable');
    await showNotice(content);
    expect(shown).toEqual([]);
  });
});

describe('a notification', () => {
  it('is not shown without permission', async () => {
    permission = 'denied';
    await showNotice(content);
    expect(shown).toEqual([]);
  });

  it('shows the app again when it is pressed, and opens its page if it has one', async () => {
    const opened: string[] = [];
    const stop = onNoticePressed((href) => opened.push(href));
    await showNotice(content);
    await showNotice({ ...content, href: '/dashboard/notes/a' });
    expect(shown.map(({ options }) => options.data)).toEqual(['/dashboard', { open: '/dashboard/notes/a' }]);
    shown[0]?.onclick();
    expect(shown[0]?.isClosed).toBe(true);
    expect(opened).toEqual([]);
    shown[1]?.onclick();
    expect(opened).toEqual(['/dashboard/notes/a']);
    expect(window.focus).toHaveBeenCalledTimes(2);
    stop();
    shown[1]?.onclick();
    expect(opened).toHaveLength(1);
  });

  it('is shown by the service worker if there is one, which says what was pressed', async () => {
    const byWorker: unknown[] = [];
    const registration = { showNotification: async (title: string) => void byWorker.push(title) };
    const workers = Object.assign(new EventTarget(), { getRegistration: async () => registration });
    vi.stubGlobal('navigator', { serviceWorker: workers });
    const opened: string[] = [];
    const stop = onNoticePressed((href) => opened.push(href));
    await showNotice(content);
    expect(byWorker).toEqual(['Rest is over']);
    expect(shown).toEqual([]);
    const say = (data: unknown) => workers.dispatchEvent(Object.assign(new Event('message'), { data }));
    for (const data of [null, {}, { open: 7 }, { open: '/dashboard/overview' }]) say(data);
    expect(opened).toEqual(['/dashboard/overview']);
    stop();
    say({ open: '/dashboard/overview' });
    expect(opened).toHaveLength(1);
  });
});
