import { BellOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Programme } from '#domain/exercise/index.ts';
import { useMessages } from '../../../language/index.ts';
import { NotifySwitch } from '../../../reminders/index.ts';
import { assign } from '../../../replica/index.ts';
import { clockText, minutesOf } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { SecondaryText, SectionHeading } from '../../../ui/text.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Change } from '../../editing/index.ts';
import { routinesMessages } from '../messages/index.ts';

interface RemindFieldProps {
  readonly programme: Programme;
  readonly change: Change<Programme>;
}

/** The time of day at which the user is reminded of what is due in a programme. */
export function RemindField({ programme: { remindAt }, change }: RemindFieldProps) {
  const m = useMessages(routinesMessages);
  // An incomplete time stays as it is typed.
  const [typed, setTyped] = useState<string | null>(null);
  const put = (minutes: number | undefined) => change(assign({ remindAt: minutes }));
  return (
    <Stack as="section" gap={3} aria-label={m.remind}>
      <SectionHeading>{m.remind}</SectionHeading>
      <SecondaryText>{m.remindText}</SecondaryText>
      <TextField
        type="time"
        label={m.remindAt}
        value={typed ?? (remindAt === undefined ? '' : clockText(remindAt))}
        onChange={(text) => {
          setTyped(text);
          const minutes = minutesOf(text);
          if (minutes !== null) put(minutes);
        }}
        onBlur={() => setTyped(null)}
      />
      {remindAt !== undefined && (
        <>
          <div>
            <Button variant="quiet" icon={<BellOff />} onPress={() => put(undefined)}>
              {m.remindNever}
            </Button>
          </div>
          <Suspense fallback={null}>
            <NotifySwitch onlyOpen />
          </Suspense>
        </>
      )}
    </Stack>
  );
}
