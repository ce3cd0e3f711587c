import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { NoteTask } from '#domain/notes/markdown/index.ts';
import type { SeenTask, TasksOfNote } from '#domain/notes/tasks/task-list.ts';
import { noteWithReminders, taskTime } from '#domain/reminders/index.ts';
import { useMessages } from '../../language/index.ts';
import { noteLink, placeLink } from '../../links/notes.ts';
import { flag, LocalPreference, useLocalPreference } from '../../local-preferences/index.ts';
import { useScrollRestoration } from '../../records/index.ts';
import { type DueTime, DueWords, useTimeContext, useTimesAsRead } from '../../reminders/index.ts';
import { useDocument, useRecord } from '../../replica/index.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Column, Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/state-view.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Text } from '../../ui/text.tsx';
import { showToast } from '../../ui/toast.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { offerUndo } from '../../undo/index.ts';
import { NoteName } from '../model/index.ts';
import { NotesLoading, useLiveQuery, useReadingLabel } from '../search/index.ts';
import { tasksMessages } from './messages/index.ts';
import { isSameRow, type ListedRow, type TaskRow, taskRows } from './task-rows.ts';
import styles from './tasks.module.css';
import { tickTask } from './tick-task.ts';

/** An open task in the list. */
export interface ListedTask {
  readonly noteId: string;
  readonly task: NoteTask;
  readonly seen: SeenTask;
  /** Its text without its time. */
  readonly title: string;
  /** Null without a time. */
  readonly due: DueTime | null;
}

export interface TasksViewProps {
  /** Returns what is at the end of the row of an open task. */
  readonly asideOf: (task: ListedTask) => ReactNode;
}

/** Lists the tasks of all notes, grouped by note. Completing a task here completes it in the note. */
export function TasksView({ asideOf }: TasksViewProps) {
  const m = useMessages(tasksMessages);
  const known = useLiveQuery({ about: 'tasks' });
  const [showsDone, setShowsDone] = useLocalPreference(keptShowsDone);
  const ticking = useTicking(known?.value);
  const rows = useRows(known?.value ?? none, showsDone, ticking.touched);
  const keptScroll = useScrollRestoration(listed, rows.length > 0);
  const reading = useReadingLabel();
  const isWhole = known?.isWhole ?? false;
  const hasSome = (known?.value.length ?? 0) > 0;
  if (!hasSome && !isWhole) return <NotesLoading title={m.loading} />;
  if (!hasSome) return <EmptyState title={m.empty}>{m.emptyText}</EmptyState>;
  return (
    <>
      {/* The reading progress is next to the switch, so that no row moves when it disappears. */}
      <Row paddingX={4} paddingBottom={2} gap={4} align="center">
        {reading !== null && (
          <Text size={1} tone="muted" as="span" numeric lines={1}>
            {reading}
          </Text>
        )}
        <Switch className={styles.showDone ?? ''} isSelected={showsDone} onChange={setShowsDone}>
          {m.showDone}
        </Switch>
      </Row>
      <Column ref={keptScroll}>
        <VirtualList
          label={m.tasks}
          items={rows}
          listed={listed}
          heights={heightById}
          textOf={(row) => (row.kind === 'task' ? row.task.text || m.emptyTask : null)}
          empty={
            isWhole ? (
              <EmptyState title={m.emptyOpen}>{m.emptyOpenText}</EmptyState>
            ) : (
              <NotesLoading title={m.noneYet}>{m.noneYetText}</NotesLoading>
            )
          }
        >
          {(row: ListedRow, nameId) =>
            row.kind === 'note' ? (
              <NoteOfTasks id={row.noteId} nameId={nameId} />
            ) : (
              <TaskLine row={row} ticking={ticking} asideOf={asideOf} />
            )
          }
        </VirtualList>
      </Column>
    </>
  );
}

const listed = 'tasks';

/** Whether completed tasks are listed too, stored on this device. */
const keptShowsDone = new LocalPreference('mensana:tasks-show-done', flag);

/** Row heights in pixels, by row id, remembered as long as the page is open. */
const heightById = new Map<string, number>();
const none: readonly TasksOfNote[] = [];

/** Returns rows that keep their identity while unchanged, so that the list does not render them again. */
function useRows(notes: readonly TasksOfNote[], showsDone: boolean, touched: Ticking['touched']): readonly ListedRow[] {
  const before = useRef<ReadonlyMap<string, ListedRow>>(new Map());
  return useMemo(() => {
    const rows = taskRows(notes, ({ id, task }) => showsDone || !task.done || touched.has(id)).map((row) => {
      const known = before.current.get(row.id);
      return known !== undefined && isSameRow(known, row) ? known : row;
    });
    before.current = new Map(rows.map((row) => [row.id, row]));
    return rows;
  }, [notes, showsDone, touched]);
}

