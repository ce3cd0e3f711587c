import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, type CSSProperties, memo, Suspense, useMemo } from 'react';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { overviewMessages } from '../messages/index.ts';
import styles from './card.module.css';
import { Card as CardFrame, LoadingCard } from './card.tsx';
import { CardContext } from './card-context.ts';
import type { OverviewCardId } from './card-registry.ts';

export interface CardSlotProps {
  readonly id: OverviewCardId;
  readonly lastHeight: number | null;
  readonly Card: ComponentType;
}

/** Shows one card. It loads and renders by itself, and if it fails, the other cards stay. */
export const CardSlot = memo(function CardSlot({ id, lastHeight, Card }: CardSlotProps) {
  const title = useMessages(overviewMessages).cards[id];
  const place = useMemo(() => ({ title, lastHeight }), [title, lastHeight]);
  return (
    <CardContext value={place}>
      <div className={styles.slot} data-card={id} style={{ '--last-height': `${lastHeight ?? 0}px` } as CSSProperties}>
        <CatchBoundary getResetKey={() => id} errorComponent={({ reset }) => <FailedCard id={id} onRetry={reset} />}>
          <Suspense fallback={<LoadingCard />}>
            <Card />
          </Suspense>
        </CatchBoundary>
      </div>
    </CardContext>
  );
});

function FailedCard({ id, onRetry }: { readonly id: OverviewCardId; readonly onRetry: () => void }) {
  const m = useMessages(overviewMessages);
  return (
    <CardFrame title={m.cards[id]}>
      <SecondaryText>{m.cardFailed}</SecondaryText>
      <Row>
        <Button onPress={onRetry}>{m.tryAgain}</Button>
      </Row>
    </CardFrame>
  );
}
