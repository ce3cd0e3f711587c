import { useMessages } from '../language/index.ts';
import { showToast } from '../ui/toast.tsx';
import { offerUndo } from '../undo/index.ts';
import { shareMessages } from './messages/index.ts';
import { putShareBack, removeShare, type WaitingShare } from './share-store.ts';

/**
 * Returns a function that discards a share.
 *
 * @param form the content, for undo; null if there is none to bring back
 */
export function useDiscard(share: WaitingShare, form: FormData | null): () => void {
  const m = useMessages(shareMessages);
  const putBack = (content: FormData) => {
    putShareBack(share, content).catch(() => showToast({ message: m.notBroughtBack, tone: 'bad' }));
  };
  const discard = async () => {
    try {
      await removeShare(share);
    } catch {
      return showToast({ message: m.notDiscarded, tone: 'bad' });
    }
    if (form !== null) offerUndo(m.discarded, () => putBack(form));
  };
  return () => void discard();
}
