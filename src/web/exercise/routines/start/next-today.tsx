import { Play } from 'lucide-react';
import { deloadShareIn, type NextInProgramme } from '#domain/exercise/programming/index.ts';
import { useMessages } from '../../../language/index.ts';
import { programmeLink, routineLink } from '../../../links/exercise.ts';
import { type RecordEntry, useDocument, useRecord, useRecords } from '../../../replica/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { routinesMessages } from '../messages/index.ts';
import type { ActiveProgramme, ProgrammeContext } from '../plan/active-programmes.ts';
import { useActiveProgrammes } from '../plan/use-active-programmes.ts';
import { useDeload } from '../plan/use-deload.ts';
import { useNextSession } from '../plan/use-next-session.ts';
import { useStartRoutine } from '../plan/use-start-routine.ts';
import styles from './start.module.css';

/**
 * What is due today in the running programmes, and why. A day whose workout is in progress is left to the card or bar of
 * that workout.
 */
export function NextToday() {
  const m = useMessages(routinesMessages);
  const active = useActiveProgrammes().filter(({ running }) => running === null);
  if (active.length === 0) return null;
  return (
    <Stack as="section" gap={3} data-accent="body" aria-label={m.today}>
      {active.map((each) => (
        <Card key={each.programme.id} {...each} />
      ))}
    </Stack>
  );
}

function Card({ programme, next }: ActiveProgramme<RecordEntry<'programmes'>>) {
  const m = useMessages(routinesMessages);
  const { count } = useTimeFormat();
  const nameOf = useRoutineNames();
  const why = useReasonText(next);
  const name = programme.value.name?.trim() || m.programme;
  const week = 'week' in next ? count(next.week) : null;
  const { current: ownDeload } = useDeload();
  const isDeload = ownDeload !== null || ('week' in next && deloadShareIn(programme.value, next.week) !== null);
  const isDoneToday = next.code === 'rest' && next.why === 'done-today';
  const isRotation = programme.value.form === 'rotation';
  // a rotation on weekdays is counted in weeks, of which its days are named
  const hasCycles = !isRotation || (programme.value.weekdays ?? []).length === 0;
  const counted = week === null || !hasCycles ? null : (isRotation ? m.cycleOf : m.weekOf)({ week });
  return (
    <Surface scale="large" look="body" gap={1}>
      <Link variant="quiet" {...programmeLink(programme.id)} className={styles.cardOver ?? ''}>
        <Text as="span" size={2} lines={1} grow personal>
          {name}
        </Text>
        {(counted !== null || isDeload) && (
          <Text as="span" size={2} numeric>
            {!isDeload ? counted : counted === null ? m.deloadAlone : m.deloadOf({ week: counted })}
          </Text>
        )}
      </Link>
      <Heading level={2} size={5} lines={2} personal>
        {next.code === 'due' ? nameOf(next.day.routine) : isDoneToday ? m.doneForToday : m.nothingDue}
      </Heading>
      <Text size={2}>{why}</Text>
      {next.code === 'due' && next.day.routine !== null && (
        <StartDue routine={next.day.routine} context={{ programme, day: next.day.id, week: next.week }} />
      )}
    </Surface>
  );
}

interface StartDueProps {
  readonly routine: string;
  readonly context: ProgrammeContext<RecordEntry<'programmes'>>;
}

/** Links to the due routine, with a button to start it. */
function StartDue({ routine: id, context }: StartDueProps) {
  const m = useMessages(routinesMessages);
  return (
    <Row gap={2} paddingTop={3} wrap>
      <StartDueButton routine={id} context={context} />
      <ButtonLink {...routineLink(id)}>{m.viewRoutine}</ButtonLink>
    </Row>
  );
}

/** Starts the due routine with its computed targets. */
export function StartDueButton({ routine: id, context, label }: StartDueProps & { readonly label?: string }) {
  const m = useMessages(routinesMessages);
  const { state, entry } = useRecord('routines', id);
  const routine = state === 'here' ? entry : null;
  const next = useNextSession(routine, context);
  const { isStarting, start } = useStartRoutine({ routine, next, context });
  const name = entry?.value.name?.trim() || m.routine;
  return (
    <Button
      variant="primary"
      icon={<Play />}
      isPending={isStarting}
      isDisabled={routine === null}
      aria-label={m.startOf({ name })}
      onPress={start}
    >
      {label ?? m.start}
    </Button>
  );
}

/** Returns a function for the name of a routine by its id, which also works for deleted routines. */
export function useRoutineNames(): (id: string | null) => string {
  const m = useMessages(routinesMessages);
  const routines = useRecords('routines');
  return (id) => {
    if (id === null) return m.restDay;
    const routine = routines.find((each) => each.id === id);
    return routine === undefined ? m.deletedRoutine : routine.value.name?.trim() || m.routine;
  };
}

/** Returns why a routine is due, or what comes next. */
export function useReasonText(next: NextInProgramme): string {
  const m = useMessages(routinesMessages);
  const { dayInSentence: day } = useTimeFormat();
  const { today } = useDocument();
  const nameOf = useRoutineNames();
  if (next.code === 'rest') {
    const words = next.why === 'done-today' ? m.due.doneToday : m.due.restDay;
    return words({ name: nameOf(next.day.routine), day: day(next.on, today()) });
  }
  if (next.code !== 'due') return m.due.nothingPlanned;
  const { why } = next;
  if (why.code === 'missed') return m.due.missed({ day: day(why.on, today()) });
  if (why.code === 'after') return m.due.after({ name: nameOf(why.day.routine), day: day(why.on, today()) });
  return m.due[why.code];
}
