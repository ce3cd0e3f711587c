import { Plus, Ruler } from 'lucide-react';
import { useState } from 'react';
import type { Reading } from '#domain/exercise/body/index.ts';
import { useMessages } from '../../language/index.ts';
import { measureLink } from '../../links/exercise.ts';
import { ListHeading } from '../../records/index.ts';
import { useDocumentRead } from '../../replica/index.ts';
import { useDayLabel } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { PageBody, PlainList, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { bodyMessages } from './messages/index.ts';
import { OwnMeasureDialog } from './own-measure-dialog.tsx';
import { QuickEntry } from './quick-entry.tsx';
import { SeveralDialog } from './several-dialog.tsx';
import { ThrownAwayMeasures } from './thrown-away-here.tsx';
import { useMeasureFormat } from './use-measure-format.ts';
import { type NamedMeasure, photosSegment, useMeasures } from './use-measures.ts';
import { usePhotos } from './use-photos.ts';
import { useReadings } from './use-readings.ts';

export interface MeasuresPaneProps {
  readonly current: string | null;
  readonly isPage: boolean;
  readonly hasWeightField: boolean;
}

export function MeasuresPane({ current, isPage, hasWeightField }: MeasuresPaneProps) {
  const m = useMessages(bodyMessages);
  const isRead = useDocumentRead();
  const [isMeasuring, setMeasuring] = useState(false);
  return (
    <PageBody width="wide" gap={3}>
      <ListHeading isPage={isPage}>{m.body}</ListHeading>
      {isRead ? (
        <>
          {hasWeightField && <WeightToday />}
          <Button icon={<Ruler />} isWide onPress={() => setMeasuring(true)}>
            {m.logMeasurements}
          </Button>
          <PhotosRow isCurrent={current === photosSegment} />
          <Measures current={current} />
        </>
      ) : (
        <StateView kind="loading" title={m.loading} />
      )}
      <SeveralDialog isOpen={isMeasuring} onClose={() => setMeasuring(false)} />
    </PageBody>
  );
}

function PhotosRow({ isCurrent }: { readonly isCurrent: boolean }) {
  const m = useMessages(bodyMessages);
  const photos = usePhotos();
  return (
    <Link variant="row" {...measureLink(photosSegment)} {...(isCurrent && { 'aria-current': 'page' as const })}>
      <Text as="span" weight="medium">
        {m.photos}
      </Text>
      {photos.length > 0 && (
        <Text as="span" tone="muted" numeric>
          {m.photoCount({ count: photos.length })}
        </Text>
      )}
    </Link>
  );
}

function WeightToday() {
  const weight = useMeasures().find(({ id }) => id === 'body-weight');
  return weight !== undefined && <QuickEntry measure={weight} />;
}

function Measures({ current }: Pick<MeasuresPaneProps, 'current'>) {
  const m = useMessages(bodyMessages);
  const measures = useMeasures();
  const readings = useReadings();
  const [isMaking, setMaking] = useState(false);
  const isMeasured = ({ id }: NamedMeasure) => id === 'body-weight' || readings.has(id);
  const rowsOf = (some: readonly NamedMeasure[]) =>
    some.map((measure) => (
      <li key={measure.id}>
        <MeasureRow measure={measure} last={readings.get(measure.id)?.at(-1)} isCurrent={measure.id === current} />
      </li>
    ));
  return (
    <>
      <PlainList aria-label={m.measured}>{rowsOf(measures.filter(isMeasured))}</PlainList>
      <Stack gap={3} paddingTop={3}>
        <Heading level={2} size={2} tone="muted">
          {m.notMeasured}
        </Heading>
        <PlainList aria-label={m.notMeasured}>{rowsOf(measures.filter((measure) => !isMeasured(measure)))}</PlainList>
      </Stack>
      <Button variant="quiet" icon={<Plus />} isWide onPress={() => setMaking(true)}>
        {m.addMeasurement}
      </Button>
      <ThrownAwayMeasures />
      <OwnMeasureDialog measure={null} isOpen={isMaking} onClose={() => setMaking(false)} />
    </>
  );
}

interface MeasureRowProps {
  readonly measure: NamedMeasure;
  readonly last: Reading | undefined;
  readonly isCurrent: boolean;
}

function MeasureRow({ measure, last, isCurrent }: MeasureRowProps) {
  const { valueLabels } = useMeasureFormat();
  const dayLabel = useDayLabel();
  return (
    <Link variant="row" {...measureLink(measure.id)} {...(isCurrent && { 'aria-current': 'page' as const })}>
      <Text as="span" personal lines={2} grow weight={last === undefined ? 'regular' : 'medium'}>
        {measure.name}
      </Text>
      {last !== undefined && (
        <Stack as="span" align="end">
          <Text as="span" numeric weight="medium">
            {valueLabels(last.value, measure.dimension)}
          </Text>
          <Text as="span" size={1} tone="muted">
            {dayLabel(last.day)}
          </Text>
        </Stack>
      )}
    </Link>
  );
}
