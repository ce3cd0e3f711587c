import { CornerDownLeft } from 'lucide-react';
import { useMessages } from '../../language/index.ts';
import { Form } from '../../ui/form.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { daysMessages } from './messages/index.ts';
import { useDayLine } from './use-day-line.ts';

/** A field that adds a line to today's note without opening it. */
export function DayLineField() {
  const m = useMessages(daysMessages);
  const { typed, setTyped, add } = useDayLine();
  return (
    <Form label={m.addLine} onSubmit={add}>
      <TextField
        label={m.addLine}
        isLabelHidden
        placeholder={m.addLineExample}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        enterKeyHint="done"
        after={<IconButton type="submit" icon={<CornerDownLeft />} label={m.add} isDisabled={typed.trim() === ''} />}
      />
    </Form>
  );
}
