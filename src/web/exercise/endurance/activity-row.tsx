import type { RecordEntry } from '../../replica/index.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import styles from './endurance.module.css';
import { SportSign } from './sport-sign.tsx';
import { useActivityLabels } from './use-activity-labels.ts';

/** A row for an activity: its sport, title and time, distance and pace. */
export function ActivityRow({ activity }: { readonly activity: RecordEntry<'activities'> }) {
  const { title, when, what } = useActivityLabels()(activity.value);
  return (
    <Row gap={3} align="center">
      <SportSign sport={activity.value.sport} />
      <Stack gap={0.5} grow>
        <div className={styles.rowTop}>
          <Text personal lines={1} weight="medium">
            {title}
          </Text>
          <SecondaryText lines={1} numeric>
            {when}
          </SecondaryText>
        </div>
        <SecondaryText lines={1} numeric>
          {what}
        </SecondaryText>
      </Stack>
    </Row>
  );
}
