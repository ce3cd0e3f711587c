import { SportSign, useActivityDetails, useActivityLabels } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { activityLink } from '../links/exercise.ts';
import type { RecordEntry } from '../replica/index.ts';
import { Row, Stack } from '../ui/layout.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { dayTrainingMessages } from './messages/index.ts';
import { RowOfDay } from './row-of-day.tsx';

/** An activity with distance, time and pace; opened, with what else was recorded. */
export function ActivityOfDay({ activity }: { readonly activity: RecordEntry<'activities'> }) {
  const m = useMessages(dayTrainingMessages);
  const { title, time, what } = useActivityLabels()(activity.value);
  const details = useActivityDetails()(activity.value);
  const remark = activity.value.remark?.trim() ?? '';
  return (
    <RowOfDay
      icon={<SportSign sport={activity.value.sport} />}
      title={title}
      about={time}
      what={what}
      link={activityLink(activity.id)}
      linkLabel={m.openActivity({ title })}
    >
      {details.length === 0 && remark === '' && <SecondaryText>{m.noDetails}</SecondaryText>}
      {details.length > 0 && (
        <Stack as="dl" gap={1}>
          {details.map(({ name, value }) => (
            <Row key={name} gap={3} rowGap={0} justify="between" wrap>
              <SecondaryText as="dt">{name}</SecondaryText>
              <Text as="dd" size={2} numeric>
                {value}
              </Text>
            </Row>
          ))}
        </Stack>
      )}
      {remark !== '' && (
        <SecondaryText personal multiline>
          {remark}
        </SecondaryText>
      )}
    </RowOfDay>
  );
}
