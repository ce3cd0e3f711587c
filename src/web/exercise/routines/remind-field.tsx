import { BellOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Programme } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { clockText, minutesOf, NotifySwitch } from '../../reminders/index.ts';
import { Button } from '../../ui/button.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { routinesMessages } from './messages/index.ts';
import type { ChangeProgramme } from './programme-view.tsx';
import styles from './routines.module.css';

interface RemindFieldProps {
  readonly programme: Programme;
  readonly change: ChangeProgramme;
}

/** The time of day at which the user is reminded of what is due in a programme. */
export function RemindField({ programme: { remindAt }, change }: RemindFieldProps) {
  const m = useMessages(routinesMessages);
  // An incomplete time stays as it is typed.
  const [typed, setTyped] = useState<string | null>(null);
  const put = (minutes: number | undefined) =>
    change((draft) => {
      draft.remindAt = minutes;
    });
  return (
    <section className={styles.section} aria-label={m.remind}>
      <Heading level={2} size={4}>
        {m.remind}
      </Heading>
      <Text size={2} tone="muted">
        {m.remindText}
      </Text>
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
          <Button variant="quiet" icon={<BellOff />} onPress={() => put(undefined)}>
            {m.remindNever}
          </Button>
          <Suspense fallback={null}>
            <NotifySwitch />
          </Suspense>
        </>
      )}
    </section>
  );
}
