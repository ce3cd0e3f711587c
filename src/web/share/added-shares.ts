import { usePersonsNames } from '../local-preferences/index.ts';
import { type InsertedAt, isStillInserted } from '../notes/index.ts';
import { useDocument } from '../replica/index.ts';
import type { WaitingShare } from './share-store.ts';

/**
 * Where shares were added to daily notes, from before the note is stored until the share is removed. If the tab is
 * closed in between, the next one finds out here that the share must not be added again.
 */
export interface AddedShares {
  /** Must be called in the same task in which the share is inserted, so that both are stored or neither is. */
  readonly remember: (share: WaitingShare, at: InsertedAt) => void;
  readonly forget: (share: WaitingShare) => void;
  /** Returns the note that contains the share; null if there is none. */
  readonly noteWith: (share: WaitingShare) => Promise<string | null>;
}

export function useAddedShares(): AddedShares {
  const document = useDocument();
  const lines = usePersonsNames('added-shares');
  const withoutShare = ({ id }: WaitingShare) => lines.value.filter((line) => !line.startsWith(`${id} `));
  return {
    remember: (share, { noteId, client, clock }) => {
      lines.set([...withoutShare(share), `${share.id} ${noteId} ${client} ${clock}`]);
    },
    forget: (share) => lines.set(withoutShare(share)),
    noteWith: async (share) => {
      const line = lines.value.find((each) => each.startsWith(`${share.id} `));
      if (line === undefined) return null;
      const [, noteId = '', client, clock] = line.split(' ');
      const at = { noteId, client: Number(client), clock: Number(clock) };
      return (await isStillInserted(document, at)) ? noteId : null;
    },
  };
}
