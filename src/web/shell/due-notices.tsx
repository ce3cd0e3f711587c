import { lazy, Suspense, useState } from 'react';
import type { Instant } from '#domain/kernel/index.ts';
import { useLocalPreference } from '../local-preferences/index.ts';
import { noticePermission, notifiesHere } from '../notifications/index.ts';
import { useDocument, useDocumentReady } from '../replica/index.ts';

// Loaded only on devices whose user has turned notifications on.
const ReminderNotices = lazy(async () => (await import('../notes/index.ts')).loadReminderNotices());

/** Shows notifications about what is due, on any page, if the user wants them on this device. */
export function DueNotices() {
  const [isWanted] = useLocalPreference(notifiesHere);
  const isReady = useDocumentReady();
  const isShown = isWanted && isReady && noticePermission() === 'allowed';
  const { now } = useDocument();
  const [since, setSince] = useState<Instant | null>(null);
  // remembered before the code is loaded, so that nothing that comes due meanwhile is missed
  if (isShown && since === null) setSince(now());
  return <Suspense fallback={null}>{isShown && since !== null && <ReminderNotices since={since} />}</Suspense>;
}
