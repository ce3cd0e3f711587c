import { useMessages } from '../language/index.ts';
import { loginLink } from '../links/login.ts';
import { Notice } from '../page/index.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { EmptyState, StateView } from '../ui/state-view.tsx';
import type { HistoryError } from './history-api.ts';
import { historyMessages } from './messages/index.ts';
import type { PastRecord } from './past-states.ts';
import type { History, Loading } from './use-history.ts';

export interface HistoryProblemProps {
  readonly error: HistoryError | null;
  /** Whether previously loaded content is shown. */
  readonly isShown: boolean;
  readonly onAgain: () => void;
}

/** The kind of problem for each code. A new code does not compile without a kind. */
const problemOf: { readonly [C in HistoryError['code']]: 'offline' | 'sign-in' | 'gone' | 'failed' } = {
  'account/session-unknown': 'sign-in',
  'account/session-revoked': 'sign-in',
  'account/deleted': 'sign-in',
  'request/not-found': 'gone',
  'request/origin-refused': 'failed',
  'request/failed': 'failed',
  'document/too-many-requests': 'failed',
  'network/offline': 'offline',
  'network/failed': 'failed',
  'network/timed-out': 'failed',
};

export interface VersionProblemProps {
  readonly history: History;
  readonly version: Loading<PastRecord>;
}

/** Explains once why a version, or the list with its moment, could not be loaded. */
export function VersionProblem({ history, version }: VersionProblemProps) {
  const again = () => {
    if (history.error !== null) history.again();
    if (version.error !== null) version.again();
  };
  const isShown = history.value !== null && version.value !== null;
  return <HistoryProblem error={version.error ?? history.error} isShown={isShown} onAgain={again} />;
}

/** Explains why the history, or part of it, could not be loaded, and what to do. */
export function HistoryProblem({ error, isShown, onAgain }: HistoryProblemProps) {
  const m = useMessages(historyMessages);
  if (error === null) return null;
  const again = <Button onPress={onAgain}>{m.tryAgain}</Button>;
  const problem = problemOf[error.code];
  if (problem === 'offline') {
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
  if (problem === 'sign-in') {
    return (
      <StateView kind="failed" title={m.signInTitle} action={<Link {...loginLink()}>{m.signIn}</Link>}>
        {m.signInText}
      </StateView>
    );
  }
  if (problem === 'gone') {
    return <EmptyState title={m.gone}>{m.goneText}</EmptyState>;
  }
  return (
    <StateView kind="failed" title={m.failed} action={again}>
      {m.failedText}
    </StateView>
  );
}
