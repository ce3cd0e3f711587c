import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  checkZoneBounds,
  defaultZoneBounds,
  heartRateMaxFox,
  heartRateMaxTanaka,
  maxZones,
  type ZonesError,
} from '#domain/exercise/endurance/index.ts';
import { type Sport, sports, type TrainingZones } from '#domain/exercise/index.ts';
import { type LocalDay, lastLocalDay } from '#domain/kernel/index.ts';
import { DayField } from '../../../day-and-time-fields/index.ts';
import { useMessages } from '../../../language/index.ts';
import { type RecordEntry, useDocument, useRecords } from '../../../replica/index.ts';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, type FormErrors } from '../../../ui/form.tsx';
import { Grid, Row } from '../../../ui/layout.tsx';
import { OptionalSelect } from '../../../ui/optional-select.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { Heading, SecondaryText, Text } from '../../../ui/text.tsx';
import { dayErrorOf, writeChanged } from '../../editing/index.ts';
import { Explained } from '../../explain/index.ts';
import { useQuantityLabels } from '../../quantities/index.ts';
import { BeatsField } from '../fields/quantity-field.tsx';
import { useHeartOf } from '../labels/use-heart-of.ts';
import { enduranceMessages } from '../messages/index.ts';

export interface ZonesDialogProps {
  /** The zones to edit; null to add new zones. */
  readonly zones: RecordEntry<'zones'> | null;
  readonly onClose: () => void;
}

export function ZonesDialog({ zones, onClose }: ZonesDialogProps) {
  const m = useMessages(enduranceMessages);
  return (
    <Dialog title={zones === null ? m.addZones : m.editZones} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <ZonesForm zones={zones} onClose={onClose} />
    </Dialog>
  );
}

type Bounds = readonly (number | null)[];

/** The empty zone limits of a new form: as many as there are default zones. */
const atFirst: Bounds = [null, null, null, null, null];

function ZonesForm({ zones, onClose }: ZonesDialogProps) {
  const m = useMessages(enduranceMessages);
  const document = useDocument();
  const { number } = useQuantityLabels();
  const [opened] = useState(() => shownOf(zones?.value));
  const [sport, setSport] = useState<Sport | null>(opened.sport ?? null);
  const firstDay = useFirstDay();
  const [from, setFrom] = useState<LocalDay | null>(opened.from ?? firstDay);
  const [bounds, setBounds] = useState<Bounds>(opened.bounds ?? atFirst);
  const [errors, setErrors] = useState<FormErrors | null>(null);
  const messageOf = ({ code, zone }: ZonesError) => {
    const words = { 'exercise/zone-bound-missing': m.limitMissing, 'exercise/zones-not-rising': m.notRising };
    return words[code]({ number: number(zone, 0) });
  };
  const save = () => {
    const checked = checkZoneBounds(bounds);
    const dayError = dayErrorOf(from, lastLocalDay, m); // zones may apply from a day in the future
    if (from === null || dayError !== null || !checked.ok) {
      const fields = [
        ...(dayError === null ? [] : [{ name: 'from', message: dayError }]),
        ...(checked.ok ? [] : [{ name: nameOfBound(checked.error.zone), message: messageOf(checked.error) }]),
      ];
      setErrors({ title: m.notSaved, fields });
      return;
    }
    const write = (draft: TrainingZones) => {
      draft.measure = 'heartRate';
      writeChanged(draft, opened, { sport: sport ?? undefined, from, bounds: checked.value });
    };
    if (zones === null) document.createRecord('zones', write);
    else document.changeRecord('zones', zones.id, write);
    onClose();
  };
  return (
    <Form onSubmit={save} errors={errors} label={m.zones}>
      <Grid minColumn={9.5} stretch gap={4} align="start">
        <OptionalSelect
          label={m.sport}
          none={m.allSports}
          options={sports.map((id) => ({ id, label: m.sports[id] }))}
          value={sport}
          onChange={setSport}
        />
        <DayField name="from" label={m.appliesFrom} value={from} onChange={setFrom} />
      </Grid>
      <FillIn day={from ?? firstDay} onFill={setBounds} />
      <Grid minColumn={7.5} stretch gap={4} align="end">
        {bounds.map((bound, index) => (
          <BeatsField
            // biome-ignore lint/suspicious/noArrayIndexKey: zone limits have no id; the index is their identity
            key={index}
            label={m.zoneLimit({ number: number(index + 1, 0) })}
            name={nameOfBound(index + 1)}
            value={bound}
            onChange={(beats) => setBounds(bounds.with(index, beats))}
          />
        ))}
      </Grid>
      <SecondaryText>{m.lastZoneText}</SecondaryText>
      <Row gap={2} wrap>
        <Button icon={<Plus />} isDisabled={bounds.length >= maxZones} onPress={() => setBounds([...bounds, null])}>
          {m.addZone}
        </Button>
        <Button icon={<Minus />} isDisabled={bounds.length <= 1} onPress={() => setBounds(bounds.slice(0, -1))}>
          {m.removeZone}
        </Button>
      </Row>
      <SubmitButton>{m.save}</SubmitButton>
    </Form>
  );
}

