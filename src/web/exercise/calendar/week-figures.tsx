import type { Period } from '#domain/exercise/goals/index.ts';
import { useMessages } from '../../language/index.ts';
import { totalsLink } from '../../links/exercise.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { Grid } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { useEnduranceLabels, useSportsIn } from '../endurance/index.ts';
import { Explained, Figure } from '../explain/index.ts';
import { useTraining } from '../training-data/index.ts';
import styles from './calendar.module.css';
import { GoalProgress } from './goal-row.tsx';
import { calendarMessages } from './messages/index.ts';
import { TrainingTime } from './training-time.tsx';
import type { TrainingWeek } from './use-this-week.ts';

/** The sessions, time, hard sets and distances of a week, and the progress of the goals. */
export function WeekFigures({ week, total, goals, days }: TrainingWeek) {
  const m = useMessages(calendarMessages);
  const { count } = useTimeFormat();
  return (
    <>
      <Grid as="dl" minColumn={6.5} stretch gap={4}>
        <Figure name={m.sessionsColumn}>{count(total.workouts + total.activities)}</Figure>
        <Figure name={m.timeColumn}>
          <TrainingTime total={total} />
        </Figure>
        <HardSets week={week} />
        <Distances week={week} />
      </Grid>
      {goals.map(({ id, goal }) => (
        <GoalProgress key={id} goal={goal} days={days} />
      ))}
    </>
  );
}

/** The number of hard sets of all exercises, with the exercises as inputs. Not known until all workouts are read. */
function HardSets({ week: { from, until } }: { readonly week: Period }) {
  const m = useMessages(calendarMessages);
  const { count } = useTimeFormat();
  const catalogue = useCatalogue();
  const weekStart = useWeekStart();
  const known = useTraining({ about: 'hardSets', from, until, weekStart });
  const exercises = known?.value.at(-1)?.exercises ?? [];
  if (known?.isWhole !== true) return <Figure name={m.hardSets}>–</Figure>;
  const inputs = exercises.map(({ exercise, sets }) => ({
    name: catalogue.get(exercise)?.name ?? m.unknownExercise,
    value: count(sets),
  }));
  return (
    <Figure name={m.hardSets}>
      <Explained formula="sets/week" inputs={inputs}>
        {count(exercises.reduce((sum, { sets }) => sum + sets, 0))}
      </Explained>
    </Figure>
  );
}

/** The distance of each sport, with a link to its weeks, months and years. */
function Distances({ week }: { readonly week: Period }) {
  const words = useEnduranceLabels();
  return useSportsIn(week).map(({ sport, name, metres }) => (
    <Figure key={sport} name={name}>
      <Link variant="quiet" className={styles.figureLink ?? ''} {...totalsLink({ sport })}>
        {words.distance({ si: metres }, sport)}
      </Link>
    </Figure>
  ));
}
