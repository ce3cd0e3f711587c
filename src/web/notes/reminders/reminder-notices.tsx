import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Instant } from '#domain/kernel/index.ts';
import { useAuth } from '../../account/index.ts';
import { usePlannedReminders } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { listLink, noteLink } from '../../links/notes.ts';
import { onNoticePressed, showNotice, wakeThisDevice } from '../../notifications/index.ts';
import { reminderMessages, useDueLabel } from '../../reminders/index.ts';
import { inOneTab } from '../../secure-context/index.ts';
import { useNow } from '../../time/index.ts';
import { useHref } from '../../ui/use-href.ts';
import { NotesIndexProvider } from '../search/index.ts';
import type { DueItem } from './due-items.ts';
import { type Announced, maxShownOneByOne, newlyDue } from './newly-due.ts';
import { useReminders } from './use-reminders.ts';

export interface ReminderNoticesProps {
  /** What came due before is listed in the app, and not announced. */
  readonly since: Instant;
}

/** Shows a notification when something comes due while the app is open. */
export function ReminderNotices({ since }: ReminderNoticesProps) {
  return (
    <NotesIndexProvider>
      <Notices since={since} />
    </NotesIndexProvider>
  );
}

function Notices({ since }: ReminderNoticesProps) {
  const { due } = useReminders();
  const planned = usePlannedReminders();
  const minute = useNow();
  const announce = useAnnouncing();
  const announcedKeys = useRef(new Set<string>());
  useOpening();
  useWaking();
  useEffect(() => {
    const all = [
      ...due.map(announcedOf),
      ...planned.map((each) => ({ ...each, tag: each.key, zone: 'UTC', repeat: null })),
    ];
    const after = Math.max(since, minute - latestMs);
    const items = newlyDue(all, after, minute).filter(({ key }) => !announcedKeys.current.has(key));
    for (const { key } of items) announcedKeys.current.add(key);
    void announce(items);
  }, [due, planned, since, minute, announce]);
  return null;
}

/** What came due longer ago, while the device slept, is no longer announced. */
const latestMs = 12 * 3_600_000;

function announcedOf({ key, title, at, zone, repeat, noteId }: DueItem): Announced {
  return { key, tag: noteId, title, at, zone, repeat, link: noteLink(noteId) };
}

/** Returns a function that announces items in one of the open tabs. It stays the same function. */
function useAnnouncing(): (items: readonly Announced[]) => Promise<void> {
  const m = useMessages(reminderMessages);
  const label = useDueLabel();
  const hrefOf = useHref();
  const latest = useRef({ m, label, hrefOf });
  latest.current = { m, label, hrefOf };
  const { current: announce } = useRef(async (items: readonly Announced[]) => {
    const { m: labels, label: when, hrefOf: toHref } = latest.current;
    if (items.length > maxShownOneByOne) {
      const title = labels.severalDue({ count: items.length });
      const notice = { title, body: labels.severalDueText, tag: 'mensana-due', href: toHref(listLink('reminders')) };
      await oneTab(items[0]?.key ?? '', () => showNotice(notice));
      return;
    }
    for (const { key, tag, title, at, link } of items) {
      const name = title.trim() || labels.reminder;
      const notice = { title: name, body: when(at), tag: `mensana-due-${tag}-${at}` };
      void oneTab(key, () => showNotice({ ...notice, href: toHref(link) }));
    }
  });
  return announce;
}

/** Runs work in only one of the open tabs, which notice within some seconds that something is due. */
function oneTab(key: string, work: () => Promise<void>): Promise<void> {
  return inOneTab(`mensana-due-${key}`, async () => {
    await work();
    await new Promise((done) => window.setTimeout(done, 90_000));
  });
}

/** Has the server wake this device while the app is closed. */
function useWaking(): void {
  const { user } = useAuth();
  const uid = user?.uid;
  useEffect(() => {
    if (uid === undefined) return;
    const wake = () => void wakeThisDevice(uid);
    wake();
    window.addEventListener('online', wake);
    return () => window.removeEventListener('online', wake);
  }, [uid]);
}

/** Opens what a pressed notification is about. */
function useOpening(): void {
  const { history } = useRouter();
  useEffect(() => onNoticePressed((href) => history.push(href)), [history]);
}
