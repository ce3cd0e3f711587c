import { useMemo } from 'react';
import type { Period } from '#domain/exercise/goals/index.ts';
import type { KnownExercises, Muscle } from '#domain/exercise/index.ts';
import { activityLoad, hardLegsBeforeKeyRun } from '#domain/exercise/load/index.ts';
import { musclesCounted } from '#domain/exercise/volume/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { activityLink } from '../../links/exercise.ts';
import { useRecords } from '../../replica/index.ts';
import { useDayLabel } from '../../time/index.ts';
import { Link } from '../../ui/link.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { useLoadChoice } from '../endurance/index.ts';
import { useTraining } from '../training-data/index.ts';
import { calendarMessages } from './messages/index.ts';

/** Says that hard sets for the legs preceded the hardest run of a week. Renders nothing if there is any doubt. */
export function HardLegs({ week }: { readonly week: Period }) {
  const m = useMessages(calendarMessages);
  const dayLabel = useDayLabel();
  const runs = useRuns(week);
  const catalogue = useCatalogue();
  const shares = useMemo(() => sharesOfLegs(catalogue), [catalogue]);
  const known = useTraining(runs.length < 2 ? null : { about: 'setsByDay', shares });
  const legs = known?.isWhole ? known.value.map(({ day, amount }) => ({ day, sets: amount })) : [];
  const found = hardLegsBeforeKeyRun(legs, runs);
  if (found === null) return null;
  const { legs: hard, run } = found;
  return (
    <SecondaryText as="p">
      {hard.day === run.day ? m.hardLegsSameDay : m.hardLegsBefore({ day: dayLabel(hard.day) })}{' '}
      <Link {...activityLink(run.id)}>{dayLabel(run.day)}</Link>
    </SecondaryText>
  );
}

/** Returns the runs of a week with their load. */
function useRuns({ from, until }: Period) {
  const activities = useRecords('activities');
  const choice = useLoadChoice();
  return useMemo(
    () =>
      activities.flatMap(({ id, inTrash, value }) => {
        const { day } = value;
        if (inTrash || day === undefined || day < from || day > until || value.sport !== 'run') return [];
        return [{ id, day, load: activityLoad(value, choice).load }];
      }),
    [activities, choice, from, until],
  );
}

const legMuscles = ['glutes', 'quads', 'hamstrings'] as const satisfies readonly Muscle[];

/** Returns how much a set of each exercise counts for the legs: as much as for the leg muscle that it works most. */
function sharesOfLegs(catalogue: KnownExercises): readonly (readonly [RecordKey, number])[] {
  const musclesOf = musclesCounted(catalogue);
  return Array.from(catalogue.values()).flatMap(({ key, merged }) => {
    const weights = musclesOf(merged?.into ?? key);
    const share = Math.max(...legMuscles.map((muscle) => weights[muscle] ?? 0));
    return share > 0 ? [[key, share] as const] : [];
  });
}
