import { useEffect, useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import {
  type AccountError,
  accountApi,
  accountMessages,
  explain,
  type Invitation,
  useAccount,
} from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { untilCancelled } from '../lifecycle/index.ts';
import { Loading, Notice } from '../page/index.ts';
import { Button } from '../ui/button.tsx';
import { Text } from '../ui/text.tsx';
import { CreateAccountForm } from './create-account.tsx';
import { loginMessages } from './messages/index.ts';
import type { LinkProps } from './new-password.tsx';

/** Creates an account with the link of an invitation, or says why the link cannot be used. */
export function AcceptInvitation({ token, onDone }: LinkProps) {
  const m = useMessages(loginMessages);
  const { errors: labels } = useMessages(accountMessages);
  // Creating the account signs the user in, so a later render must not take them for someone who was signed in before.
  const [signedInAs] = useState(useSignedInAddress());
  const { invitation, retry } = useInvitation(token);
  const [email, setEmail] = useState<string | null>(null);

  if (signedInAs !== null) {
    return (
      <>
        <Notice tone="warn">{m.invitedButSignedIn({ email: signedInAs })}</Notice>
        <Button variant="primary" isWide onPress={onDone}>
          {m.continue}
        </Button>
      </>
    );
  }
  const explainInvitation = (error: AccountError) => {
    if (error.code === 'account/link-expired') return m.invitationExpired;
    return error.code === 'account/link-used' ? m.invitationUsed : explain(labels, error);
  };
  if (invitation === null) return <Loading />;
  if (!invitation.ok) {
    const isLost = invitation.error.code.startsWith('network/') || invitation.error.code === 'request/failed';
    return (
      <>
        <Notice tone="warn">
          <strong>{isLost ? m.invitationNotChecked : m.invitationUnusable}</strong>
          <p>{explainInvitation(invitation.error)}</p>
        </Notice>
        {isLost && (
          <Button variant="primary" isWide onPress={retry}>
            {m.tryAgain}
          </Button>
        )}
        <Button variant="quiet" isWide onPress={onDone}>
          {m.backToSignIn}
        </Button>
      </>
    );
  }
  const { role, address } = invitation.value;
  return (
    <>
      <Text tone="muted">{role === 'owner' ? m.ownerText : m.invitedText}</Text>
      <CreateAccountForm
        email={email ?? address ?? ''}
        onEmailChange={setEmail}
        invitation={token}
        onCreated={onDone}
      />
    </>
  );
}

function useSignedInAddress(): string | null {
  const account = useAccount();
  return account.kind === 'signed-in' ? account.user.email : null;
}

function useInvitation(token: string) {
  const [invitation, setInvitation] = useState<Result<Invitation, AccountError> | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => untilCancelled(accountApi.readInvitation(token), setInvitation), [token, attempt]);
  const retry = () => {
    setInvitation(null);
    setAttempt((before) => before + 1);
  };
  return { invitation, retry };
}
