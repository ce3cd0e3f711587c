import { notices, serviceWorkers } from '../secure-context/index.ts';

/** `blocked`: the user can allow notifications only in the browser's settings. */
export type NoticePermission = 'allowed' | 'not-asked' | 'blocked' | 'unavailable';

export function noticePermission(): NoticePermission {
  const permission = notices()?.permission;
  if (permission === undefined) return 'unavailable';
  if (permission === 'granted') return 'allowed';
  return permission === 'denied' ? 'blocked' : 'not-asked';
}

/** Asks the user for permission. Must be called from a user action. */
export async function askForNotices(): Promise<NoticePermission> {
  if (noticePermission() === 'not-asked') await notices()?.requestPermission();
  return noticePermission();
}

export interface NoticeContent {
  readonly title: string;
  readonly body: string;
  /** A notification replaces the previous one with the same tag. */
  readonly tag: string;
  /** The page that a press opens. By default, a press only shows the app again. */
  readonly href?: string;
}

/** Shows a notification. Phones allow notifications only through a service worker. */
export async function showNotice({ title, body, tag, href }: NoticeContent): Promise<void> {
  const Notice = notices();
  if (Notice === undefined || noticePermission() !== 'allowed') return;
  const options = { body, tag, data: href === undefined ? location.pathname : { open: href } };
  const registration = await serviceWorkers()?.getRegistration();
  if (registration !== undefined) return registration.showNotification(title, options);
  const notice = new Notice(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
    if (href !== undefined) pressed(href);
  };
}

/**
 * Calls a listener with the page that a pressed notification opens.
 *
 * @returns a function that unsubscribes
 */
export function onNoticePressed(listener: (href: string) => void): () => void {
  const onMessage = ({ data }: MessageEvent<{ readonly open?: unknown } | null>) => {
    if (typeof data?.open === 'string') listener(data.open);
  };
  const workers = serviceWorkers();
  listeners.add(listener);
  workers?.addEventListener('message', onMessage);
  return () => {
    listeners.delete(listener);
    workers?.removeEventListener('message', onMessage);
  };
}

const listeners = new Set<(href: string) => void>();

function pressed(href: string): void {
  for (const listener of listeners) listener(href);
}
