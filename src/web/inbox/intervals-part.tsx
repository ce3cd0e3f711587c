import { useState } from 'react';
import { isLocalDay } from '#domain/kernel/index.ts';
import { isOfNetwork } from '../api/index.ts';
import { useMessages } from '../language/index.ts';
import { useFocusKept } from '../page/index.ts';
import { useMoment, useTimeFormat, useToday } from '../time/index.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { StateView } from '../ui/state-view.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { showToast } from '../ui/toast.tsx';
import { ConnectIntervals } from './connect-intervals.tsx';
import { type IntervalsConnection, intervalsApi } from './intervals-api.ts';
import { explainIntervals } from './intervals-error.ts';
import { inboxMessages } from './messages/index.ts';
import { SkippedActivities } from './skipped-activities.tsx';
import { useIntervals } from './use-intervals.ts';

/** Connects the user's account to intervals.icu, and tells how far it is. */
export function IntervalsPart({ uid }: { readonly uid: string }) {
  const m = useMessages(inboxMessages);
  const today = useToday();
  const { status, load } = useIntervals(uid);
  const [isChanging, setChanging] = useState(false);
  const hasConnection = status.kind === 'known' && status.connection !== null;
  useFocusKept(hasConnection);
  if (status.kind === 'loading') return <StateView kind="loading" title={m.loading} />;
  if (status.kind === 'failed') {
    const isOffline = isOfNetwork(status.error) && status.error.code === 'network/offline';
    return (
      <StateView
        kind={isOffline ? 'offline' : 'failed'}
        title={m.statusFailed}
        action={<Button onPress={() => void load()}>{m.tryAgain}</Button>}
      >
        {isOffline ? m.statusOffline : m.unexpectedError}
      </StateView>
    );
  }
  const { connection } = status;
  const onConnected = () => {
    setChanging(false);
    void load();
  };
  const isEntering = isChanging || connection === null || connection.keyRefused;
  return (
    <Stack gap={5} paddingTop={3} full>
      {connection !== null && <Status connection={connection} />}
      {isEntering && <ConnectIntervals uid={uid} connection={connection} today={today} onConnected={onConnected} />}
      {connection !== null && (
        <Actions uid={uid} connection={connection} onChange={() => setChanging(true)} onDone={() => void load()} />
      )}
    </Stack>
  );
}

function Status({ connection }: { readonly connection: IntervalsConnection }) {
  const m = useMessages(inboxMessages);
  const moment = useMoment();
  const { day } = useTimeFormat();
  const today = useToday();
  const { athlete, beginOn, keyRefused, isPulling, pulledAt, nextPullAt, failure, waiting } = connection;
  const since = isLocalDay(beginOn) ? day(beginOn, today) : beginOn;
  return (
    <Stack gap={1} align="start">
      <Text>{m.connectedAs({ athlete, since })}</Text>
      <div role="status">
        {keyRefused && <Text tone="warn">{m.keyRefused}</Text>}
        {isPulling && <Text>{m.checking}</Text>}
        {!keyRefused && failure !== null && <Text tone="warn">{failureText(m.failures, failure)}</Text>}
      </div>
      <SecondaryText>{pulledAt === null ? m.neverChecked : m.lastChecked({ when: moment(pulledAt) })}</SecondaryText>
      {nextPullAt !== null && !isPulling && <SecondaryText>{m.nextCheck({ when: moment(nextPullAt) })}</SecondaryText>}
      {waiting > 0 && <SecondaryText>{m.stillToFetch({ count: waiting })}</SecondaryText>}
      <SkippedActivities connection={connection} />
    </Stack>
  );
}

function failureText<F extends { readonly other: string }>(failures: F, code: string): string {
  return Object.hasOwn(failures, code) ? String(failures[code as keyof F]) : failures.other;
}

interface ActionsProps {
  readonly uid: string;
  readonly connection: IntervalsConnection;
  readonly onChange: () => void;
  readonly onDone: () => void;
}

function Actions({ uid, connection, onChange, onDone }: ActionsProps) {
  const m = useMessages(inboxMessages);
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const run = async (action: 'pull' | 'disconnect', done: string, failed: string) => {
    setPending(true);
    const answer = await intervalsApi(uid)[action]();
    setPending(false);
    if (answer.ok) showToast({ message: done });
    else showToast({ message: `${failed}. ${explainIntervals(m.errors, answer.error)}`, tone: 'bad' });
    onDone();
  };
  return (
    <Row gap={2} wrap>
      {!connection.keyRefused && (
        <>
          <Button
            isPending={isPending || connection.isPulling}
            onPress={() => void run('pull', m.checkStarted, m.notChecked)}
          >
            {m.checkNow}
          </Button>
          <Button variant="quiet" onPress={onChange}>
            {m.changeKey}
          </Button>
        </>
      )}
      <Button variant="quiet" isPending={isPending} onPress={() => setAsking(true)}>
        {m.disconnect}
      </Button>
      <ConfirmDialog
        title={m.disconnectTitle}
        confirmLabel={m.disconnect}
        cancelLabel={m.cancel}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          void run('disconnect', m.disconnected, m.notDisconnected);
        }}
      >
        {m.disconnectText}
      </ConfirmDialog>
    </Row>
  );
}
