import { notices, serviceWorkers } from '../../secure-context/index.ts';

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

/** Shows a notification that replaces the previous one. Phones allow notifications only through a service worker. */
export async function showRestNotice(words: { readonly title: string; readonly body: string }): Promise<void> {
  const Notice = notices();
  if (Notice === undefined || noticePermission() !== 'allowed') return;
  const options = { body: words.body, tag: 'mensana-rest', data: location.pathname };
  const registration = await serviceWorkers()?.getRegistration();
  if (registration !== undefined) return registration.showNotification(words.title, options);
  const notice = new Notice(words.title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
