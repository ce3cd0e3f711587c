import { signIn } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Loading, Notice } from '../page/index.ts';
import { SubmitButton } from '../ui/button.tsx';
import { Form, textOf } from '../ui/form.tsx';
import { Link } from '../ui/link.tsx';
import { EmailField, type EmailProps, Password, SharedComputer } from './fields.tsx';
import styles from './login.module.css';
import { loginMessages } from './messages/index.ts';
import { Provider } from './provider.tsx';
import { missingFrom, useAttempt } from './use-attempt.ts';
import { useModeLink } from './use-mode-link.ts';
import { useOptions } from './use-options.ts';

export function CreateAccount(props: EmailProps) {
  const m = useMessages(loginMessages);
  const { signUp, provider, needsOwner } = useOptions();
  const modeLink = useModeLink();
  return (
    <>
      {signUp === null && <Loading />}
      {signUp === 'open' && <CreateAccountForm {...props} />}
      {(signUp === 'invite' || signUp === 'closed') && (
        <>
          <Notice tone="plain">{needsOwner ? m.needsOwner : signUp === 'invite' ? m.inviteOnly : m.closed}</Notice>
          {provider !== null && <Provider name={provider.name} />}
        </>
      )}
      <p className={styles.other}>
        {m.haveAccount} <Link {...modeLink()}>{m.signIn}</Link>
      </p>
    </>
  );
}

interface CreateAccountFormProps extends EmailProps {
  /** The token of an invitation. */
  readonly invitation?: string;
  readonly onCreated?: () => void;
}

/** The form for a new account, and the button of the other sign-in service. */
export function CreateAccountForm(props: CreateAccountFormProps) {
  const { email, onEmailChange, invitation = '', onCreated } = props;
  const m = useMessages(loginMessages);
  const { passwordMin, provider } = useOptions();
  const { attempt, errors, errorOf, isPending } = useAttempt(m.notCreated);

  const submit = async (fields: FormData) => {
    const password = textOf(fields, 'password');
    const created = await attempt(missingFrom({ email, password, passwordMin }), () =>
      signIn('create', { email, password, sharedComputer: fields.has('shared'), invitation }),
    );
    if (created !== undefined) onCreated?.();
  };
  return (
    <>
      <Form onSubmit={(fields) => void submit(fields)} errors={errors} label={m.createTitle}>
        <EmailField email={email} onEmailChange={onEmailChange} error={errorOf('email')} />
        <Password error={errorOf('password')} min={passwordMin} />
        <SharedComputer />
        <SubmitButton isWide isPending={isPending}>
          {m.createAccount}
        </SubmitButton>
      </Form>
      {provider !== null && <Provider name={provider.name} invitation={invitation} />}
    </>
  );
}
