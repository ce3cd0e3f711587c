import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { findingMessages } from './messages/index.ts';
import { useNotesIndexStatus } from './notes-index-provider.tsx';

/** Shown while notes are being read or after the worker failed. */
export function NotesLoading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const { kind } = useNotesIndexStatus();
  if (kind === 'failed') return <SearchFailed />;
  return (
    <StateView kind="loading" title={title}>
      {children}
    </StateView>
  );
}

/** Error shown after the worker failed, until the page is reloaded. */
export function SearchFailed() {
  const m = useMessages(findingMessages);
  const action = <Button onPress={() => window.location.reload()}>{m.reload}</Button>;
  return (
    <StateView kind="failed" title={m.failed} action={action}>
      {m.failedText}
    </StateView>
  );
}
