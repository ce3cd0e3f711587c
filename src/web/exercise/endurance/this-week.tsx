import { showDuration } from '#domain/exercise/endurance/index.ts';
import type { Sport } from '#domain/exercise/index.ts';
import { seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { totalsLink } from '../../links/exercise.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { enduranceMessages } from './messages/index.ts';
import { useEnduranceLabels } from './use-endurance-labels.ts';
import { useSportsDone, useTotals } from './use-totals.ts';

/** This week's distance and time in the most recent sport. Renders nothing before the first activity. */
export function ThisWeek() {
  const [sport] = useSportsDone();
  return sport === undefined ? null : <WeekOf sport={sport} />;
}

function WeekOf({ sport }: { readonly sport: Sport }) {
  const m = useMessages(enduranceMessages);
  const words = useEnduranceLabels();
  const week = useTotals(sport, 'week').at(-1);
  if (week === undefined) return null;
  return (
    <Stack paddingX={4}>
      <Link variant="row" {...totalsLink()}>
        <Row as="span" gap={3} rowGap={0} align="center" justify="between" paddingY={1} grow wrap>
          <SecondaryText as="span">{m.weekOf({ sport: m.sports[sport] })}</SecondaryText>
          <Text as="span" size={2} weight="medium" numeric>
            {[
              words.distance({ si: week.metres }, sport),
              showDuration(seconds(Math.round(week.seconds))),
              m.times({ count: week.activities }),
            ].join(' · ')}
          </Text>
        </Row>
      </Link>
    </Stack>
  );
}
