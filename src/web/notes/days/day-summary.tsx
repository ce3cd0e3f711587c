import { Dumbbell, NotebookPen } from 'lucide-react';
import { Suspense } from 'react';
import type { DayContents, DayEntry } from '#domain/journal/index.ts';
import { idOf } from '#domain/kernel/index.ts';
import { TrainingLine } from '../../day-training/index.ts';
import { useMessages } from '../../language/index.ts';
import { useRecord } from '../../replica/index.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { NoteName } from '../model/index.ts';
import { useBeginning } from '../search/index.ts';
import styles from './day-summary.module.css';
import { daysMessages } from './messages/index.ts';

/** A day in short: the first lines of its note, the name of another note, and its training in one line. */
export function DaySummary({ contents }: { readonly contents: DayContents }) {
  const m = useMessages(daysMessages);
  const { note, otherNotes, training } = contents;
  const [firstOther, ...more] = otherNotes;
  return (
    <Stack gap={0.5} hideEmpty>
      {note !== null && <DailyNote id={idOf(note.key)} />}
      {firstOther !== undefined && <OtherNote entry={firstOther} more={more.length} />}
      {training.length > 0 && (
        <Row gap={2} align="center" className={styles.line} data-accent="body">
          <Dumbbell size="1rem" aria-hidden="true" />
          <VisuallyHidden>{m.training}</VisuallyHidden>
          <Suspense>
            <TrainingLine entries={training} />
          </Suspense>
        </Row>
      )}
    </Stack>
  );
}

function DailyNote({ id }: { readonly id: string }) {
  const { entry } = useRecord('notes', id);
  const beginning = useBeginning(id, true);
  const title = entry?.value.title?.trim() ?? '';
  const words = [title, beginning?.preview ?? ''].filter((part) => part !== '').join(' · ');
  if (words === '' && beginning !== null) return null;
  return (
    <Text lines={2} personal className={(beginning === null && styles.unread) || ''}>
      {words}
    </Text>
  );
}

function OtherNote({ entry, more }: { readonly entry: DayEntry; readonly more: number }) {
  const m = useMessages(daysMessages);
  const { entry: note } = useRecord('notes', idOf(entry.key));
  if (note === null) return null;
  return (
    <Row gap={2} align="center" className={styles.line} data-accent="mind">
      <NotebookPen size="1rem" aria-hidden="true" />
      <VisuallyHidden>{m.note}</VisuallyHidden>
      <SecondaryText lines={1} personal>
        <NoteName note={note} />
        {more > 0 && ` ${m.moreNotes({ count: more })}`}
      </SecondaryText>
    </Row>
  );
}
