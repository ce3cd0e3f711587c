import type { Period } from '#domain/exercise/goals/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { Link } from '../../ui/link.tsx';
import { useEnduranceLabels, useSportsIn } from '../endurance/index.ts';
import { Explained } from '../explain/index.ts';
import { totalsLink } from '../link-targets.ts';
import { useTraining } from '../training-data/index.ts';
import { useCatalogue } from '../use-catalogue.ts';
import styles from './calendar.module.css';
import { Figure } from './figure.tsx';
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
      <dl className={styles.figures}>
        <Figure name={m.sessionsColumn}>{count(total.workouts + total.activities)}</Figure>
        <Figure name={m.timeColumn}>
          <TrainingTime total={total} />
        </Figure>
        <HardSets week={week} />
        <Distances week={week} />
      </dl>
      {goals.map(({ id, goal }) => (
        <GoalProgress key={id} goal={goal} days={days} />
      ))}
    </>
  );
}

/** The number of hard sets of all exercises, with the exercises as inputs. */
function HardSets({ week: { from, until } }: { readonly week: Period }) {
  const m = useMessages(calendarMessages);
  const { count } = useTimeFormat();
  const catalogue = useCatalogue();
  const weekStart = useWeekStart();
  const exercises = useTraining({ about: 'hardSets', from, until, weekStart })?.value.at(-1)?.exercises;
  if (exercises === undefined) return <Figure name={m.hardSets}>–</Figure>;
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
