import { useState } from 'react';
import {
  type BestTime,
  type Race,
  raceDistances,
  raceTimeOfVdot,
  riegelTime,
  showDuration,
  vdotOf,
} from '#domain/exercise/endurance/index.ts';
import { type Metres, metres, type Quantity, type Seconds, seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import { Grid, Stack } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/select.tsx';
import { Table } from '../../../ui/table.tsx';
import { SecondaryText, SectionHeading, Text } from '../../../ui/text.tsx';
import { Explained } from '../../explain/index.ts';
import { useQuantityLabels } from '../../quantities/index.ts';
import { DurationField } from '../fields/duration-field.tsx';
import { FigureList } from '../fields/figure-list.tsx';
import { QuantityField } from '../fields/quantity-field.tsx';
import { enduranceMessages } from '../messages/index.ts';

type Best = BestTime<RecordEntry<'activities'>>;

/** The value of the option to type in a race. */
const typed = 'typed';

/**
 * Race predictions from one race: a best time (by default the one with the highest VDOT) or a race that the user types
 * in.
 */
export function RaceTimes({ best }: { readonly best: readonly Best[] }) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const usable = best.filter((each) => vdotOf(raceOfBest(each)).ok);
  const [chosen, setChosen] = useState<string | null>(null);
  const [typedDistance, setTypedDistance] = useState<Quantity>();
  const [typedSeconds, setTypedSeconds] = useState<number | null>(null);
  const from =
    usable.find(({ distance }) => String(distance) === chosen) ?? (chosen === typed ? null : strongest(usable));
  const race = from === null ? typedRace(typedDistance, typedSeconds) : raceOfBest(from);
  const options = usable.map(({ distance, time }) => ({
    id: String(distance),
    label: m.raceChoice({ distance: labels.raced(distance, 'run'), time: labels.time(time) }),
  }));
  return (
    <Stack as="section" gap={4} aria-labelledby="race-times">
      <SectionHeading id="race-times">{m.raceTimes}</SectionHeading>
      <Text tone="muted">{m.raceTimesText}</Text>
      {options.length > 0 && (
        <Select
          label={m.basedOn}
          options={[...options, { id: typed, label: m.customRace }]}
          value={from === null ? typed : String(from.distance)}
          onChange={setChosen}
        />
      )}
      {from === null && (
        <Grid minColumn={9.5} stretch gap={4} align="start">
          <QuantityField label={m.distance} unit={labels.system} quantity={typedDistance} onChange={setTypedDistance} />
          <DurationField label={m.time} value={typedSeconds} onChange={setTypedSeconds} />
        </Grid>
      )}
      {race === null ? <Text tone="muted">{m.enterRace}</Text> : <RaceTimesOf race={race} />}
    </Stack>
  );
}

function RaceTimesOf({ race }: { readonly race: Race }) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const vdot = vdotOf(race);
  if (!vdot.ok) return <Text tone="muted">{m.outOfRange}</Text>;
  const inputs = [
    { name: m.distance, value: labels.distance({ si: race.metres }, 'run') },
    { name: m.time, value: labels.time(race.seconds) },
  ];
  return (
    <>
      <FigureList
        label={m.vdot}
        figures={[{ name: m.vdot, shown: labels.number(vdot.value, 1), formula: 'endurance/vdot', inputs }]}
      />
      <Table headings={[m.distance, m.vdot, m.riegel]} atEnd="rest" numeric touch aria-labelledby="race-times">
        {raceDistances.map((distance) => (
          <RaceTimeRow key={distance} distance={distance} race={race} vdot={vdot.value} />
        ))}
      </Table>
      <SecondaryText>{m.outOfRange}</SecondaryText>
    </>
  );
}

interface RaceTimeRowProps {
  readonly distance: Metres;
  readonly race: Race;
  readonly vdot: number;
}

function RaceTimeRow({ distance, race, vdot }: RaceTimeRowProps) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const byVdot = raceTimeOfVdot(vdot, distance);
  const byRiegel = riegelTime(race, distance);
  const over = { name: m.distance, value: labels.raced(distance, 'run') };
  const from = m.raceChoice({
    distance: labels.distance({ si: race.metres }, 'run'),
    time: labels.time(race.seconds),
  });
  return (
    <tr>
      <th scope="row">
        <Text as="span" weight="medium">
          {over.value}
        </Text>
      </th>
      <td>
        {byVdot.ok ? (
          <Explained
            isInTable
            formula="endurance/vdotTime"
            inputs={[{ name: m.vdot, value: labels.number(vdot, 1) }, over]}
          >
            {showWholeSeconds(byVdot.value)}
          </Explained>
        ) : (
          <Absent />
        )}
      </td>
      <td>
        {byRiegel.ok ? (
          <Explained isInTable formula="endurance/riegel" inputs={[{ name: m.basedOn, value: from }, over]}>
            {showWholeSeconds(byRiegel.value)}
          </Explained>
        ) : (
          <Absent />
        )}
      </td>
    </tr>
  );
}

function Absent() {
  const m = useMessages(enduranceMessages);
  return (
    <Text as="span" tone="muted">
      {m.noTime}
    </Text>
  );
}

/** Rounds to whole seconds, since predictions are not accurate to a tenth of a second. */
function showWholeSeconds(time: Seconds): string {
  return showDuration(seconds(Math.round(time)));
}

function raceOfBest({ covered, time }: Best): Race {
  return { metres: covered, seconds: time };
}

function typedRace(distance: Quantity | undefined, time: number | null): Race | null {
  if (distance === undefined || distance.si <= 0 || time === null || time <= 0) return null;
  return { metres: metres(distance.si), seconds: seconds(time) };
}

/** Returns the best time with the highest VDOT. */
function strongest(best: readonly Best[]): Best | null {
  const vdotOfBest = (each: Best) => {
    const vdot = vdotOf(raceOfBest(each));
    return vdot.ok ? vdot.value : 0;
  };
  return best.reduce<Best | null>(
    (top, each) => (top === null || vdotOfBest(each) > vdotOfBest(top) ? each : top),
    null,
  );
}
