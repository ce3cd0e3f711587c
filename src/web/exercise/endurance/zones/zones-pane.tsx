import { Pencil, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { type Sport, sports } from '#domain/exercise/index.ts';
import { compareText } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { activitiesLink } from '../../../links/exercise.ts';
import { usePageTitle } from '../../../page/index.ts';
import { BackLink } from '../../../records/index.ts';
import { type RecordEntry, useDocumentReady, useRecords } from '../../../replica/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { PageBody, PlainList, Row, Stack } from '../../../ui/layout.tsx';
import { DeleteItem, MenuItem, MoreMenu } from '../../../ui/menu.tsx';
import { EmptyState, StateView } from '../../../ui/state-view.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { ThrownAway, useTrashing } from '../../editing/index.ts';
import { useQuantityLabels } from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';
import styles from './zones.module.css';
import { ZonesDialog } from './zones-dialog.tsx';

type ZonesEntry = RecordEntry<'zones'>;

/** Lists the user's heart-rate zones, newest first, both those for all sports and those for a single one. */
export function ZonesPane() {
  const m = useMessages(enduranceMessages);
  const isReady = useDocumentReady();
  const zones = useRecords('zones').filter(({ value }) => value.measure === 'heartRate');
  const nameOf = useZonesName();
  /** The zones being edited; `new` for new zones. */
  const [edited, setEdited] = useState<ZonesEntry | 'new' | null>(null);
  usePageTitle(m.zones);
  const kept = zones
    .filter(({ inTrash }) => !inTrash)
    .sort((a, b) => compareText(b.value.from ?? '', a.value.from ?? '') || compareText(a.id, b.id));
  const thrown = zones.filter(({ inTrash }) => inTrash).map((each) => ({ key: each.key, name: nameOf(each) }));
  return (
    <>
      <BackLink link={activitiesLink()}>{m.activities}</BackLink>
      <PageBody as="article" gap={6}>
        <Row as="header" gap={3} rowGap={2} align="center" justify="between" wrap>
          <Heading level={1}>{m.zones}</Heading>
          <Button icon={<Plus />} isDisabled={!isReady} onPress={() => setEdited('new')}>
            {m.addZones}
          </Button>
        </Row>
        <Text tone="muted">{m.zonesText}</Text>
        {!isReady && <StateView kind="loading" title={m.loading} />}
        {isReady && kept.length === 0 && <EmptyState title={m.noZones}>{m.noZonesText}</EmptyState>}
        {kept.length > 0 && (
          <PlainList gap={3}>
            {kept.map((each) => (
              <ZonesCard key={each.id} zones={each} name={nameOf(each)} onEdit={() => setEdited(each)} />
            ))}
          </PlainList>
        )}
        <ThrownAway title={m.trash} things={thrown} />
      </PageBody>
      {edited !== null && <ZonesDialog zones={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

/** Returns a formatter for the name of zones: `Run, from Tuesday, 3 March 2026`. */
function useZonesName(): (zones: ZonesEntry) => string {
  const m = useMessages(enduranceMessages);
  const { wholeDay } = useTimeFormat();
  return ({ value }) => {
    const sport = sports.find((known): known is Sport => known === value.sport);
    const name = sport === undefined ? m.allSports : m.sports[sport];
    return value.from === undefined ? name : m.zonesName({ sport: name, day: wholeDay(value.from) });
  };
}

interface ZonesCardProps {
  readonly zones: ZonesEntry;
  readonly name: string;
  readonly onEdit: () => void;
}

function ZonesCard({ zones: { key, value }, name, onEdit }: ZonesCardProps) {
  const m = useMessages(enduranceMessages);
  const { number, beats } = useQuantityLabels();
  const { moveToTrash } = useTrashing();
  const nameId = useId();
  const bounds = value.bounds ?? [];
  return (
    <Surface as="li" scale="large" look="shadow" aria-labelledby={nameId}>
      <Row gap={3} align="start" justify="between" className={styles.withMenu}>
        <Stack gap={2} grow>
          <Text weight="medium" id={nameId}>
            {name}
          </Text>
          <Stack as="ol" gap={1}>
            {bounds.map((bound, index) => (
              <Row
                key={bound}
                as="li"
                size={2}
                gap={3}
                justify="between"
                paddingX={3}
                paddingY={1}
                className={styles.zone}
                data-zone={index + 1}
              >
                <span>{m.zoneNumber({ number: number(index + 1, 0) })}</span>
                <Text as="span" numeric>
                  {index === 0
                    ? m.zoneUpTo({ to: beats(bound) })
                    : m.zoneRange({ from: number((bounds[index - 1] ?? 0) + 1, 0), to: beats(bound) })}
                </Text>
              </Row>
            ))}
          </Stack>
        </Stack>
        <MoreMenu label={m.moreAbout({ name })}>
          <MenuItem icon={<Pencil />} onAction={onEdit}>
            {m.edit}
          </MenuItem>
          <DeleteItem onAction={() => moveToTrash({ key, title: name })}>{m.moveToTrash}</DeleteItem>
        </MoreMenu>
      </Row>
    </Surface>
  );
}
