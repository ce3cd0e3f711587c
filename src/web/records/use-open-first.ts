import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { inTrash, type RecordKey } from '#domain/kernel/index.ts';
import { useDocument, useFirstSync } from '../replica/index.ts';
import type { LinkTarget } from '../ui/link-target.ts';
import { useMinWidth } from '../ui/use-min-width.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the app opened the record at the address by itself, so that focus stays where it is. */
    readonly isOpenedFirst?: true;
  }
}

/**
 * Opens the first record of a list where the list and the record are side by side, so that no pane is empty. The
 * address of the record replaces that of the list.
 *
 * @param first its link, and its key if it is a record; null while one is open or the list has none
 */
export function useOpenFirst(first: { readonly link: LinkTarget; readonly key?: RecordKey } | null): void {
  const navigate = useNavigate();
  const { reader } = useDocument();
  const isSideBySide = useMinWidth(900);
  const isFirstSync = useFirstSync();
  const isDue = isSideBySide && !isFirstSync && first !== null;
  const open = useEffectEvent(() => {
    // lists are throttled, so a record that was just moved to the trash may still be the first
    const record = first?.key === undefined ? undefined : reader.state(first.key);
    if (first === null || (record !== undefined && inTrash(record.fields))) return;
    void navigate({ ...first.link, replace: true, state: { isOpenedFirst: true } });
  });
  const key = first?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record becomes the first
  useEffect(() => {
    if (isDue) open();
  }, [isDue, key]);
}
