import { taskTime } from '#domain/reminders/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDueLabel, useTimeContext } from '../../reminders/index.ts';
import { useDocument } from '../../replica/index.ts';
import { SecondaryText } from '../../ui/text.tsx';
import { dueMessages } from './messages/index.ts';

/** Says when the task that is being typed is due, or how to give it a time. */
export function TypedTimeHint({ typed }: { readonly typed: string }) {
  const m = useMessages(dueMessages);
  const { now } = useDocument();
  const dueLabel = useDueLabel();
  const found = taskTime(typed, [], { ...useTimeContext(), now: now() });
  return <SecondaryText>{found === null ? m.timeHint : m.due({ when: dueLabel(found.time.at) })}</SecondaryText>;
}
