import { useState } from 'react';
import { accountApi, checkAccount } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Button, SubmitButton } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { Text } from '../ui/text.tsx';
import { LinkDone } from './link-done.tsx';
import { loginMessages } from './messages/index.ts';
import type { LinkProps } from './new-password.tsx';
import { useAttempt } from './use-attempt.ts';

/**
 * Confirms an email address. This takes a click, since mail programs open links automatically and the link works only
 * once.
 */
export function ConfirmAddress({ token, onDone }: LinkProps) {
  const m = useMessages(loginMessages);
  const { attempt, errors, isPending } = useAttempt(m.notConfirmed);
  const [isConfirmed, setConfirmed] = useState(false);

  const confirm = async () => {
    const confirmed = await attempt([], () => accountApi.confirmAddress(token));
    if (confirmed === undefined) return;
    setConfirmed(true);
    void checkAccount();
  };
  if (isConfirmed) {
    return <LinkDone title={m.confirmedTitle} text={m.confirmedText} next={m.continue} onNext={onDone} />;
  }
  return (
    <>
      <Text tone="muted">{m.confirmText}</Text>
      <Form onSubmit={() => void confirm()} errors={errors} label={m.confirmTitle}>
        <SubmitButton isWide isPending={isPending}>
          {m.confirm}
        </SubmitButton>
      </Form>
      <Button variant="quiet" isWide onPress={onDone}>
        {m.backToSignIn}
      </Button>
    </>
  );
}
