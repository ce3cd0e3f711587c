import { useMemo } from 'react';
import { type SportWeek, showDuration, sportWeeks } from '#domain/exercise/endurance/index.ts';
import { seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { totalsLink } from '../../../links/exercise.ts';
import { useDocument } from '../../../replica/index.ts';
import { useWeekStart } from '../../../time/index.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { SecondaryText, Text } from '../../../ui/text.tsx';
import { useQuantityLabels } from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';
import { useActivities } from '../totals/use-totals.ts';
import { useWeekGoals } from './use-week-goals.ts';

/** This week in each sport, beside the average week before and the goals. Renders nothing after weeks without a sport. */
export function ThisWeek() {
  const activities = useActivities();
  const today = useDocument().today();
  const weekStart = useWeekStart();
  const weeks = useMemo(() => sportWeeks(activities, { today, weekStart }), [activities, today, weekStart]);
  return (
    <Stack gap={2} paddingX={4} paddingBottom={2}>
      {weeks.map((each) => (
        <WeekOfSport key={each.sport} {...each} />
      ))}
    </Stack>
  );
}

function WeekOfSport({ sport, week, before }: SportWeek) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const goals = useWeekGoals(sport);
  const hasDistance = week.metres > 0 || (before?.metres ?? 0) > 0;
  const amounts = (metres: number, time: number) => [
    ...(hasDistance ? [labels.distance({ si: metres }, sport)] : []),
    showDuration(seconds(Math.round(time))),
  ];
  const climb = week.climb > 0 ? [labels.climb({ si: week.climb })] : [];
  return (
    <Stack gap={1}>
      <Link variant="row" {...totalsLink({ sport })}>
        <Stack as="span" paddingY={1} grow>
          <Row as="span" gap={3} rowGap={0} align="center" justify="between" wrap>
            <SecondaryText as="span">{m.weekOf({ sport: m.sports[sport] })}</SecondaryText>
            <Text as="span" size={2} weight="medium" numeric>
              {[...amounts(week.metres, week.seconds), ...climb].join(' · ')}
            </Text>
          </Row>
          {before !== null && (
            <Row as="span" gap={3} rowGap={0} justify="between" wrap>
              <SecondaryText as="span">{m.averageWeek({ count: before.weeks })}</SecondaryText>
              <SecondaryText as="span" numeric>
                {amounts(before.metres, before.seconds).join(' · ')}
              </SecondaryText>
            </Row>
          )}
        </Stack>
      </Link>
      {goals.map(({ id, share, state }) => (
        <Progress key={id} label={m.weeklyGoal} value={share} max={1} valueLabel={state} />
      ))}
    </Stack>
  );
}