/** Returns the day from which new zones apply: today, but the first ones apply to all activities before. */
function useFirstDay(): LocalDay {
  const today = useDocument().today();
  const activities = useRecords('activities');
  const zones = useRecords('zones');
  if (zones.some(({ inTrash }) => !inTrash)) return today;
  const days = activities.flatMap(({ inTrash, value: { day } }) => (inTrash || day === undefined ? [] : [day]));
  return days.reduce((first, day) => (day < first ? day : first), today);
}

/** Returns the form's values. A sport that only a newer version of the app knows is not shown and stays unchanged. */
function shownOf({ sport, from, bounds }: Partial<TrainingZones> = {}) {
  return { sport: sports.find((known) => known === sport), from, bounds };
}

function nameOfBound(zone: number): string {
  return `zone-${zone}`;
}

interface FillInProps {
  readonly day: LocalDay;
  readonly onFill: (bounds: Bounds) => void;
}

/** A button that fills in the five default zones from the user's heart-rate data. */
function FillIn({ day, onFill }: FillInProps) {
  const m = useMessages(enduranceMessages);
  const heart = useHeartOf(day, undefined);
  const [maximum, setMaximum] = useState<number | null>(heart.maximum && Math.round(heart.maximum.beats));
  const [resting, setResting] = useState<number | null>(heart.resting);
  const [error, setError] = useState<string | null>(null);
  const fill = () => {
    if (maximum === null) return setError(m.maximumMissing);
    const bounds = defaultZoneBounds({ resting: resting ?? 0, max: maximum });
    setError(bounds.ok ? null : m.noReserve);
    if (bounds.ok) onFill(bounds.value);
  };
  return (
    <Surface as="section" look="sunken" aria-label={m.calculateZones}>
      <Heading level={3} size={3}>
        {m.calculateZones}
      </Heading>
      <SecondaryText>{m.calculateZonesText}</SecondaryText>
      {heart.age !== null && heart.age >= 18 && <AgesSay age={heart.age} />}
      <Grid minColumn={7.5} stretch gap={4} align="end">
        <BeatsField label={m.maxHeartRate} value={maximum} onChange={setMaximum} error={error} />
        <BeatsField label={m.restingHeartRate} value={resting} onChange={setResting} />
      </Grid>
      <Button onPress={fill}>{m.calculate}</Button>
    </Surface>
  );
}

/** Shows the maximum heart rate according to the two age-based formulas. */
function AgesSay({ age }: { readonly age: number }) {
  const m = useMessages(enduranceMessages);
  const { beats, number } = useQuantityLabels();
  const inputs = [{ name: m.age, value: number(age, 0) }];
  return (
    <Text size={2} as="div">
      {m.maximumByAge}{' '}
      <Explained formula="endurance/tanaka" inputs={inputs}>
        {beats(heartRateMaxTanaka(age))}
      </Explained>
      {' · '}
      <Explained formula="endurance/fox" inputs={inputs}>
        {beats(heartRateMaxFox(age))}
      </Explained>
    </Text>
  );
}
