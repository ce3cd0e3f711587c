import { Bell } from 'lucide-react';
import { possibleTime, taskTime } from '#domain/reminders/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDueLabel, useTimeContext } from '../../reminders/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { dueMessages } from './messages/index.ts';

export interface TypedTimeHintProps {
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/** Says when the task that is being typed is due. If it only seems to state a time, that is offered, and nothing chosen. */
export function TypedTimeHint({ typed, onChange }: TypedTimeHintProps) {
  const m = useMessages(dueMessages);
  const { now } = useDocument();
  const dueLabel = useDueLabel();
  const context = { ...useTimeContext(), now: now() };
  const found = taskTime(typed, [], context);
  if (found !== null) return <SecondaryText>{m.due({ when: dueLabel(found.time.at) })}</SecondaryText>;
  const possible = possibleTime(typed, context);
  if (possible === null) return <SecondaryText>{m.timeHint}</SecondaryText>;
  return (
    <Row>
      <Button
        icon={<Bell />}
        onPress={({ target }) => {
          target.closest('form')?.querySelector('input')?.focus(); // the button disappears
          onChange(possible.withSign);
        }}
      >
        {m.remindAt({ when: dueLabel(possible.time.at) })}
      </Button>
    </Row>
  );
}
