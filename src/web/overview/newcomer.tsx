import { Dumbbell, Import, NotebookPen } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useStartWorkout } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { importLink } from '../links/import.ts';
import { dayLink } from '../links/notes.ts';
import { expectText, useDayNote } from '../notes/index.ts';
import { useToday } from '../time/index.ts';
import { Button } from '../ui/button.tsx';
import { Grid, Row, Stack } from '../ui/layout.tsx';
import { ButtonLink, Link } from '../ui/link.tsx';
import { Surface } from '../ui/surface.tsx';
import { Heading, Text } from '../ui/text.tsx';
import { overviewMessages } from './messages/index.ts';
import styles from './newcomer.module.css';

/** Three ways to begin, for somebody who has nothing here yet. */
export function Newcomer() {
  const m = useMessages(overviewMessages);
  const today = useToday();
  const { id } = useDayNote(today);
  const startWorkout = useStartWorkout();
  const heading = useId();
  return (
    <Stack as="section" gap={5} aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        {m.begin}
      </Heading>
      <Grid as="ul" minColumn={15} stretch gap={4}>
        <Way accent="mind" icon={<NotebookPen />} title={m.write} text={m.writeText}>
          <Link variant="primary" {...dayLink(today)} onPress={() => expectText(id)}>
            {m.writeToday}
          </Link>
        </Way>
        <Way accent="body" icon={<Dumbbell />} title={m.train} text={m.trainText}>
          <Button variant="primary" onPress={startWorkout}>
            {m.startWorkout}
          </Button>
        </Way>
        <Way icon={<Import />} title={m.import} text={m.importText}>
          <ButtonLink {...importLink}>{m.chooseFiles}</ButtonLink>
        </Way>
      </Grid>
    </Stack>
  );
}

interface WayProps {
  readonly accent?: 'mind' | 'body';
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The button or the link that begins. */
  readonly children: ReactNode;
}

function Way({ accent, icon, title, text, children }: WayProps) {
  return (
    <Surface as="li" scale="large" gap={2} align="start" className={styles.way} data-accent={accent}>
      <span className={styles.sign} aria-hidden="true">
        {icon}
      </span>
      <Heading level={3}>{title}</Heading>
      <Text tone="muted">{text}</Text>
      <Row paddingTop={3}>{children}</Row>
    </Surface>
  );
}
