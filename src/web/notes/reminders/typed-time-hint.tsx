import { Bell, Repeat, X } from 'lucide-react';
import type { TypedTime } from '#domain/reminders/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDueLabel, useRepeatLabel, useTimeContext } from '../../reminders/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { dueMessages } from './messages/index.ts';
import styles from './reminders.module.css';
import { typedTaskTime } from './typed-task-time.ts';
import type { TypedTask } from './use-typed-task.ts';

export interface TypedTimeHintProps {
  readonly typed: string;
  readonly task: Pick<TypedTask, 'declined' | 'decline'>;
  readonly onChange: (typed: string) => void;
}

/**
 * Says when the task that is being typed is due. A time that its words clearly state is chosen and can be taken off; one
 * that they only seem to state is offered.
 */
export function TypedTimeHint({ typed, task, onChange }: TypedTimeHintProps) {
  const m = useMessages(dueMessages);
  const { now } = useDocument();
  const labelOf = useTimeAndRepeat();
  const found = typedTaskTime(typed, task.declined, { ...useTimeContext(), now: now() });
  if (found === null) return <SecondaryText>{m.timeHint}</SecondaryText>;
  const when = labelOf(found.time);
  const icon = found.time.repeat === null ? <Bell /> : <Repeat />;
  switch (found.kind) {
    case 'stated':
      return <SecondaryText>{m.due({ when })}</SecondaryText>;
    case 'passed':
      return <SecondaryText>{m.hasPassed({ when })}</SecondaryText>;
    case 'taken':
      return (
        <Row>
          <Row gap={1} align="center" className={styles.taken}>
            <span className={styles.takenIcon} aria-hidden="true">
              {icon}
            </span>
            <Text as="span" size={2} numeric role="status" className={styles.takenWords ?? ''}>
              {m.remindAt({ when })}
            </Text>
            <IconButton
              icon={<X />}
              label={m.declineTime({ words: found.words })}
              onPress={({ target }) => {
                focusField(target);
                task.decline(found.words);
              }}
            />
          </Row>
        </Row>
      );
    case 'offered':
      return (
        <Row>
          <Button
            icon={icon}
            onPress={({ target }) => {
              focusField(target);
              onChange(found.withSign);
            }}
          >
            {m.remindAt({ when })}
          </Button>
        </Row>
      );
  }
}

/** Focuses the field of the form, since the pressed button disappears. */
function focusField(pressed: Element): void {
  pressed.closest('form')?.querySelector('input')?.focus();
}

function useTimeAndRepeat(): (time: TypedTime) => string {
  const m = useMessages(dueMessages);
  const { zone } = useTimeContext();
  const dueLabel = useDueLabel();
  const repeatLabel = useRepeatLabel();
  return ({ at, repeat }) => {
    const repeated = repeatLabel({ at, zone, repeat });
    return repeated === null ? dueLabel(at) : m.timeAndRepeat({ time: dueLabel(at), repeat: repeated });
  };
}
