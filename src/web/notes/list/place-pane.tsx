import { PanelLeft } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { useMessages } from '../../language/index.ts';
import { SectionSlot } from '../../page/index.ts';
import { ListHeading } from '../../records/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Column, Row } from '../../ui/layout.tsx';
import styles from './list.module.css';
import { listMessages } from './messages/index.ts';
import type { NotesRoute } from './use-notes-route.ts';
import { usePlaceName } from './use-place-name.ts';

export interface PlacePaneProps {
  readonly place: NotesRoute;
  readonly onOpenPlaces: () => void;
  readonly children: ReactNode;
}

/** Layout for lists that show something other than notes. */
export function PlacePane({ place, onOpenPlaces, children }: PlacePaneProps) {
  const m = useMessages(listMessages);
  const name = usePlaceName(place.list);
  const hasSidebar = useContext(SectionSlot) !== null;
  return (
    <>
      <Row as="header" gap={2} rowGap={1} align="center" wrap className={styles.head}>
        <ListHeading isPage={place.id === null}>{name}</ListHeading>
        {!hasSidebar && (
          <Row gap={1} align="center" className={styles.actions}>
            <IconButton icon={<PanelLeft />} label={m.views} className={styles.places ?? ''} onPress={onOpenPlaces} />
          </Row>
        )}
      </Row>
      <Column>{children}</Column>
    </>
  );
}
