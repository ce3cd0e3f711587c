import { SportSign, useActivityDetails, useActivityLabels } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { activityLink } from '../links/exercise.ts';
import type { RecordEntry } from '../replica/index.ts';
import { SecondaryText, Text } from '../ui/text.tsx';
import styles from './day-training.module.css';
import { dayTrainingMessages } from './messages/index.ts';
import { RemarkOfDay, RowOfDay } from './row-of-day.tsx';

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
        <dl className={styles.figures}>
          {details.map(({ name, value }) => (
            <div key={name}>
              <SecondaryText as="dt">{name}</SecondaryText>
              <Text as="dd" size={2} numeric>
                {value}
              </Text>
            </div>
          ))}
        </dl>
      )}
      {remark !== '' && <RemarkOfDay>{remark}</RemarkOfDay>}
    </RowOfDay>
  );
}
