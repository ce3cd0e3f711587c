import { ArrowDown, ArrowUp, EyeOff, GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { CardTarget } from '#domain/journal/index.ts';
import { useMessages } from '../../language/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Text } from '../../ui/text.tsx';
import type { OverviewCardId } from '../cards/card-registry.ts';
import { overviewMessages } from '../messages/index.ts';
import styles from './arrange.module.css';
import type { RowAction } from './use-focus-in-rows.ts';

interface ShownCardsProps {
  readonly cards: readonly OverviewCardId[];
  readonly onMove: (card: OverviewCardId, to: CardTarget) => void;
  readonly onAct: (card: OverviewCardId, action: RowAction) => void;
}

/** The visible cards in their order. A row is moved by drag and drop, by keyboard or with its buttons. */
export function ShownCards({ cards, onMove, onAct }: ShownCardsProps) {
  const m = useMessages(overviewMessages);
  const rows = cards.map((id, at) => ({ id, isFirst: at === 0, isLast: at === cards.length - 1 }));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => Array.from(keys, (id) => ({ 'text/plain': m.cards[id as OverviewCardId] })),
    onReorder: ({ keys, target }) => {
      const [moved] = keys;
      const card = String(target.key);
      const to = target.dropPosition === 'before' ? { before: card } : { after: card };
      if (moved !== undefined) onMove(moved as OverviewCardId, to);
    },
  });
  return (
    <GridList aria-label={m.shown} className={styles.rows ?? ''} items={rows} dragAndDropHooks={dragAndDropHooks}>
      {({ id, isFirst, isLast }) => {
        const name = m.cards[id];
        return (
          <GridListItem textValue={name} className={styles.row ?? ''}>
            <Button slot="drag" className={styles.handle ?? ''} aria-label={m.handleOf({ name })}>
              <GripVertical size="1.25rem" aria-hidden="true" />
            </Button>
            <Text lines={2} grow>
              {name}
            </Text>
            <IconButton
              icon={<ArrowUp />}
              label={m.moveUpOf({ name })}
              isDisabled={isFirst}
              data-of={id}
              data-action="up"
              onPress={() => onAct(id, 'up')}
            />
            <IconButton
              icon={<ArrowDown />}
              label={m.moveDownOf({ name })}
              isDisabled={isLast}
              data-of={id}
              data-action="down"
              onPress={() => onAct(id, 'down')}
            />
            <IconButton
              icon={<EyeOff />}
              label={m.hideOf({ name })}
              data-of={id}
              data-action="hide"
              onPress={() => onAct(id, 'hide')}
            />
          </GridListItem>
        );
      }}
    </GridList>
  );
}
