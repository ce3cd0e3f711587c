import { signIn } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Notice } from '../page/index.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { Link } from '../ui/link.tsx';
import { EmailField, type EmailProps, Password, SharedComputer } from './fields.tsx';
import styles from './login.module.css';
import { loginMessages } from './messages/index.ts';
import { Provider } from './provider.tsx';
import { missingFrom, text, useAttempt } from './use-attempt.ts';
import { useModeHref } from './use-mode-href.ts';
import { useOptions } from './use-options.ts';

export function CreateAccount({ email, onEmailChange }: EmailProps) {
  const m = useMessages(loginMessages);
  const { signUp, passwordMin, provider } = useOptions();
  const { attempt, errors, errorOf, isPending } = useAttempt(m.notCreated);
  const href = useModeHref();

  const submit = (fields: FormData) => {
    const password = text(fields, 'password');
    void attempt(missingFrom({ email, password }), () =>
      signIn('create', { email, password, sharedComputer: fields.has('shared') }),
    );
  };
  return (
    <>
      {signUp === 'open' ? (
        <Form onSubmit={submit} errors={errors} label={m.createTitle}>
          <EmailField email={email} onEmailChange={onEmailChange} error={errorOf('email')} />
          <Password error={errorOf('password')} min={passwordMin} />
          <SharedComputer />
          <Button type="submit" variant="primary" isWide isPending={isPending}>
            {m.createAccount}
          </Button>
        </Form>
      ) : (
        <Notice tone="plain">{m.closed}</Notice>
      )}
      {provider !== null && <Provider name={provider.name} />}
      <p className={styles.other}>
        {m.haveAccount} <Link href={href()}>{m.signIn}</Link>
      </p>
    </>
  );
}
