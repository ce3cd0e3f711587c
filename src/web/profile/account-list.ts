import { useCallback, useEffect, useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import { type AccountError, accountMessages, explain } from '../account/index.ts';
import { useMessages } from '../language/index.ts';
import { showToast } from '../ui/toast.tsx';

/**
 * Loads a list of the server. What was loaded stays if it cannot be loaded again.
 *
 * @param ask the same function at each call
 */
export function useAccountList<T>(ask: () => Promise<Result<T, AccountError>>) {
  const [found, setFound] = useState<T | null>(null);
  const [error, setError] = useState<AccountError | null>(null);
  const [isLoading, setLoading] = useState(false);
  const load = useCallback(() => {
    setLoading(true);
    void ask().then((answer) => {
      setLoading(false);
      setError(answer.ok ? null : answer.error);
      if (answer.ok) setFound(answer.value);
    });
  }, [ask]);
  useEffect(load, [load]);
  return { found, error, isLoading, load };
}

/** Returns a function that runs an action on a row, tells how it ended, and then loads the list again. */
export function useRowAction() {
  const { errors: labels } = useMessages(accountMessages);
  const [isPending, setPending] = useState(false);
  const run = async (
    send: () => Promise<Result<unknown, AccountError>>,
    { done, failed }: { readonly done: string; readonly failed: string },
    after: () => void,
  ) => {
    setPending(true);
    const answer = await send();
    setPending(false);
    if (answer.ok) showToast({ message: done });
    else showToast({ tone: 'bad', message: `${failed}. ${explain(labels, answer.error)}` });
    after();
  };
  return { run, isPending };
}
