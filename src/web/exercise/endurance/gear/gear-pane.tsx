import { Archive, Pencil, Plus, RotateCcw } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { distanceByGear, gearDistance } from '#domain/exercise/endurance/index.ts';
import { knownSport } from '#domain/exercise/index.ts';
import { type Metres, metres, recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { activitiesLink } from '../../../links/exercise.ts';
import { usePageTitle } from '../../../page/index.ts';
import { BackLink } from '../../../records/index.ts';
import { assign, type RecordEntry, useDocument, useDocumentRead, useRecords } from '../../../replica/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { PageBody, PlainList, Row, Stack } from '../../../ui/layout.tsx';
import { DeleteItem, MenuItem, MoreMenu } from '../../../ui/menu.tsx';
import { EmptyState, StateView } from '../../../ui/state-view.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { Heading, SecondaryText, SectionHeading, Text } from '../../../ui/text.tsx';
import { offerUndo } from '../../../undo/index.ts';
import { ThrownAway, useTrashing } from '../../editing/index.ts';
import { Explained } from '../../explain/index.ts';
import { useQuantityLabels } from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';
import { useActivities } from '../totals/use-totals.ts';
import styles from './gear.module.css';
import { GearDialog } from './gear-dialog.tsx';

type GearEntry = RecordEntry<'gear'>;

/** Lists shoes and bicycles with the distance covered, and warns when they reach their limit. */
export function GearPane() {
  const m = useMessages(enduranceMessages);
  const isRead = useDocumentRead();
  const gear = useRecords('gear');
  const activities = useActivities();
  const recorded = useMemo(() => distanceByGear(activities), [activities]);
  /** The gear being edited; `new` for new gear. */
  const [edited, setEdited] = useState<GearEntry | 'new' | null>(null);
  usePageTitle(m.gear);
  const kept = gear.filter(({ inTrash }) => !inTrash);
  const inUse = kept.filter(({ value }) => value.retiredAt === undefined);
  const retired = kept.filter(({ value }) => value.retiredAt !== undefined);
  const rowOf = (each: GearEntry) => (
    <GearRow key={each.id} gear={each} recorded={recorded.get(each.id) ?? metres(0)} onEdit={() => setEdited(each)} />
  );
  return (
    <>
      <BackLink link={activitiesLink()}>{m.activities}</BackLink>
      <PageBody as="article" gap={6}>
        <Row as="header" gap={3} rowGap={2} align="center" justify="between" wrap>
          <Heading level={1}>{m.gear}</Heading>
          <Button icon={<Plus />} isDisabled={!isRead} onPress={() => setEdited('new')}>
            {m.addGear}
          </Button>
        </Row>
        {!isRead && <StateView kind="loading" title={m.loading} />}
        {isRead && kept.length === 0 && <EmptyState title={m.noGearYet}>{m.noGearYetText}</EmptyState>}
        {inUse.length > 0 && <PlainList gap={3}>{inUse.map(rowOf)}</PlainList>}
        {retired.length > 0 && (
          <Stack as="section" gap={4} aria-label={m.retired}>
            <SectionHeading>{m.retired}</SectionHeading>
            <PlainList gap={3}>{retired.map(rowOf)}</PlainList>
          </Stack>
        )}
        <ThrownAway
          title={m.trash}
          deleteText={m.deleteGearText}
          things={gear
            .filter(({ inTrash, isErased }) => inTrash && isErased !== true)
            .map(({ key, value }) => ({ key, name: value.name?.trim() || m.untitled }))}
        />
      </PageBody>
      {edited !== null && <GearDialog gear={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

interface GearRowProps {
  readonly gear: GearEntry;
  /** The total distance of the activities with this gear. */
  readonly recorded: Metres;
  readonly onEdit: () => void;
}

function GearRow({ gear: { id, value }, recorded, onEdit }: GearRowProps) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const { list } = useTimeFormat();
  const nameId = useId();
  const name = value.name?.trim() || m.untitled;
  const { distance, left, isDue } = gearDistance(value, recorded);
  const sports = Object.keys(value.defaultFor).map((sport) => m.sports[knownSport(sport)]);
  const about = [kindLabels(m, value.kind), list(sports)].filter(Boolean).join(' · ');
  const before = value.startDistance ?? { si: 0 };
  return (
    <Surface as="li" scale="large" look="shadow" aria-labelledby={nameId}>
      <Row gap={3} align="start" justify="between" className={styles.withMenu}>
        <Stack gap={2} grow>
          <Text personal lines={2} weight="medium" id={nameId}>
            {name}
          </Text>
          <SecondaryText>{about}</SecondaryText>
          <Text size={5} numeric weight="medium" as="div">
            <Explained
              formula="endurance/gearDistance"
              inputs={[
                { name: m.fromActivities, value: labels.distance({ si: recorded }, undefined) },
                { name: m.startDistance, value: labels.distance(before, undefined) },
              ]}
            >
              {labels.distance({ si: distance }, undefined)}
            </Explained>
          </Text>
          {left !== null && value.warnAt !== undefined && (
            <div>
              <StatusBadge tone={isDue ? 'warn' : 'plain'}>
                {isDue
                  ? m.due({ distance: labels.distance(value.warnAt, undefined) })
                  : m.left({ distance: labels.distance({ si: left }, undefined) })}
              </StatusBadge>
            </div>
          )}
        </Stack>
        <GearMenu id={id} name={name} isRetired={value.retiredAt !== undefined} onEdit={onEdit} />
      </Row>
    </Surface>
  );
}

interface GearMenuProps {
  readonly id: string;
  readonly name: string;
  readonly isRetired: boolean;
  readonly onEdit: () => void;
}

function GearMenu({ id, name, isRetired, onEdit }: GearMenuProps) {
  const m = useMessages(enduranceMessages);
  const document = useDocument();
  const { moveToTrash } = useTrashing();
  const setRetired = (retiredAt: number | undefined) => document.changeRecord('gear', id, assign({ retiredAt }));
  const key = recordKey('gear', id);
  return (
    <MoreMenu label={m.moreAbout({ name })}>
      <MenuItem icon={<Pencil />} onAction={onEdit}>
        {m.edit}
      </MenuItem>
      <MenuItem
        icon={isRetired ? <RotateCcw /> : <Archive />}
        onAction={() => {
          const now = document.now();
          setRetired(isRetired ? undefined : now);
          offerUndo(isRetired ? m.isInUse({ name }) : m.isRetired({ name }), () =>
            setRetired(isRetired ? now : undefined),
          );
        }}
      >
        {isRetired ? m.unretire : m.retire}
      </MenuItem>
      <DeleteItem onAction={() => moveToTrash({ key, title: name })}>{m.moveToTrash}</DeleteItem>
    </MoreMenu>
  );
}

interface KindLabels {
  readonly kinds: { readonly shoes: string; readonly bicycle: string; readonly other: string };
}

function kindLabels({ kinds }: KindLabels, kind: string | undefined): string {
  if (kind === 'shoes' || kind === 'bicycle') return kinds[kind];
  return kind === undefined ? '' : kinds.other;
}
