import { Copy } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { readCalendarFeed, renewCalendarFeed, revokeCalendarFeed } from '#api/calendar.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type CallError, call, isOfNetwork } from '../api/index.ts';
import { useMessages } from '../language/index.ts';
import { copyText } from '../secure-context/index.ts';
import { deviceZone, useMoment } from '../time/index.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { StateView } from '../ui/state-view.tsx';
import { Text } from '../ui/text.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { reminderMessages } from './messages/index.ts';

type Feed =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: CalendarError }
  | { readonly kind: 'none' }
  /** `address` is known only on the page that created it. */
  | { readonly kind: 'present'; readonly createdAt: number; readonly address: string | null };

/** Creates, renews and removes the secret address at which calendar apps read what is due. */
export function CalendarFeed({ uid }: { readonly uid: string }) {
  const m = useMessages(reminderMessages);
  const { feed, isPending, load, renew, revoke } = useFeed(uid);
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  if (feed.kind === 'loading') return <StateView kind="loading" title={m.loading} />;
  if (feed.kind === 'failed') {
    const isOffline = isOfNetwork(feed.error) && feed.error.code === 'network/offline';
    return (
      <StateView
        kind={isOffline ? 'offline' : 'failed'}
        title={m.feedFailed}
        action={<Button onPress={() => void load()}>{m.tryAgain}</Button>}
      >
        {isOffline ? m.feedOffline : m.unexpectedError}
      </StateView>
    );
  }
  if (feed.kind === 'none') {
    return (
      <Button isPending={isPending} onPress={() => void renew()}>
        {m.feedCreate}
      </Button>
    );
  }
  return (
    <Stack gap={3}>
      {feed.address === null ? <Created at={feed.createdAt} /> : <Address address={feed.address} />}
      <Row gap={2} wrap>
        <Button isPending={isPending} onPress={() => setAsked('renew')}>
          {m.feedRenew}
        </Button>
        <Button variant="quiet" isPending={isPending} onPress={() => setAsked('revoke')}>
          {m.feedRevoke}
        </Button>
      </Row>
      <ConfirmDialog
        title={asked === 'revoke' ? m.feedRevokeTitle : m.feedRenewTitle}
        confirmLabel={asked === 'revoke' ? m.feedRevoke : m.feedRenew}
        cancelLabel={m.cancel}
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          void (asked === 'revoke' ? revoke() : renew());
        }}
      >
        {m.feedStopsText}
      </ConfirmDialog>
    </Stack>
  );
}

function Created({ at }: { readonly at: number }) {
  const m = useMessages(reminderMessages);
  const moment = useMoment();
  return <Text size={2}>{m.feedCreated({ when: moment(at) })}</Text>;
}

function Address({ address }: { readonly address: string }) {
  const m = useMessages(reminderMessages);
  const copy = async () => {
    const isCopied = await copyText(address);
    showToast(isCopied ? { message: m.feedCopied } : { message: m.feedNotCopied, tone: 'bad' });
  };
  return (
    <Stack gap={2}>
      <TextField label={m.feedAddress} description={m.feedOnce} value={address} isReadOnly />
      <Row>
        <Button icon={<Copy />} onPress={() => void copy()}>
          {m.feedCopy}
        </Button>
      </Row>
    </Stack>
  );
}

function useFeed(uid: string) {
  const m = useMessages(reminderMessages);
  const [feed, setFeed] = useState<Feed>({ kind: 'loading' });
  const [isPending, setPending] = useState(false);

  const load = useCallback(async () => {
    const known = await calendarApi(uid).createdAt();
    if (!known.ok) setFeed({ kind: 'failed', error: known.error });
    else if (known.value === null) setFeed({ kind: 'none' });
    else setFeed({ kind: 'present', createdAt: known.value, address: null });
  }, [uid]);
  useEffect(() => void load(), [load]);

  const change = async (send: () => Promise<Feed | null>) => {
    setPending(true);
    const changed = await send();
    setPending(false);
    if (changed === null) showToast({ message: m.feedNotChanged, tone: 'bad' });
    else setFeed(changed);
  };
  return {
    feed,
    isPending,
    load,
    renew: () =>
      change(async () => {
        const renewed = await calendarApi(uid).renew(deviceZone());
        return renewed.ok ? { kind: 'present', ...renewed.value } : null;
      }),
    revoke: () =>
      change(async () => {
        const revoked = await calendarApi(uid).revoke();
        return revoked.ok ? { kind: 'none' } : null;
      }),
  };
}

type CalendarEndpoint = typeof readCalendarFeed | typeof renewCalendarFeed | typeof revokeCalendarFeed;

type CalendarError = CallError<CalendarEndpoint>;

type Outcome<T> = Promise<Result<T, CalendarError>>;

/** Returns the calls for a user's calendar feed, whose address exists only on the server. */
function calendarApi(uid: string) {
  const params = { uid };
  return {
    /** Returns when the address was created; null if there is none. */
    createdAt: async (): Outcome<number | null> => {
      const answer = await call(readCalendarFeed, { params });
      return answer.ok ? contentOf(answer.value.body, ({ createdAt }) => createdAt) : answer;
    },
    /** Creates an address in place of the previous one, and returns it. */
    renew: async (zone: string): Outcome<{ readonly address: string; readonly createdAt: number }> => {
      const answer = await call(renewCalendarFeed, { params, body: { zone } });
      if (!answer.ok) return answer;
      return contentOf(answer.value.body, ({ path, createdAt }) => ({ address: location.origin + path, createdAt }));
    },
    revoke: async (): Outcome<null> => {
      const answer = await call(revokeCalendarFeed, { params });
      return answer.ok ? ok(null) : answer;
    },
  };
}

/** An answer without content is not the server's. */
function contentOf<B, T>(body: B | undefined, take: (body: B) => T): Result<T, CalendarError> {
  return body === undefined ? err({ code: 'network/failed' }) : ok(take(body));
}
