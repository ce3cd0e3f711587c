import { Settings2 } from 'lucide-react';
import { lazy, memo, Suspense, useRef, useState } from 'react';
import { arrangedCards } from '#domain/journal/index.ts';
import { useMessages } from '../language/index.ts';
import { useProfileData } from '../replica/index.ts';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { AwaitedContext } from './cards/card-context.ts';
import { overviewCards } from './cards/card-registry.ts';
import { CardSkeletons } from './cards/card-skeletons.tsx';
import { CardSlot } from './cards/card-slot.tsx';
import { Columns } from './cards/columns.tsx';
import { useLastHeights } from './cards/use-last-heights.ts';
import { usePartOfDay } from './cards/use-part-of-day.ts';
import { useSettled } from './cards/use-settled.ts';
import { overviewMessages } from './messages/index.ts';
import styles from './overview.module.css';

const ArrangeSheet = lazy(async () => ({ default: (await import('./arrange/arrange-sheet.tsx')).ArrangeSheet }));

/**
 * The cards in the order of the user, or of the hour. On a device that knows their heights from last time, each appears
 * in its place as soon as it has loaded; on another one, all appear together.
 */
export const ArrangedCards = memo(function ArrangedCards() {
  const { preferences } = useProfileData();
  const { visible } = arrangedCards(overviewCards, preferences.overview, usePartOfDay());
  const cards = useRef<HTMLDivElement>(null);
  const { isShowable, isSettled, awaitOne } = useSettled();
  const lastHeights = useLastHeights(cards, isSettled);
  const isShown = isShowable || lastHeights.size > 0;
  return (
    <AwaitedContext value={awaitOne}>
      {!isShown && <CardSkeletons />}
      <Stack ref={cards} gap={4} hidden={!isShown} className={styles.cards}>
        <Columns ids={visible} lastHeights={lastHeights}>
          {(id) => {
            const card = overviewCards.find((each) => each.id === id);
            return (
              card && (
                <CardSlot
                  key={id}
                  id={card.id}
                  lastHeight={lastHeights.get(id) ?? (card.isAlwaysShown ? card.usualHeight : null)}
                  Card={card.Card}
                />
              )
            );
          }}
        </Columns>
        <Arrange />
      </Stack>
    </AwaitedContext>
  );
});

function Arrange() {
  const m = useMessages(overviewMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<Settings2 />} className={styles.arrange ?? ''} onPress={() => setOpen(true)}>
        {m.arrange}
      </Button>
      <Suspense>{isOpen && <ArrangeSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
