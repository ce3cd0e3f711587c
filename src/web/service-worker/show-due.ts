import { messages as de } from './messages/de.ts';
import { messages as en } from './messages/en.ts';

const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** What `GET /api/push/due/:note` answers. This worker has no modules in common with the app. */
interface DueOfNote {
  readonly due: readonly { readonly title: string; readonly at: number }[];
  readonly language: string | null;
}

/** Without an answer of our server, the notification leads to the note. */
const unknown: DueOfNote = { due: [], language: null };

/**
 * Shows what is due in the note that a push message names. The text comes from our server, with the session of this
 * device. If a page of the app is in view, that page shows it.
 */
export async function showDue(message: PushMessageData | null): Promise<void> {
  const note = noteIn(message);
  if (note === null || (await isInView())) return;
  const answer = await fetch(`/api/push/due/${encodeURIComponent(note)}`).catch(() => null);
  if (answer?.status === 401) return endSubscription();
  const known: DueOfNote = answer?.ok ? await answer.json().catch(() => unknown) : unknown;
  const words = (known.language ?? navigator.language).startsWith('de') ? de : en;
  const [latest] = known.due;
  await worker.registration.showNotification(latest?.title.trim() || words.reminder, {
    tag: `mensana-due-${note}-${latest?.at}`, // a page that is open but not in view shows it with the same
    data: { open: `/dashboard/notes/${encodeURIComponent(note)}` },
    ...(latest !== undefined && { body: dueLabel(latest.at, known.language ?? navigator.language, words) }),
  });
}

function noteIn(message: PushMessageData | null): string | null {
  try {
    const content: unknown = message?.json();
    const id = typeof content === 'object' && content !== null && 'id' in content ? content.id : null;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

async function isInView(): Promise<boolean> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  return pages.some(({ visibilityState }) => visibilityState === 'visible');
}

/** The user has signed out here. */
async function endSubscription(): Promise<void> {
  await (await worker.registration.pushManager.getSubscription())?.unsubscribe();
}

/** What comes later than this, while the server or this device was off, is marked. */
const lateMs = 10 * 60_000;
const dayMs = 86_400_000;

function dueLabel(at: number, language: string, words: typeof en): string {
  const isOld = Date.now() - at > dayMs / 2;
  const when = new Intl.DateTimeFormat(language, {
    ...(isOld && { weekday: 'short', day: 'numeric', month: 'short' }),
    ...{ hour: 'numeric', minute: '2-digit' },
  }).format(at);
  return Date.now() - at > lateMs ? words.late({ when }) : when;
}
