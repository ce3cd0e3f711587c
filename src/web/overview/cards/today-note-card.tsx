import { Square, SquareCheck } from 'lucide-react';
import type { PreviewLine } from '#domain/notes/markdown/index.ts';
import { useMessages } from '../../language/index.ts';
import { dayLink } from '../../links/notes.ts';
import { DayLineField, expectText, useDayNote, useFirstLines } from '../../notes/index.ts';
import { useToday } from '../../time/index.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { overviewMessages } from '../messages/index.ts';
import { Awaited } from './awaited.tsx';
import { Card } from './card.tsx';
import styles from './cards.module.css';

/** The first lines of today's note, or an invitation to write it, and a field that adds a line. */
export function TodayNoteCard() {
  const m = useMessages(overviewMessages);
  const today = useToday();
  const { id, note } = useDayNote(today);
  return (
    <Card title={m.cards['today-note']} link={dayLink(today)} accent="mind">
      {note === null ? (
        <Row>
          <ButtonLink {...dayLink(today)} onPress={() => expectText(id)}>
            {m.writeToday}
          </ButtonLink>
        </Row>
      ) : (
        <Link variant="row" {...dayLink(today)}>
          <Stack gap={1} grow>
            <FirstLines id={id} />
          </Stack>
        </Link>
      )}
      <DayLineField />
    </Card>
  );
}

function FirstLines({ id }: { readonly id: string }) {
  const m = useMessages(overviewMessages);
  const lines = useFirstLines(id);
  if (lines === null) {
    return (
      <>
        <Awaited />
        <Text tone="muted">{m.loading}</Text>
      </>
    );
  }
  if (lines.length === 0) return <Text tone="muted">{m.emptyNote}</Text>;
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is known only by its place
    <Line key={at} {...line} />
  ));
}

function Line({ text, isDone }: PreviewLine) {
  return (
    <Row as="span" gap={2}>
      {isDone !== null && <TaskSign isDone={isDone} />}
      <Text as="span" personal lines={2}>
        {text}
      </Text>
    </Row>
  );
}

function TaskSign({ isDone }: { readonly isDone: boolean }) {
  const m = useMessages(overviewMessages);
  const Sign = isDone ? SquareCheck : Square;
  return (
    <>
      <Sign className={styles.taskSign} aria-hidden="true" />
      {isDone && <VisuallyHidden>{m.completed} </VisuallyHidden>}
    </>
  );
}
