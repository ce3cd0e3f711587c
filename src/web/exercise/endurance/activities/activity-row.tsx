import type { RecordEntry } from '../../../replica/index.ts';
import { Grid, Row, Stack } from '../../../ui/layout.tsx';
import { SecondaryText, Text } from '../../../ui/text.tsx';
import { RouteOutline } from '../labels/route-outline.tsx';
import { SportSign } from '../labels/sport-sign.tsx';
import { useActivityLabels } from '../labels/use-activity-labels.ts';
import { useRouteOutline } from '../outlines/use-route-outline.ts';

/** A row for an activity: its sport, title and time, distance and pace, and the outline of its route. */
export function ActivityRow({ activity }: { readonly activity: RecordEntry<'activities'> }) {
  const { title, when, what } = useActivityLabels()(activity.value);
  const outline = useRouteOutline(activity);
  return (
    <Row gap={3} align="center">
      <SportSign sport={activity.value.sport} />
      <Stack gap={0.5} grow>
        <Grid columns="auto-end" gap={3} align="baseline">
          <Text personal lines={1} weight="medium">
            {title}
          </Text>
          <SecondaryText lines={1} numeric>
            {when}
          </SecondaryText>
        </Grid>
        <SecondaryText lines={1} numeric>
          {what}
        </SecondaryText>
      </Stack>
      {outline !== null && <RouteOutline outline={outline} />}
    </Row>
  );
}
