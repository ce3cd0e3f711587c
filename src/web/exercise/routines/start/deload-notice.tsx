import { useMessages } from '../../../language/index.ts';
import { Notice } from '../../../page/index.ts';
import { Button } from '../../../ui/button.tsx';
import { routinesMessages } from '../messages/index.ts';
import { useDeload } from '../plan/use-deload.ts';

/** Says that this is a deload week. Renders nothing outside of one. */
export function DeloadNotice() {
  const m = useMessages(routinesMessages);
  const { current, text, set } = useDeload();
  if (current === null) return null;
  return (
    <Notice tone="plain" action={<Button onPress={() => set(false)}>{m.endDeload}</Button>}>
      {m.deloadWeek}. {text}
    </Notice>
  );
}
