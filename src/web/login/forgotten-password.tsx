import { useState } from 'react';
import { accountApi } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Notice } from '../page/index.ts';
import { SubmitButton } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { Link } from '../ui/link.tsx';
import { Text } from '../ui/text.tsx';
import { EmailField, type EmailProps } from './fields.tsx';
import styles from './login.module.css';
import { loginMessages } from './messages/index.ts';
import { missingFrom, useAttempt } from './use-attempt.ts';
import { useModeLink } from './use-mode-link.ts';
import { useOptions } from './use-options.ts';

/** Requests a link to reset the password. The answer is the same for an unknown address. */
export function ForgottenPassword({ email, onEmailChange }: EmailProps) {
  const m = useMessages(loginMessages);
  const { mail } = useOptions();
  const { attempt, errors, errorOf, isPending } = useAttempt(m.notSent);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const modeLink = useModeLink();

  const submit = async () => {
    const address = email.trim();
    const sent = await attempt(missingFrom({ email }), () => accountApi.forgotPassword(address));
    if (sent !== undefined) setSentTo(address);
  };
  return (
    <>
      {sentTo === null ? (
        <>
          <Text tone="muted">{m.forgottenText}</Text>
          <Form onSubmit={() => void submit()} errors={errors} label={m.forgottenTitle}>
            <EmailField email={email} onEmailChange={onEmailChange} error={errorOf('email')} />
            <SubmitButton isWide isPending={isPending}>
              {m.sendLink}
            </SubmitButton>
          </Form>
        </>
      ) : (
        <Notice tone="good">
          <strong>{mail ? m.sentTitle : m.requestedTitle}</strong>
          <p>{(mail ? m.sentText : m.requestedText)({ email: sentTo })}</p>
        </Notice>
      )}
      <p className={styles.other}>
        <Link {...modeLink()}>{m.backToSignIn}</Link>
      </p>
    </>
  );
}
