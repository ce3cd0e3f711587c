import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { SplitView } from '../../ui/split-view.tsx';
import { useMinWidth } from '../../ui/use-min-width.ts';
import { measureRoute } from '../navigation/routes.ts';
import { MeasurePane } from './measure-pane.tsx';
import { MeasuresPane } from './measures-pane.tsx';
import { bodyMessages } from './messages/index.ts';
import { PhotosPane } from './photos-pane.tsx';
import { photosSegment } from './use-measures.ts';

/** The list of measurements and the open one. In a side-by-side layout, body weight is open by default. */
export default function BodyTab(): ReactNode {
  const m = useMessages(bodyMessages);
  const measure = useParams({ from: measureRoute.id, shouldThrow: false })?.measure;
  const isWide = useMinWidth(900);
  const shown = measure ?? (isWide ? 'body-weight' : null);
  return (
    <SplitView
      listLabel={m.measurements}
      list={<MeasuresPane current={shown} isPage={measure === undefined} hasWeightField={!isWide} />}
      detailLabel={m.measurement}
      detail={shown === null ? null : <Detail id={shown} isPage={measure !== undefined} />}
    />
  );
}

function Detail({ id, isPage }: { readonly id: string; readonly isPage: boolean }) {
  return id === photosSegment ? <PhotosPane /> : <MeasurePane key={id} id={id} isPage={isPage} />;
}
