import { signInByProvider } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { SharedComputer } from './fields.tsx';
import styles from './login.module.css';
import { loginMessages } from './messages/index.ts';
import { nextPath } from './next-path.ts';
import { loginRoute } from './routes.ts';
import { useAttempt } from './use-attempt.ts';

interface ProviderProps {
  readonly name: string;
  /** The token of an invitation, which lets the provider create an account. */
  readonly invitation?: string;
}

/** Signs in with a provider: opens the provider's page, which redirects back. */
export function Provider({ name, invitation = '' }: ProviderProps) {
  const m = useMessages(loginMessages);
  const { next } = loginRoute.useSearch();
  const { attempt, errors, isPending } = useAttempt(m.notSignedIn);
  const go = async (fields: FormData) => {
    const isShared = fields.has('shared');
    const url = await attempt([], () =>
      signInByProvider({ next: nextPath(next, window.location.origin), sharedComputer: isShared, invitation }),
    );
    if (url !== undefined) window.location.assign(url);
  };
  return (
    <>
      <p className={styles.or}>{m.or}</p>
      <Form onSubmit={(fields) => void go(fields)} errors={errors}>
        <SharedComputer />
        <Button type="submit" isWide isPending={isPending}>
          {m.with({ provider: name })}
        </Button>
      </Form>
    </>
  );
}
