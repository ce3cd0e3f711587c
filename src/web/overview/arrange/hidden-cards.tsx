import { Eye } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../../language/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import type { OverviewCardId } from '../cards/card-registry.ts';
import { overviewMessages } from '../messages/index.ts';
import styles from './arrange.module.css';
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
      <ul className={styles.rows} aria-labelledby={heading}>
        {cards.map((id) => (
          <li key={id} className={styles.row}>
            <Text lines={2} tone="muted" className={styles.name ?? ''}>
              {m.cards[id]}
            </Text>
            <IconButton
              icon={<Eye />}
              label={m.showOf({ name: m.cards[id] })}
              data-of={id}
              data-action="show"
              onPress={() => onAct(id, 'show')}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
