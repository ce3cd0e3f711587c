import { useCallback, useEffect, useState } from 'react';
import { type AccountError, type AccountSession, accountMessages, accountSettings, explain } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { StateView } from '../ui/state-view.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { Text } from '../ui/text.tsx';
import { showToast } from '../ui/toast.tsx';
import { nameDevice } from './device-name.ts';
import { profileMessages } from './messages/index.ts';
import styles from './profile.module.css';
import { Section } from './section.tsx';

export function SessionsPart() {
  const m = useMessages(profileMessages);
  const { errors: words } = useMessages(accountMessages);
  const { sessions, error, load } = useSessions();
  return (
    <Section title={m.devices} text={m.devicesText}>
      {error && (
        <StateView
          kind={error.code === 'network/offline' ? 'offline' : 'failed'}
          title={m.devicesFailed}
          action={<Button onPress={load}>{m.tryAgain}</Button>}
        >
          {explain(words, error)}
        </StateView>
      )}
      {sessions && (
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={load} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function SessionRow({ session, onEnded }: { readonly session: AccountSession; readonly onEnded: () => void }) {
  const m = useMessages(profileMessages);
  const { errors: words } = useMessages(accountMessages);
  const [isPending, setPending] = useState(false);
  const named = nameDevice(session.device);
  const device = named ? m.browserOn(named) : m.unknownDevice;
  const end = async () => {
    setPending(true);
    const ended = await accountSettings.endSession(session.id);
    setPending(false);
    if (ended.ok || ended.error.code === 'account/session-not-found')
      showToast({ message: m.deviceSignedOut({ device }) });
    else showToast({ tone: 'bad', message: `${m.deviceNotSignedOut({ device })}. ${explain(words, ended.error)}` });
    onEnded();
  };
  return (
    <li className={styles.session}>
      <div className={styles.sectionWords}>
        <Text weight="medium">{device}</Text>
        <Text size={2} tone="muted">
          {m.lastUsed({ at: session.lastUsedAt })}
        </Text>
        {session.shared && <StatusBadge tone="plain">{m.sharedComputer}</StatusBadge>}
      </div>
      {session.current ? (
        <StatusBadge tone="good" isFilled>
          {m.thisDevice}
        </StatusBadge>
      ) : (
        <Button aria-label={m.signOutDevice({ device })} isPending={isPending} onPress={() => void end()}>
          {m.signOut}
        </Button>
      )}
    </li>
  );
}

function useSessions() {
  const [sessions, setSessions] = useState<readonly AccountSession[] | null>(null);
  const [error, setError] = useState<AccountError | null>(null);
  const load = useCallback(() => {
    void accountSettings.sessions().then((answer) => {
      setError(answer.ok ? null : answer.error);
      if (answer.ok) setSessions(answer.value);
    });
  }, []);
  useEffect(load, [load]);
  return { sessions, error, load };
}
