import { useAuth } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { ChangeAddress } from './change-address.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { profileMessages } from './messages/index.ts';
import { Section } from './section.tsx';

export function AccountPart() {
  const m = useMessages(profileMessages);
  const { user, logout } = useAuth();
  if (!user) return null;
  return (
    <>
      {user.displayName !== '' && (
        <Section title={m.name}>
          <Text personal>{user.displayName}</Text>
        </Section>
      )}
      <Section title={m.address} action={<ChangeAddress />}>
        <Text>{user.email}</Text>
        <StatusBadge tone={user.emailVerified ? 'good' : 'plain'}>
          {user.emailVerified ? m.confirmed : m.notConfirmed}
        </StatusBadge>
        <SecondaryText>{m.since({ at: user.createdAt })}</SecondaryText>
      </Section>
      {user.providers.includes('password') && (
        <Section title={m.password} text={m.passwordText} action={<ChangePassword />} />
      )}
      <Section
        title={m.signOut}
        text={m.signOutText}
        action={<Button onPress={() => void logout()}>{m.signOut}</Button>}
      />
      <Section title={m.delete} text={m.deleteText} action={<DeleteAccount email={user.email} />} />
    </>
  );
}
