import { arrangedCards } from '#domain/journal/index.ts';
import { useMessages } from '../../language/index.ts';
import { useProfileData } from '../../replica/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { Surface } from '../../ui/surface.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { overviewMessages } from '../messages/index.ts';
import styles from './card.module.css';
import { overviewCards } from './card-registry.ts';
import { Columns } from './columns.tsx';
import { usePartOfDay } from './use-part-of-day.ts';

/** The places of the cards while it is not known yet which of them have content. */
export function CardSkeletons() {
  const m = useMessages(overviewMessages);
  const { overview } = useProfileData().preferences;
  const { visible } = arrangedCards(overviewCards, overview, usePartOfDay());
  return (
    <Stack>
      <VisuallyHidden>
        <span role="status">{m.loading}</span>
      </VisuallyHidden>
      <Columns ids={visible} lastHeights={none}>
        {(id, height) => (
          <Surface
            key={id}
            scale="large"
            style={{ minBlockSize: height }}
            className={styles.skeleton}
            aria-hidden="true"
          >
            <span />
            <span />
            <span />
          </Surface>
        )}
      </Columns>
    </Stack>
  );
}

const none: ReadonlyMap<string, number> = new Map();