function NoteOfTasks({ id, nameId }: { readonly id: string; readonly nameId: string }) {
  const { entry } = useRecord('notes', id);
  if (entry === null) return null;
  return (
    <Link variant="quiet" className={styles.note ?? ''} {...noteLink(id, 'tasks')}>
      <Text id={nameId} as="span" size={2} lines={1} weight="medium" personal>
        <NoteName note={entry} />
      </Text>
    </Link>
  );
}

interface TaskLineProps extends TasksViewProps {
  readonly row: TaskRow;
  readonly ticking: Ticking;
}

function TaskLine({ row, ticking, asideOf }: TaskLineProps) {
  const m = useMessages(tasksMessages);
  const { noteId, task, seen } = row;
  const { title, due } = useTimeOfTask(row);
  const text = useTimesAsRead()(title) || m.emptyTask;
  const isDone = ticking.isDone(row);
  const place = { kind: 'span', from: task.from, to: task.from + '[ ]'.length } as const;
  return (
    <Row align="center" className={styles.task} data-done={isDone || undefined}>
      <Checkbox isLabelHidden isSelected={isDone} onChange={(ticked) => ticking.tick(row, ticked)}>
        {text}
      </Checkbox>
      <Link variant="plain" className={styles.words ?? ''} {...placeLink(noteLink(noteId, 'tasks'), place)}>
        <Text as="span" lines={2} personal className={styles.title ?? ''}>
          {text}
        </Text>
        {due !== null && (
          <Row as="span" gap={3} rowGap={0} wrap>
            <DueWords due={due} isDone={isDone} />
          </Row>
        )}
      </Link>
      {!isDone && asideOf({ noteId, task, seen, title: text, due })}
    </Row>
  );
}

/** Returns the text of a task without its time, and when it is due; null without a time. */
function useTimeOfTask({ noteId, task, mentions }: TaskRow) {
  const context = useTimeContext();
  const { entry } = useRecord('notes', noteId);
  return useMemo(() => {
    const note = entry && noteWithReminders(entry, { tasks: [task], mentions }, context.zone);
    const found = note && taskTime(task, mentions, { ...context, now: note.writtenAt });
    if (found === null) return { title: task.text, due: null };
    const { at, repeat } = found.time;
    return { title: found.title, due: { at, repeat, zone: context.zone } };
  }, [entry, task, mentions, context]);
}

interface Ticking {
  /** Returns whether a task is done, as the user last set it, because the notes are reread only a moment later. */
  readonly isDone: (row: TaskRow) => boolean;
  /** Tasks ticked in this view, by row. Their rows stay where they are, so that nothing moves under the pointer. */
  readonly touched: ReadonlyMap<string, unknown>;
  readonly tick: (row: TaskRow, isDone: boolean) => void;
}

interface Touched {
  readonly isDone: boolean;
  /** The tasks that were known when the user ticked this one. Tasks read later take precedence. */
  readonly known: unknown;
}

/**
 * Returns functions that complete or reopen tasks of any note.
 *
 * @param known the current tasks of the notes, compared by identity
 */
function useTicking(known: unknown): Ticking {
  const m = useMessages(tasksMessages);
  const document = useDocument();
  const [touchedById, setTouched] = useState<ReadonlyMap<string, Touched>>(new Map());
  const touch = (row: TaskRow, isDone: boolean) =>
    setTouched((before) => new Map(before).set(row.id, { isDone, known }));

  const tick = async (row: TaskRow, isDone: boolean) => {
    touch(row, isDone);
    const takeBack = await tickTask(document, row.noteId, row.seen, isDone).catch(() => null);
    if (takeBack === null) {
      touch(row, !isDone);
      showToast({ message: m.changed, tone: 'bad' });
      return;
    }
    const undo = async () => {
      touch(row, !isDone);
      if (await takeBack().catch(() => false)) return;
      touch(row, isDone);
      showToast({ message: m.notUndone({ isDone }), tone: 'bad' });
    };
    const text = row.task.text || m.emptyTask;
    offerUndo(isDone ? m.ticked({ text }) : m.unticked({ text }), () => void undo());
  };

  return {
    isDone: (row) => {
      const touched = touchedById.get(row.id);
      return touched === undefined || touched.known !== known ? row.task.done : touched.isDone;
    },
    touched: touchedById,
    tick: (row, isDone) => void tick(row, isDone),
  };
}
