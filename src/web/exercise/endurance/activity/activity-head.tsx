import { useMessages } from '../../../language/index.ts';
import { ReadTitle, TitleField } from '../../../records/index.ts';
import { assign } from '../../../replica/index.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { SecondaryText } from '../../../ui/text.tsx';
import { EditButton, type EditMode } from '../../editing/index.ts';
import { DayLink } from '../../mentions/index.ts';
import type { ChangedActivityProps } from '../gear/gear-choice.tsx';
import { SportSign } from '../labels/sport-sign.tsx';
import type { ActivityLabels } from '../labels/use-activity-labels.ts';
import { enduranceMessages } from '../messages/index.ts';
import styles from './activity-head.module.css';
import { ActivityMenu } from './activity-menu.tsx';

interface ActivityHeadProps extends ChangedActivityProps {
  readonly labels: ActivityLabels;
  /** Whether the title is a field. */
  readonly isForm: boolean;
  readonly mode: EditMode;
  /** Called on Enter in the title, to move focus to the fields below. */
  readonly onEnter: () => void;
  readonly onMoveToTrash: () => void;
}

/** The title of an activity, when it was, and what can be done with it as a whole. */
export function ActivityHead({ activity, labels, isForm, mode, change, onEnter, onMoveToTrash }: ActivityHeadProps) {
  const m = useMessages(enduranceMessages);
  const { value, inTrash } = activity;
  return (
    <Stack as="header" gap={1}>
      <div className={styles.title}>
        <SportSign sport={value.sport} />
        <Stack className={styles.name}>
          {isForm ? (
            <TitleField
              label={m.title}
              value={value.title ?? ''}
              placeholder={labels.title}
              isReadOnly={inTrash}
              onChange={(typed) => change(assign({ title: typed === '' ? undefined : typed }))}
              onEnter={onEnter}
            />
          ) : (
            <ReadTitle>{labels.title}</ReadTitle>
          )}
        </Stack>
        <Row gap={2} justify="end" bleedEnd={3}>
          {!inTrash && <EditButton mode={mode} />}
          <DayLink day={value.day} />
          {!inTrash && <ActivityMenu activity={activity} title={labels.title} onMoveToTrash={onMoveToTrash} />}
        </Row>
      </div>
      <SecondaryText numeric>
        {[labels.when, isForm ? labels.what : ''].filter((part) => part !== '').join(' · ')}
      </SecondaryText>
    </Stack>
  );
}
