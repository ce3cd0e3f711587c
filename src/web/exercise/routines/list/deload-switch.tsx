import { useMessages } from '../../../language/index.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { SecondaryText } from '../../../ui/text.tsx';
import { routinesMessages } from '../messages/index.ts';
import { useDeload } from '../plan/use-deload.ts';

/** Starts and ends a deload week, which also ends by itself. */
export function DeloadSwitch() {
  const m = useMessages(routinesMessages);
  const { current, text, set } = useDeload();
  return (
    <Stack as="section" paddingX={4} aria-label={m.deloadWeek}>
      <Switch isSelected={current !== null} onChange={set}>
        {m.deloadWeek}
      </Switch>
      <SecondaryText>{text}</SecondaryText>
    </Stack>
  );
}
