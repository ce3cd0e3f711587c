import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { PageHeading } from '../../page/index.ts';
import { useDocumentReady } from '../../replica/index.ts';
import { StateView } from '../../ui/state-view.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { LoadView } from '../load/index.ts';
import { volumeMessages } from './messages/index.ts';
import { MusclesView } from './muscles-view.tsx';
import styles from './volume.module.css';
import { useVolumePlace, volumeHref } from './volume-place.ts';

/** How much was done: hard sets of each muscle, and the load of everything. */
export default function VolumePage(): ReactNode {
  const m = useMessages(volumeMessages);
  const isReady = useDocumentReady();
  const navigate = useNavigate();
  const place = useVolumePlace();
  return (
    <div className={styles.scroll} data-scroll-restoration-id="volume">
      <div className={styles.page}>
        <PageHeading>{m.title}</PageHeading>
        {isReady ? (
          <Tabs
            label={m.views}
            value={place.view}
            onChange={(view) => void navigate({ href: volumeHref({ ...place, view, muscle: null }), replace: true })}
            tabs={[
              { id: 'muscles', label: m.muscles, content: <MusclesView place={place} /> },
              { id: 'load', label: m.load, content: <LoadView /> },
            ]}
          />
        ) : (
          <StateView kind="loading" title={m.loading} />
        )}
      </div>
    </div>
  );
}
