import { useMessages } from '../language/index.ts';
import { Notice } from '../page/index.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { StateView } from '../ui/state-view.tsx';
import type { HistoryError } from './history-api.ts';
import { historyMessages } from './messages/index.ts';

export interface HistoryProblemProps {
  readonly error: HistoryError | null;
  /** Whether something that was loaded before is in view. */
  readonly isShown: boolean;
  readonly onAgain: () => void;
}

/** Why the history, or a part of it, is not here, and what to do. */
export function HistoryProblem({ error, isShown, onAgain }: HistoryProblemProps) {
  const m = useMessages(historyMessages);
  if (error === null) return null;
  const again = <Button onPress={onAgain}>{m.again}</Button>;
  if (error.code === 'history/offline') {
    if (isShown) {
      return (
        <Notice tone="plain" action={again}>
          {m.offlineShown}
        </Notice>
      );
    }
    return (
      <StateView kind="offline" title={m.offline} action={again}>
        {m.offlineText}
      </StateView>
    );
  }
  if (error.code === 'history/sign-in') {
    return (
      <StateView kind="failed" title={m.signIn} action={<Link href="/login">{m.signIn}</Link>}>
        {m.signInText}
      </StateView>
    );
  }
  if (error.code === 'history/not-found') {
    return (
      <StateView kind="empty" title={m.gone}>
        {m.goneText}
      </StateView>
    );
  }
  return (
    <StateView kind="failed" title={m.failed} action={again}>
      {m.failedText}
    </StateView>
  );
}
