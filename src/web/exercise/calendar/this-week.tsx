import type { Period } from '#domain/exercise/goals/index.ts';
import { periodOf, trainedIn } from '#domain/exercise/goals/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { Link } from '../../ui/link.tsx';
import { Heading } from '../../ui/text.tsx';
import { activitiesPageHref, useEnduranceLabels, useSportsIn } from '../endurance/index.ts';
import { Explained } from '../explain/index.ts';
import { useTraining } from '../training-data/index.ts';
import { useCatalogue } from '../use-catalogue.ts';
import styles from './calendar.module.css';
import { Figure } from './figure.tsx';
import { GoalProgress } from './goal-row.tsx';
import { calendarMessages } from './messages/index.ts';
import { TrainingTime } from './training-time.tsx';
import { useGoals } from './use-goals.ts';
import { useTrainingDays } from './use-training-days.ts';

/** The training of this week: sessions, time, hard sets and the distance of each sport, and the goals. */
export function ThisWeek() {
  const m = useMessages(calendarMessages);
  const { count } = useTimeFormat();
  const days = useTrainingDays();
  const goals = useGoals();
  const week = periodOf(useDocument().today(), 'week', useWeekStart());
  const total = trainedIn(days, week);
  if (days.size === 0 && goals.length === 0) return null;
  return (
    <section className={styles.part} aria-label={m.thisWeek}>
      <div className={styles.partHead}>
        <Heading level={2} size={4}>
          {m.thisWeek}
        </Heading>
        <Link variant="quiet" className={styles.cardLink ?? ''} href="/dashboard/exercise/goals">
          {m.goals}
        </Link>
      </div>
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
    </section>
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
      <Link variant="quiet" className={styles.figureLink ?? ''} href={`${activitiesPageHref('totals')}?sport=${sport}`}>
        {words.distance({ si: metres }, sport)}
      </Link>
    </Figure>
  ));
}
