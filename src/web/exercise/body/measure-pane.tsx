import { useNavigate } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Reading } from '#domain/exercise/body/index.ts';
import { recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { bodyLink, measureLink } from '../../links/exercise.ts';
import { usePageTitle } from '../../page/index.ts';
import { BackLink } from '../../records/index.ts';
import { useDocument, useDocumentRead } from '../../replica/index.ts';
import { useDayLabel } from '../../time/index.ts';
import { PageBody, Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { DeleteItem, MenuItem, MoreMenu } from '../../ui/menu.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { offerUndo } from '../../undo/index.ts';
import { BodyFatByGirths } from './body-fat-by-girths.tsx';
import { MeasureChart } from './measure-chart.tsx';
import { bodyMessages } from './messages/index.ts';
import { OwnMeasureDialog } from './own-measure-dialog.tsx';
import { QuickEntry } from './quick-entry.tsx';
import { ReadingsList } from './readings-list.tsx';
import { ThrownAwayReadings } from './thrown-away-here.tsx';
import { useMeasureFormat } from './use-measure-format.ts';
import { type NamedMeasure, useMeasures } from './use-measures.ts';
import { useReadings } from './use-readings.ts';
import { WeightFigures } from './weight-figures.tsx';

export interface MeasurePaneProps {
  readonly id: string;
  /** Whether the user opened the measurement, rather than it being the default beside the list. */
  readonly isPage: boolean;
}

/** One measurement: its latest value, its chart and all its values. */
export function MeasurePane({ id, isPage }: MeasurePaneProps) {
  const m = useMessages(bodyMessages);
  const isRead = useDocumentRead();
  const measure = useMeasures().find((each) => each.id === id);
  if (isRead && measure !== undefined) return <MeasureView measure={measure} isPage={isPage} />;
  return (
    <>
      <BackLink link={bodyLink}>{m.body}</BackLink>
      {isRead ? (
        <EmptyState level={1} title={m.noMeasurement} action={<Link {...bodyLink}>{m.body}</Link>}>
          {m.noMeasurementText}
        </EmptyState>
      ) : (
        <StateView kind="loading" title={m.loading} />
      )}
    </>
  );
}

function MeasureView({ measure, isPage }: { readonly measure: NamedMeasure; readonly isPage: boolean }) {
  const m = useMessages(bodyMessages);
  const readings = useReadings().get(measure.id) ?? [];
  usePageTitle(isPage ? measure.name : m.body);
  return (
    <>
      {isPage && <BackLink link={bodyLink}>{m.body}</BackLink>}
      <PageBody as="article" gap={5}>
        <Row as="header" gap={2} align="start" justify="between">
          <Heading level={isPage ? 1 : 2} size={6} lines={2} personal>
            {measure.name}
          </Heading>
          {measure.known === null && <OwnMeasureMenu measure={measure} />}
        </Row>
        <Latest measure={measure} reading={readings.at(-1)} />
        {measure.id === 'body-weight' && <WeightFigures />}
        {measure.id === 'body-fat' && <BodyFatByGirths />}
        <QuickEntry measure={measure} />
        {readings.length > 0 && (
          <>
            <MeasureChart measure={measure} readings={readings} />
            <ReadingsList measure={measure} readings={readings} level={isPage ? 2 : 3} />
          </>
        )}
        <ThrownAwayReadings measure={measure} />
      </PageBody>
    </>
  );
}

interface LatestProps {
  readonly measure: NamedMeasure;
  readonly reading: Reading | undefined;
}

function Latest({ measure, reading }: LatestProps) {
  const m = useMessages(bodyMessages);
  const { valueLabels } = useMeasureFormat();
  const dayLabel = useDayLabel();
  if (reading === undefined) return <Text tone="muted">{m.noEntries}</Text>;
  return (
    <Row gap={3} rowGap={0} align="baseline" wrap>
      <Text as="span" size={7} weight="strong" numeric>
        {valueLabels(reading.value, measure.dimension)}
      </Text>
      <Text as="span" tone="muted">
        {dayLabel(reading.day)}
      </Text>
    </Row>
  );
}

function OwnMeasureMenu({ measure }: { readonly measure: NamedMeasure }) {
  const m = useMessages(bodyMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const remove = () => {
    const key = recordKey('measures', measure.id);
    document.trash([key]);
    void navigate(bodyLink);
    offerUndo(m.measurementRemoved({ measurement: measure.name }), () => {
      document.restore([key]);
      void navigate(measureLink(measure.id));
    });
  };
  return (
    <>
      <MoreMenu label={m.more}>
        <MenuItem icon={<Pencil />} onAction={() => setRenaming(true)}>
          {m.rename}
        </MenuItem>
        <DeleteItem onAction={remove}>{m.removeMeasurement}</DeleteItem>
      </MoreMenu>
      <OwnMeasureDialog measure={measure} isOpen={isRenaming} onClose={() => setRenaming(false)} />
    </>
  );
}
