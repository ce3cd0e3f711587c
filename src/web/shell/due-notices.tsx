import { lazy, Suspense } from 'react';
import { useLocalPreference } from '../local-preferences/index.ts';
import { noticePermission, notifiesHere } from '../notifications/index.ts';
import { useDocumentReady } from '../replica/index.ts';

// Loaded only on devices whose user has turned notifications on.
const ReminderNotices = lazy(async () => (await import('../notes/index.ts')).loadReminderNotices());

/** Shows notifications about what is due, on any page, if the user wants them on this device. */
export function DueNotices() {
  const [isWanted] = useLocalPreference(notifiesHere);
  const isReady = useDocumentReady();
  const isShown = isWanted && isReady && noticePermission() === 'allowed';
  return <Suspense fallback={null}>{isShown && <ReminderNotices />}</Suspense>;
}
