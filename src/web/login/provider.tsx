import { useSearch } from '@tanstack/react-router';
import { accountApi } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import styles from './login.module.css';
import { loginMessages } from './messages/index.ts';
import { nextPath } from './next-path.ts';
import { useAttempt } from './use-attempt.ts';

/** The other way in: leaves for the provider's page, which sends the browser back. */
export function Provider({ name }: { readonly name: string }) {
  const m = useMessages(loginMessages);
  const { next } = useSearch({ from: '/login' });
  const { attempt, errors, isPending } = useAttempt(m.notSignedIn);
  const go = async () => {
    const url = await attempt([], () => accountApi.signInByProvider(nextPath(next, window.location.origin)));
    if (url !== undefined) window.location.assign(url);
  };
  return (
    <>
      <p className={styles.or}>{m.or}</p>
      <Form onSubmit={() => void go()} errors={errors}>
        <Button type="submit" isWide isPending={isPending}>
          {m.with({ provider: name })}
        </Button>
      </Form>
    </>
  );
}
