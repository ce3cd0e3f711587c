import { ok } from '#domain/kernel/result.ts';
import { type AccountSession, accountMessages, accountSettings, explain } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { PlainList, Row, Stack } from '../ui/layout.tsx';
import { StateView } from '../ui/state-view.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { useAccountList, useRowAction } from './account-list.ts';
import { nameDevice } from './device-name.ts';
import { profileMessages } from './messages/index.ts';
import { Section } from './section.tsx';

export function SessionsPart() {
  const m = useMessages(profileMessages);
  const { errors: labels } = useMessages(accountMessages);
  const { found: sessions, error, load } = useAccountList(accountSettings.sessions);
  return (
    <Section title={m.devices} text={m.devicesText}>
      {error && (
        <StateView
          kind={error.code === 'network/offline' ? 'offline' : 'failed'}
          title={m.devicesFailed}
          action={<Button onPress={load}>{m.tryAgain}</Button>}
        >
          {explain(labels, error)}
        </StateView>
      )}
      {sessions && (
        <PlainList full divided>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={load} />
          ))}
        </PlainList>
      )}
    </Section>
  );
}

function SessionRow({ session, onEnded }: { readonly session: AccountSession; readonly onEnded: () => void }) {
  const m = useMessages(profileMessages);
  const { run, isPending } = useRowAction();
  const named = nameDevice(session.device);
  const device = named ? m.browserOn(named) : m.unknownDevice;
  const signOut = async () => {
    const ended = await accountSettings.endSession(session.id);
    return !ended.ok && ended.error.code === 'account/session-not-found' ? ok(null) : ended;
  };
  const labels = { done: m.deviceSignedOut({ device }), failed: m.deviceNotSignedOut({ device }) };
  return (
    <Row as="li" gap={4} paddingY={4} align="start" justify="between">
      <Stack grow gap={1} align="start">
        <Text weight="medium">{device}</Text>
        <SecondaryText>{m.lastUsed({ at: session.lastUsedAt })}</SecondaryText>
        {session.shared && <StatusBadge tone="plain">{m.sharedComputer}</StatusBadge>}
      </Stack>
      {session.current ? (
        <StatusBadge tone="good" isFilled>
          {m.thisDevice}
        </StatusBadge>
      ) : (
        <Button
          aria-label={m.signOutDevice({ device })}
          isPending={isPending}
          onPress={() => void run(signOut, labels, onEnded)}
        >
          {m.signOut}
        </Button>
      )}
    </Row>
  );
}
