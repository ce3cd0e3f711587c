import { CatchBoundary } from '@tanstack/react-router';
import { type CSSProperties, type ReactNode, Suspense, useMemo } from 'react';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { overviewMessages } from '../messages/index.ts';
import styles from './card.module.css';
import { Card, LoadingCard } from './card.tsx';
import { CardContext } from './card-context.ts';
import type { OverviewCardId } from './card-registry.ts';

export interface CardSlotProps {
  readonly id: OverviewCardId;
  readonly lastHeight: number | null;
  readonly children: ReactNode;
}

/** Shows one card. It loads by itself, and if it fails, the other cards stay. */
export function CardSlot({ id, lastHeight, children }: CardSlotProps) {
  const title = useMessages(overviewMessages).cards[id];
  const place = useMemo(() => ({ title, lastHeight }), [title, lastHeight]);
  return (
    <CardContext value={place}>
      <div className={styles.slot} data-card={id} style={{ '--last-height': `${lastHeight ?? 0}px` } as CSSProperties}>
        <CatchBoundary getResetKey={() => id} errorComponent={({ reset }) => <FailedCard id={id} onRetry={reset} />}>
          <Suspense fallback={<LoadingCard />}>{children}</Suspense>
        </CatchBoundary>
      </div>
    </CardContext>
  );
}

function FailedCard({ id, onRetry }: { readonly id: OverviewCardId; readonly onRetry: () => void }) {
  const m = useMessages(overviewMessages);
  return (
    <Card title={m.cards[id]}>
      <SecondaryText>{m.cardFailed}</SecondaryText>
      <Row>
        <Button onPress={onRetry}>{m.tryAgain}</Button>
      </Row>
    </Card>
  );
}
