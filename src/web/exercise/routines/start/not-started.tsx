import { CalendarCheck } from 'lucide-react';
import { useMessages } from '../../../language/index.ts';
import { programmeLink } from '../../../links/exercise.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { routinesMessages } from '../messages/index.ts';
import { idsWithoutMax } from '../plan/ids-without-max.ts';
import { useActiveProgrammes } from '../plan/use-active-programmes.ts';
import { useBeginOrEnd } from '../plan/use-begin-or-end.ts';
import { useNotStarted } from '../plan/use-not-started.ts';

/** The programme that can be started next, such as one that was just copied. Renders nothing while one is running. */
export function NotStarted() {
  const isActive = useActiveProgrammes().length > 0;
  const waiting = useNotStarted();
  return isActive || waiting === null ? null : <Waiting programme={waiting} />;
}

/** A programme that was not started yet. If it needs training maxes, its own page asks for them first. */
function Waiting({ programme }: { readonly programme: RecordEntry<'programmes'> }) {
  const m = useMessages(routinesMessages);
  const { begin } = useBeginOrEnd(programme);
  const isComplete = idsWithoutMax(programme.value).length === 0;
  const name = programme.value.name?.trim() || m.programme;
  return (
    <Stack as="section" data-accent="body" aria-label={m.notStarted}>
      <Surface scale="large" look="body" gap={1}>
        <Text size={2}>{m.notStarted}</Text>
        <Heading level={2} size={5} lines={2} personal>
          {name}
        </Heading>
        <Row gap={2} paddingTop={3} wrap>
          {isComplete ? (
            <>
              <Button variant="primary" icon={<CalendarCheck />} onPress={begin}>
                {m.startToday}
              </Button>
              <ButtonLink {...programmeLink(programme.id)}>{m.viewProgramme}</ButtonLink>
            </>
          ) : (
            <Link variant="primary" {...programmeLink(programme.id)}>
              {m.viewProgramme}
            </Link>
          )}
        </Row>
      </Surface>
    </Stack>
  );
}
