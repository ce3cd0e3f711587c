import { SportSign, useActivityDetails, useActivityLabels } from '../exercise/index.ts';
import { activityLink } from '../exercise/link-targets.ts';
import { useMessages } from '../language/index.ts';
import type { RecordEntry } from '../replica/index.ts';
import { Text } from '../ui/text.tsx';
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
      {details.length === 0 && remark === '' && (
        <Text size={2} tone="muted">
          {m.noDetails}
        </Text>
      )}
      {details.length > 0 && (
        <dl className={styles.figures}>
          {details.map(({ name, value }) => (
            <div key={name}>
              <Text as="dt" size={2} tone="muted">
                {name}
              </Text>
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
