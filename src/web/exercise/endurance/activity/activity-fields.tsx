import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
  climbUnitOf,
  confirmationOf,
  distanceUnitOf,
  isAverageAboveHighest,
} from '#domain/exercise/endurance/index.ts';
import { knownSport, type Sport, sports } from '#domain/exercise/index.ts';
import type { Instant } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Notice } from '../../../page/index.ts';
import { assign, useRecords } from '../../../replica/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { OptionalSelect } from '../../../ui/optional-select.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { SectionHeading } from '../../../ui/text.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useDistanceSystem, useQuantityLabels } from '../../quantities/index.ts';
import { DurationField } from '../fields/duration-field.tsx';
import { MomentFields } from '../fields/moment-fields.tsx';
import { BeatsField, QuantityField } from '../fields/quantity-field.tsx';
import { gearAfterSportChange } from '../gear/default-gear.ts';
import { type ChangedActivityProps, GearChoice } from '../gear/gear-choice.tsx';
import { enduranceMessages } from '../messages/index.ts';
import { HeartFigures, MovementFigures } from './activity-figures.tsx';
import { BestOver } from './best-over.tsx';
import { Laps } from './laps.tsx';
import { useActivityTimes } from './use-activity-times.ts';

/** The fields of an activity. Each one saves while the user types. */
export function ActivityFields({ activity, change }: ChangedActivityProps) {
  const m = useMessages(enduranceMessages);
  const system = useDistanceSystem();
  const { value, inTrash } = activity;
  const times = useActivityTimes({ activity, change });
  const climbUnit = climbUnitOf(system);
  return (
    <Stack gap={7}>
      <WhenAndWhat activity={activity} change={change} onStart={times.changeStart} />
      <Group title={m.distanceAndTime}>
        <QuantityField
          label={m.distance}
          unit={distanceUnitOf(value.sport, system)}
          quantity={value.distance}
          isReadOnly={inTrash}
          onChange={(distance) => change(assign({ distance }))}
        />
        <DurationField
          label={m.movingTime}
          description={m.movingTimeText}
          value={value.movingSeconds ?? null}
          isReadOnly={inTrash}
          onChange={(seconds) => times.changeDuration('movingSeconds', seconds)}
        />
        <ElapsedTime activity={activity} onChange={(seconds) => times.changeDuration('elapsedSeconds', seconds)} />
        <QuantityField
          label={m.elevationGain}
          unit={climbUnit}
          quantity={value.climb}
          isReadOnly={inTrash}
          onChange={(climb) => change(assign({ climb }))}
        />
        <Switch
          isSelected={value.indoor === true}
          isDisabled={inTrash}
          onChange={(isIndoors) => change(assign({ indoor: isIndoors || undefined }))}
        >
          {m.indoor}
        </Switch>
        <MovementFigures
          activity={value}
          {...(!inTrash && { onConfirm: (doubt) => change(assign({ confirmedDoubt: confirmationOf(doubt, value) })) })}
        />
        {!inTrash && <BestOver activity={activity} />}
      </Group>
      {Object.keys(value.laps).length > 0 && (
        <Group title={m.lapsTitle}>
          <Laps activity={value} />
        </Group>
      )}
      <HowHard activity={activity} change={change} />
      <Group title={m.gear}>
        <GearChoice activity={activity} change={change} />
      </Group>
      <TextArea
        label={m.note}
        value={value.remark ?? ''}
        isReadOnly={inTrash}
        onChange={(typed) => change(assign({ remark: typed === '' ? undefined : typed }))}
      />
    </Stack>
  );
}

interface ElapsedTimeProps extends Pick<ChangedActivityProps, 'activity'> {
  readonly onChange: (seconds: number | null) => void;
}

