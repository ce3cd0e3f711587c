import { Eye } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../../language/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PlainList, Row } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import type { OverviewCardId } from '../cards/card-registry.ts';
import { overviewMessages } from '../messages/index.ts';
import type { RowAction } from './use-focus-in-rows.ts';

interface HiddenCardsProps {
  readonly cards: readonly OverviewCardId[];
  readonly onAct: (card: OverviewCardId, action: RowAction) => void;
}

/** The hidden cards, each with a button to show it. */
export function HiddenCards({ cards, onAct }: HiddenCardsProps) {
  const m = useMessages(overviewMessages);
  const heading = useId();
  return (
    <>
      <Heading level={3} size={3} id={heading}>
        {m.hidden}
      </Heading>
      <PlainList aria-labelledby={heading}>
        {cards.map((id) => (
          <Row as="li" key={id} touch align="center">
            <Text lines={2} tone="muted" grow>
              {m.cards[id]}
            </Text>
            <IconButton
              icon={<Eye />}
              label={m.showOf({ name: m.cards[id] })}
              data-of={id}
              data-action="show"
              onPress={() => onAct(id, 'show')}
            />
          </Row>
        ))}
      </PlainList>
    </>
  );
}
