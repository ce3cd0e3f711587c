import { Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Heading, SecondaryText, Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { OverviewCardId } from '../cards/card-registry.ts';
import { overviewMessages } from '../messages/index.ts';
import { HiddenCards } from './hidden-cards.tsx';
import { ShownCards } from './shown-cards.tsx';
import { useArrangement } from './use-arrangement.ts';
import { type RowAction, useFocusInRows } from './use-focus-in-rows.ts';

/** Reorders, hides and shows the cards of the overview. */
export function ArrangeSheet({ onClose }: { readonly onClose: () => void }) {
  const m = useMessages(overviewMessages);
  return (
    <Sheet title={m.arrange} closeLabel={m.close} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Arrangement />
    </Sheet>
  );
}

/** The button that takes the place of the pressed one. */
const opposite: Partial<Record<RowAction, RowAction>> = { hide: 'show', show: 'hide' };

function Arrangement() {
  const m = useMessages(overviewMessages);
  const { count } = useTimeFormat();
  const { visible, hidden, move, setVisible, undo } = useArrangement();
  const [news, setNews] = useState('');
  const rows = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusInRows(rows);
  const act = (card: OverviewCardId, action: RowAction) => {
    // The list moves focus from a hidden card to the next one, if there is one.
    if (action !== 'hide' || visible.length === 1) keepFocus({ card, action: opposite[action] ?? action });
    const name = m.cards[card];
    if (action === 'hide' || action === 'show') {
      setVisible(card, action === 'show');
      return setNews(action === 'hide' ? m.nowHidden({ name }) : '');
    }
    const at = visible.indexOf(card) + (action === 'up' ? -1 : 1);
    const neighbour = visible[at];
    if (neighbour === undefined) return;
    move(card, action === 'up' ? { before: neighbour } : { after: neighbour });
    setNews(m.movedTo({ name, place: count(at + 1), of: count(visible.length) }));
  };
  return (
    <Stack ref={rows} gap={3}>
      <Stack gap={3} align="start">
        <SecondaryText>{m.arrangeText}</SecondaryText>
        <Button icon={<Undo2 />} isDisabled={undo === null} onPress={() => undo?.()}>
          {m.undo}
        </Button>
      </Stack>
      <Heading level={3} size={3}>
        {m.shown}
      </Heading>
      {visible.length === 0 ? (
        <Text tone="muted">{m.nothingShown}</Text>
      ) : (
        <ShownCards cards={visible} onMove={move} onAct={act} />
      )}
      {hidden.length > 0 && <HiddenCards cards={hidden} onAct={act} />}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </Stack>
  );
}
