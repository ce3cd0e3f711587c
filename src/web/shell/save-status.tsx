import { CloudUpload } from 'lucide-react';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { SaveStatus } from '#sync/document/status.ts';
import { useMessages } from '../language/index.ts';
import { StatusBadge, type StatusTone } from '../ui/status-badge.tsx';
import { shellMessages } from './messages/index.ts';
import { type SaveStatusSource, steadyStatus } from './steady-status.ts';

/**
 * Provides the save state of the document; null if none is open. The component that opens the document provides it
 * around the shell.
 */
export const SaveStatusContext = createContext<SaveStatusSource | null>(null);

export function SaveState() {
  const actual = useContext(SaveStatusContext);
  const source = useMemo(() => actual && steadyStatus(actual), [actual]);
  const status = useSyncExternalStore(source?.subscribe ?? never, () => source?.status ?? null);
  const { pending: countWords } = useMessages(shellMessages);
  const labels = useStatusLabel(status);
  if (labels === null || status === null) return null;
  const pending = status.kind === 'saved' ? 0 : status.pending;
  return (
    <StatusBadge
      tone={toneOf[status.kind]}
      isIconWhenNarrow={status.kind === 'saved' || status.kind === 'saving'}
      {...(pending > 0 && { tooltip: countWords({ pending }) })}
      {...(isSaving(status) && { icon: <CloudUpload /> })}
    >
      {labels}
    </StatusBadge>
  );
}

/**
 * Returns whether the icon for saving is shown. It is static, since a spinner would repaint sixty times per second
 * while the user types.
 */
function isSaving(status: SaveStatus): boolean {
  return status.kind === 'saving' && status.pending > 0;
}

function never(): () => void {
  return () => {};
}

const toneOf: { readonly [K in SaveStatus['kind']]: StatusTone } = {
  saved: 'good',
  saving: 'busy',
  offline: 'plain',
  'live-blocked': 'warn',
  'server-busy': 'warn',
  unsaved: 'warn',
  'needs-sign-in': 'warn',
  failed: 'bad',
};

/** Returns the label of a status. It never claims more than is true. */
function useStatusLabel(status: SaveStatus | null): string | null {
  const m = useMessages(shellMessages);
  switch (status?.kind) {
    case undefined:
      return null;
    case 'saved':
      return m.saved;
    case 'saving':
      return status.pending === 0 ? m.syncing : m.saving;
    case 'offline':
      return status.pending === 0 ? m.offline : m.offlineSaved;
    case 'live-blocked':
      return status.pending === 0 ? m.liveBlocked : m.liveBlockedSaved;
    case 'server-busy':
      return m.serverBusy;
    case 'unsaved':
      return m.unsaved;
    case 'needs-sign-in':
      return m.needsSignIn;
    case 'failed':
      return {
        'storage/full': m.storageFull,
        'storage/unavailable': m.storageUnavailable,
        'device/damaged': m.deviceDamaged,
        'sync/refused': m.refused,
        'device/set-aside': m.setAside,
        'sync/incomplete': m.incomplete,
      }[status.failure.code];
  }
}
