import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { PageHeading, ScrollPage } from '../../page/index.ts';
import { useDocumentRead } from '../../replica/index.ts';
import { StateView } from '../../ui/state-view.tsx';
import { volumeMessages } from './messages/index.ts';
import { MusclesView } from './muscles-view.tsx';
import { useVolumeRoute } from './volume-route.ts';

/** The number of hard sets of each muscle. */
export default function VolumePage(): ReactNode {
  const m = useMessages(volumeMessages);
  const isRead = useDocumentRead();
  const place = useVolumeRoute();
  return (
    <ScrollPage id="volume" width="wide" inset gap={4}>
      <PageHeading>{m.volume}</PageHeading>
      {isRead ? <MusclesView place={place} /> : <StateView kind="loading" title={m.loading} />}
    </ScrollPage>
  );
}
