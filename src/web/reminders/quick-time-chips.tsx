import { useMessages } from '../language/index.ts';
import { useDocument } from '../replica/index.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { reminderMessages } from './messages/index.ts';
import { quickTimes } from './quick-times.ts';
import type { ReminderTime } from './reminder-time.ts';
import { useTimeContext } from './use-time-context.ts';

/** The times that are chosen most often, each of which takes one press. */
export function QuickTimeChips({ onPick }: { readonly onPick: (time: ReminderTime) => void }) {
  const m = useMessages(reminderMessages);
  const { now } = useDocument();
  const { defaultMinutes: minutes, ...context } = useTimeContext();
  return (
    <Row as="section" gap={2} wrap aria-label={m.quickTimes}>
      {quickTimes({ ...context, minutes, now: now() }).map(({ id, ...time }) => (
        <Button key={id} onPress={() => onPick({ ...time, repeat: null })}>
          {m.quick[id]}
        </Button>
      ))}
    </Row>
  );
}
