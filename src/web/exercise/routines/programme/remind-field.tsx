import { BellOff } from 'lucide-react';
import { Suspense } from 'react';
import type { Programme } from '#domain/exercise/index.ts';
import { TimeField } from '../../../day-and-time-fields/index.ts';
import { useMessages } from '../../../language/index.ts';
import { NotifySwitch } from '../../../reminders/index.ts';
import { assign } from '../../../replica/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { SecondaryText, SectionHeading } from '../../../ui/text.tsx';
import type { Change } from '../../editing/index.ts';
import { routinesMessages } from '../messages/index.ts';

interface RemindFieldProps {
  readonly programme: Programme;
  readonly change: Change<Programme>;
}

/** The time of day at which the user is reminded of what is due in a programme. */
export function RemindField({ programme: { remindAt }, change }: RemindFieldProps) {
  const m = useMessages(routinesMessages);
  const put = (minutes: number | undefined) => change(assign({ remindAt: minutes }));
  return (
    <Stack as="section" gap={3} aria-label={m.remind}>
      <SectionHeading>{m.remind}</SectionHeading>
      <SecondaryText>{m.remindText}</SecondaryText>
      <TimeField
        label={m.remindAt}
        value={remindAt ?? null}
        onChange={(minutes) => {
          if (minutes !== null) put(minutes);
        }}
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
