import { useMessages } from '../../../language/index.ts';
import { workoutLink } from '../../../links/exercise.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import { Link } from '../../../ui/link.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { routinesMessages } from '../messages/index.ts';
import { useActiveProgrammes } from '../plan/use-active-programmes.ts';
import { StartDueButton, useReasonText, useRoutineNames } from '../start/next-today.tsx';

/** The next day of a running programme, which can be started whenever it is due. */
export function NextUp({ programme }: { readonly programme: RecordEntry<'programmes'> }) {
  const active = useActiveProgrammes().find((each) => each.programme.id === programme.id);
  return active === undefined ? null : <NextDay {...active} />;
}

function NextDay({ programme, next, running }: ReturnType<typeof useActiveProgrammes>[number]) {
  const m = useMessages(routinesMessages);
  const nameOf = useRoutineNames();
  const why = useReasonText(next);
  const day = 'day' in next ? next.day : null;
  return (
    <Surface as="section" scale="large" look="body" gap={3} data-accent="body" aria-label={m.nextUp}>
      {day !== null && (
        <Heading level={2} size={5} lines={2} personal>
          {next.code === 'rest' && next.why === 'done-today' ? m.doneForToday : nameOf(day.routine)}
        </Heading>
      )}
      <Text size={2}>{why}</Text>
      {running !== null && (
        <Link variant="primary" {...workoutLink(running)}>
          {m.resume}
        </Link>
      )}
      {running === null && day?.routine != null && 'week' in next && (
        <StartDueButton
          routine={day.routine}
          context={{ programme, day: day.id, week: next.week }}
          label={m.startWorkout}
        />
      )}
    </Surface>
  );
}
