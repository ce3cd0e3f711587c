import type { Period } from '#domain/exercise/goals/index.ts';
import { strengthSets } from '#domain/exercise/volume/index.ts';
import { useMessages } from '../../language/index.ts';
import { totalsLink } from '../../links/exercise.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { Figure, Figures } from '../../ui/figures.tsx';
import { Link } from '../../ui/link.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { useSportsIn } from '../endurance/index.ts';
import { Explained } from '../explain/index.ts';
import { useQuantityLabels } from '../quantities/index.ts';
import { useTraining } from '../training-data/index.ts';
import { GoalProgress } from './goal-row.tsx';
import { HardLegs } from './hard-legs.tsx';
import { calendarMessages } from './messages/index.ts';
import { TrainingTime } from './training-time.tsx';
import type { TrainingWeek } from './use-this-week.ts';

/** The sessions, time, hard sets and distances of a week, what is remarkable in it, and the progress of the goals. */
export function WeekFigures({ week, total, goals, days }: TrainingWeek) {
  const m = useMessages(calendarMessages);
  const { count } = useTimeFormat();
  return (
    <>
      <Figures minColumn={8.5} stretch short>
        <Figure label={m.sessionsColumn} value={count(total.workouts + total.activities)} />
        <Figure label={m.timeColumn} value={<TrainingTime total={total} />} />
        {total.workouts > 0 && <HardSets week={week} />}
        <Distances week={week} />
      </Figures>
      <HardLegs week={week} />
      {goals.map(({ id, goal }) => (
        <GoalProgress key={id} goal={goal} days={days} />
      ))}
    </>
  );
}

/**
 * The number of hard sets of all exercises, with the exercises as inputs. Not known until all workouts are read. Renders
 * nothing without a hard set.
 */
function HardSets({ week: { from, until } }: { readonly week: Period }) {
  const m = useMessages(calendarMessages);
  const { count } = useTimeFormat();
  const catalogue = useCatalogue();
  const weekStart = useWeekStart();
  const known = useTraining({ about: 'hardSets', from, until, weekStart });
  const exercises = strengthSets(known?.value.at(-1)?.exercises ?? [], catalogue);
  if (known?.isWhole !== true) return <Figure label={m.hardSets} value="–" />;
  if (exercises.length === 0) return null;
  const inputs = exercises.map(({ exercise, sets }) => ({
    name: catalogue.get(exercise)?.name ?? m.unknownExercise,
    value: count(sets),
  }));
  const value = (
    <Explained formula="sets/week" inputs={inputs}>
      {count(exercises.reduce((sum, { sets }) => sum + sets, 0))}
    </Explained>
  );
  return <Figure label={m.hardSets} value={value} />;
}

/** The distance of each sport, with a link to its weeks, months and years. */
function Distances({ week }: { readonly week: Period }) {
  const labels = useQuantityLabels();
  return useSportsIn(week).map(({ sport, name, metres }) => (
    <Figure
      key={sport}
      label={name}
      value={
        <Link variant="quiet" touch="inLine" {...totalsLink({ sport })}>
          {labels.distance({ si: metres }, sport)}
        </Link>
      }
    />
  ));
}
