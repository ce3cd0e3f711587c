import { CircleSlash, CloudDownload, SearchX } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useDocumentComplete } from '../replica/index.ts';
import { Link } from '../ui/link.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import { EmptyState, StateView } from '../ui/state-view.tsx';

export interface MissingLabels {
  readonly deleted: string;
  readonly deletedText: string;
  readonly notHere: string;
  readonly notHereYetText: string;
  readonly notOnThisDeviceText: string;
  readonly notHereText: string;
  readonly toList: string;
}

export interface MissingRecordProps {
  readonly labels: MissingLabels;
  readonly isDeleted: boolean;
  readonly list: LinkTarget;
}

/** Replaces a record that cannot be shown because it is permanently deleted, not received yet or unknown. */
export function MissingRecord({ labels, isDeleted, list }: MissingRecordProps) {
  const isAllHere = useDocumentComplete();
  const isOnline = useOnline();
  const toList = <Link {...list}>{labels.toList}</Link>;
  if (isDeleted) {
    return (
      <EmptyState level={1} icon={<CircleSlash />} title={labels.deleted} action={toList}>
        {labels.deletedText}
      </EmptyState>
    );
  }
  if (!isOnline) {
    return (
      <StateView kind="offline" level={1} title={labels.notHere} action={toList}>
        {labels.notOnThisDeviceText}
      </StateView>
    );
  }
  return (
    <EmptyState level={1} icon={isAllHere ? <SearchX /> : <CloudDownload />} title={labels.notHere} action={toList}>
      {isAllHere ? labels.notHereText : labels.notHereYetText}
    </EmptyState>
  );
}

/** Returns whether the browser reports a network connection. */
function useOnline(): boolean {
  return useSyncExternalStore(onChange, () => navigator.onLine);
}

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
