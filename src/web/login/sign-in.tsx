import { parseProviderError, signIn } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Notice } from '../page/index.ts';
import { SubmitButton } from '../ui/button.tsx';
import { Form, textOf } from '../ui/form.tsx';
import { Link } from '../ui/link.tsx';
import { EmailField, type EmailProps, Password, SharedComputer } from './fields.tsx';
import styles from './login.module.css';
import { loginMessages } from './messages/index.ts';
import { Provider } from './provider.tsx';
import { loginRoute } from './routes.ts';
import { missingFrom, useAttempt } from './use-attempt.ts';
import { useModeLink } from './use-mode-link.ts';
import { useOptions } from './use-options.ts';

/** The sign-in form. After sign-in, the route itself opens the requested page. */
export function SignIn({ email, onEmailChange }: EmailProps) {
  const m = useMessages(loginMessages);
  const { provider, signUp, needsOwner } = useOptions();
  const { refused } = loginRoute.useSearch();
  const { attempt, errors, errorOf, isPending } = useAttempt(
    m.notSignedIn,
    refused === undefined ? null : parseProviderError(refused),
  );
  const modeLink = useModeLink();

  const submit = (fields: FormData) => {
    const password = textOf(fields, 'password');
    void attempt(missingFrom({ email, password }), () =>
      signIn('signIn', { email, password, sharedComputer: fields.has('shared') }),
    );
  };
  return (
    <>
      {needsOwner && <Notice tone="plain">{m.needsOwner}</Notice>}
      <Form onSubmit={submit} errors={errors} label={m.signIn}>
        <EmailField email={email} onEmailChange={onEmailChange} error={errorOf('email')} />
        <Password error={errorOf('password')} />
        <div className={styles.forgotten}>
          <Link touch="inLine" size={2} tone="muted" {...modeLink('forgotten')}>
            {m.forgotten}
          </Link>
        </div>
        <SharedComputer />
        <SubmitButton isWide isPending={isPending}>
          {m.signIn}
        </SubmitButton>
      </Form>
      {provider !== null && <Provider name={provider.name} />}
      {signUp === 'open' && (
        <p className={styles.other}>
          {m.noAccount} <Link {...modeLink('create')}>{m.createTitle}</Link>
        </p>
      )}
    </>
  );
}
