import { useState } from 'react';
import { arrangedCards, type CardTarget, moveCard, showCard } from '#domain/journal/index.ts';
import type { LeafChange } from '#domain/kernel/index.ts';
import { preferencesId } from '#domain/profile/index.ts';
import { type RecordLeaves, useDocument, useProfileData } from '../../replica/index.ts';
import { type OverviewCardId, overviewCards } from '../cards/card-registry.ts';
import { usePartOfDay } from '../cards/use-part-of-day.ts';

export interface Arrangement {
  readonly visible: readonly OverviewCardId[];
  readonly hidden: readonly OverviewCardId[];
  readonly move: (card: OverviewCardId, to: CardTarget) => void;
  readonly setVisible: (card: OverviewCardId, isVisible: boolean) => void;
  /** Undoes the last change made with this arrangement; null if there is none. */
  readonly undo: (() => void) | null;
}

type Leaves = RecordLeaves['leaves'];

/** Returns the order and visibility of the cards, which are the same on all devices, and functions to change them. */
export function useArrangement(): Arrangement {
  const document = useDocument();
  const { overview } = useProfileData().preferences;
  const part = usePartOfDay();
  const [earlier, setEarlier] = useState<readonly Leaves[]>([]);
  const { visible, hidden } = arrangedCards(overviewCards, overview, part);
  const write = (leaves: Leaves) => document.setLeaves('preferences', [{ id: preferencesId, leaves }]);
  const change = (changes: readonly LeafChange[]) => {
    if (changes.length === 0) return;
    const stored = document.records('preferences').find(({ id }) => id === preferencesId)?.leaves;
    setEarlier([...earlier, changes.map(({ path }) => ({ path, value: stored?.get(path)?.value ?? null }))]);
    write(changes as Leaves); // the domain returns only JSON values
  };
  const last = earlier.at(-1);
  return {
    visible: visible as readonly OverviewCardId[],
    hidden: hidden as readonly OverviewCardId[],
    move: (card, to) => {
      const changes = moveCard(overviewCards, overview, { card, to, part });
      if (changes.ok) change(changes.value);
    },
    setVisible: (card, isVisible) => change(showCard(overview, card, isVisible)),
    undo:
      last === undefined
        ? null
        : () => {
            setEarlier(earlier.slice(0, -1));
            write(last);
          },
  };
}