/** The elapsed time, collapsed by default because few people log it in addition to the moving time. */
function ElapsedTime({ activity: { value, inTrash }, onChange }: ElapsedTimeProps) {
  const m = useMessages(enduranceMessages);
  const [state, setState] = useState<'closed' | 'asked' | 'open'>('closed');
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'asked') field.current?.querySelector('input')?.focus();
  }, [state]);
  if (value.elapsedSeconds === undefined && state === 'closed') {
    return inTrash ? null : (
      <Button variant="quiet" icon={<Plus />} onPress={() => setState('asked')}>
        {m.addElapsedTime}
      </Button>
    );
  }
  return (
    <div ref={field}>
      <DurationField
        label={m.elapsedTime}
        description={m.elapsedTimeText}
        value={value.elapsedSeconds ?? null}
        isReadOnly={inTrash}
        onChange={(seconds) => {
          setState('open'); // a cleared field stays visible while it is edited
          onChange(seconds);
        }}
      />
    </div>
  );
}

interface WhenAndWhatProps extends ChangedActivityProps {
  readonly onStart: (at: Instant) => void;
}

function WhenAndWhat({ activity: { value, inTrash }, change, onStart }: WhenAndWhatProps) {
  const m = useMessages(enduranceMessages);
  const gear = useRecords('gear');
  const chooseSport = (sport: Sport) =>
    change((draft) => {
      const kept = gearAfterSportChange(Object.keys(draft.gear), { from: draft.sport, to: sport, gear });
      draft.sport = sport;
      draft.gear = Object.fromEntries(kept.map((id) => [id, true as const]));
    });
  return (
    <Stack gap={4}>
      <Select
        label={m.sport}
        options={sports.map((sport) => ({ id: sport, label: m.sports[sport] }))}
        value={knownSport(value.sport)}
        isDisabled={inTrash}
        onChange={chooseSport}
      />
      <MomentFields
        at={value.startedAt ?? value.createdAt ?? 0}
        zone={value.zone}
        isReadOnly={inTrash}
        onChange={onStart}
      />
    </Stack>
  );
}

function HowHard({ activity: { value, inTrash }, change }: ChangedActivityProps) {
  const m = useMessages(enduranceMessages);
  const { number } = useQuantityLabels();
  const changeHeartRate = (part: 'average' | 'max', beats: number | null) =>
    change((draft) => {
      const heartRate = { ...draft.heartRate, [part]: beats ?? undefined };
      const isEmpty = heartRate.average === undefined && heartRate.max === undefined;
      draft.heartRate = isEmpty ? undefined : withoutAbsent(heartRate);
    });
  const efforts = [
    ...m.efforts.map((label, effort) => ({ id: String(effort), label })),
    ...(isBetween(value.effort) ? [{ id: String(value.effort), label: number(value.effort, 1) }] : []),
  ];
  return (
    <Group title={m.heartRateAndEffort}>
      <Grid minColumn={9.5} stretch gap={4} align="start">
        <BeatsField
          label={m.averageHeartRate}
          value={value.heartRate?.average ?? null}
          isReadOnly={inTrash}
          onChange={(beats) => changeHeartRate('average', beats)}
        />
        <BeatsField
          label={m.maxHeartRate}
          value={value.heartRate?.max ?? null}
          isReadOnly={inTrash}
          onChange={(beats) => changeHeartRate('max', beats)}
        />
      </Grid>
      <OptionalSelect
        label={m.effort}
        none={m.notSet}
        options={efforts}
        value={value.effort === undefined ? null : String(value.effort)}
        isDisabled={inTrash}
        onChange={(effort) => change(assign({ effort: effort === null ? undefined : Number(effort) }))}
      />
      {isAverageAboveHighest(value) && <Notice tone="warn">{m.averageAboveMax}</Notice>}
      <HeartFigures activity={value} />
    </Group>
  );
}

/** A value that another app wrote may lie between two options. It is shown unchanged. */
function isBetween(effort: number | undefined): effort is number {
  return effort !== undefined && !Number.isInteger(effort);
}

function withoutAbsent<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined)) as T; // drops undefined
}

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Group({ title, children }: GroupProps) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </Stack>
  );
}
