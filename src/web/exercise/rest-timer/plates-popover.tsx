import { Disc3 } from 'lucide-react';
import type { KnownExercise, WorkoutSet } from '#domain/exercise/index.ts';
import { settingsIdOf } from '#domain/exercise/library/index.ts';
import {
  barOf,
  type KnownBar,
  type KnownPlates,
  loadBar,
  loadToDo,
  platesOwned,
} from '#domain/exercise/plates/index.ts';
import { kilograms } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { profilePartLink } from '../../links/profile.ts';
import { assign, useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Select } from '../../ui/select.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { Explained } from '../explain/index.ts';
import { type LoadUnit, useLoadUnit } from '../quantities/index.ts';
import { massLabel, plateSize } from './mass-labels.ts';
import { restingMessages } from './messages/index.ts';
import { PlaceField } from './place-field.tsx';
import styles from './plates.module.css';
import { useBarLabel } from './use-bar-labels.ts';
import { useBarsAndPlates } from './use-bars-and-plates.ts';

export interface PlatesPopoverProps {
  readonly sets: readonly WorkoutSet[];
  readonly exercise: KnownExercise;
  readonly workoutId: string;
  readonly place: string | undefined;
}

/** A button that opens the plate calculator for the next set. Renders nothing for an exercise without a bar. */
export function PlatesPopover({ sets, exercise, workoutId, place }: PlatesPopoverProps) {
  const m = useMessages(restingMessages);
  const unit = useLoadUnit(exercise);
  const labels = useMassLabel(unit);
  const { bars, plates } = useBarsAndPlates(unit, place ?? null);
  const bar = barOf(exercise, bars);
  if (bar === null) return null;
  const load = loadToDo(sets);
  const label = load === null ? m.plates : m.platesFor({ load: labels(load) });
  return (
    <Popover label={label} trigger={<IconButton icon={<Disc3 />} label={label} />}>
      <Stack gap={3} className={styles.plates}>
        <OnTheBar load={load} bar={bar} plates={plates} unit={unit} />
        <BarSelect bar={bar} bars={bars} exercise={exercise} unit={unit} />
        <WorkoutPlace workoutId={workoutId} place={place} />
        <Link touch {...profilePartLink('training')}>
          {m.yourPlates}
        </Link>
      </Stack>
    </Popover>
  );
}

interface OnTheBarProps {
  /** The load in kilograms; null if there is none. */
  readonly load: number | null;
  readonly bar: KnownBar;
  readonly plates: readonly KnownPlates[];
  readonly unit: LoadUnit;
}

/** The plates on one side of the bar, as a drawing and a list. */
function OnTheBar({ load, bar, plates, unit }: OnTheBarProps) {
  const m = useMessages(restingMessages);
  const labels = useMassLabel(unit);
  const { count, figures } = useTimeFormat();
  if (load === null) return <Text tone="muted">{m.noLoad}</Text>;
  const loaded = loadBar(kilograms(load), { bar: kilograms(bar.mass.si), plates: platesOwned(plates) });
  if (!loaded.ok) return <Text>{m.belowBar({ load: labels(load), bar: labels(bar.mass) })}</Text>;
  const { perSide, total, isExact, above } = loaded.value;
  const quantityOf = (mass: number) => plates.find((each) => each.mass.si === mass)?.mass ?? mass;
  const onSide = perSide.map(({ mass, count: plateCount }) => ({
    mass,
    labels: m.platesOf({ count: count(plateCount), mass: labels(quantityOf(mass)) }),
  }));
  return (
    <>
      {!isExact && <Text>{m.notExact({ load: labels(load) })}</Text>}
      <div className={styles.sleeve} aria-hidden="true">
        {perSide.map(({ mass, count: plateCount }) =>
          Array.from({ length: plateCount }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: plates of the same mass are interchangeable
            <span key={`${mass} ${index}`} className={styles.plate} data-size={plateSize(mass)} />
          )),
        )}
      </div>
      <div>
        <SecondaryText>{perSide.length === 0 ? m.emptyBar : m.perSide}</SecondaryText>
        {perSide.length > 0 && (
          <ul aria-label={m.perSide}>
            {onSide.map((each) => (
              <li key={each.mass}>
                <Text as="div" size={5} weight="strong" numeric>
                  {each.labels}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Text as="div" weight="medium" numeric>
        <Explained
          formula="plates/bar"
          inputs={[
            { name: m.bar, value: labels(bar.mass) },
            { name: m.perSide, value: perSide.length === 0 ? labels(0) : figures(onSide.map((each) => each.labels)) },
          ]}
        >
          {m.total({ load: labels(total) })}
        </Explained>
      </Text>
      {!isExact && above !== null && <SecondaryText numeric>{m.nextAbove({ load: labels(above) })}</SecondaryText>}
    </>
  );
}

interface BarSelectProps {
  readonly bar: KnownBar;
  readonly bars: readonly KnownBar[];
  readonly exercise: KnownExercise;
  readonly unit: LoadUnit;
}

/** Selects the bar of the exercise for this and all future workouts. */
function BarSelect({ bar, bars, exercise, unit }: BarSelectProps) {
  const m = useMessages(restingMessages);
  const document = useDocument();
  const wordsOf = useBarLabel(unit);
  return (
    <Select
      label={m.bar}
      options={bars.map((each) => {
        const { name, mass } = wordsOf(each);
        return { id: each.id, label: name, description: mass };
      })}
      value={bar.id}
      onChange={(id) => {
        document.createRecord('exercises', assign({ bar: id }), { id: settingsIdOf(exercise) });
      }}
    />
  );
}

/** Selects the place of the workout. Renders nothing for a user with fewer than two places. */
function WorkoutPlace({ workoutId, place }: Pick<PlatesPopoverProps, 'workoutId' | 'place'>) {
  const document = useDocument();
  const choose = (chosen: string | undefined) =>
    document.changeRecord('workouts', workoutId, assign({ place: chosen }));
  return <PlaceField place={place} onChange={choose} />;
}

/** Returns a formatter for masses. A plain number is in kilograms and shown in the given unit. */
function useMassLabel(unit: LoadUnit) {
  const { count: number } = useTimeFormat();
  return (mass: number | KnownBar['mass']) =>
    massLabel(typeof mass === 'number' ? { si: mass } : mass, { unit, number });
}
