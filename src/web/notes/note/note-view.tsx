import {
  BellPlus,
  CalendarDays,
  CalendarOff,
  CalendarPlus,
  Code,
  FolderInput,
  History,
  LayoutTemplate,
  NotebookPen,
  Paperclip,
  Pin,
  PinOff,
  Signature,
} from 'lucide-react';
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { attachmentMaxBytes, dayOfNote } from '#domain/notes/index.ts';
import { sizeLimit } from '../../attachments/index.ts';
import { useMessages } from '../../language/index.ts';
import { dayLink } from '../../links/notes.ts';
import type { MarkdownEditorHandle } from '../../markdown-editor/index.ts';
import { usePageTitle } from '../../page/index.ts';
import { TitleField, TrashNotice } from '../../records/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Column, Row, Stack } from '../../ui/layout.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import { DeleteItem, MenuItem, MoreMenu } from '../../ui/menu.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { toggleSourceView, useChooseFiles, useReading, useSourceView } from '../editor/index.ts';
import { ImagesOutDialog, NoteOutItems, useNoteOut } from '../export/index.ts';
import { useHistoryLink } from '../history/index.ts';
import { LinkedFrom, OtherNames, usePlaceInAddress, useRename } from '../links/index.ts';
import { linksMessages } from '../links/messages/index.ts';
import { type NotesRoute, useLastDay } from '../list/index.ts';
import { focusExpectedText, focusNewNote, NotebookPicker, noteTitle, textField, useFirstLine } from '../model/index.ts';
import { NoteReminders } from '../reminders/index.ts';
import { dueMessages } from '../reminders/messages/index.ts';
import { type TemplateChoice, useTemplateChoice } from '../templates/index.ts';
import { noteMessages } from './messages/index.ts';
import styles from './note.module.css';
import { NoteBody } from './note-body.tsx';
import { NoteProperties } from './note-properties.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useNoteActions } from './use-note-actions.ts';

export interface NoteViewProps {
  readonly note: RecordEntry<'notes'>;
  /** The list from which the note was opened. */
  readonly place: NotesRoute;
  /** Whether the note may be stored but is not read yet. Its title is then not known, and must not be replaced. */
  readonly isUnread?: boolean;
  /** Whether the page shows the note's day above it, so that it need not be said again. */
  readonly isBelowDay?: boolean;
}

/** Shows a note with its title, body and actions. Memoised so that typing in the body does not rerender it. */
export const NoteView = memo(function NoteView({ note, place, isUnread = false, isBelowDay = false }: NoteViewProps) {
  const m = useMessages(noteMessages);
  const { addReminder } = useMessages(dueMessages);
  const { rename, settle } = useRename(note);
  const { wholeDay } = useTimeFormat();
  const text = useFirstLine(note.id);
  const title = noteTitle(note.value, wholeDay, text) ?? m.untitled;
  const actions = useNoteActions(note.id, title, place);
  const out = useNoteOut(note, title);
  const choice = useTemplateChoice(note);
  const lastDay = useLastDay()(note);
  const day = dayOfNote(note.id, note.value);
  const article = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const editor = useRef<MarkdownEditorHandle>(null);
  const { width } = useReading();
  const hasTitle = useHasTitle(note, isBelowDay);
  const [isNaming, setNaming] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [isReminding, setReminding] = useState(false);
  usePlaceInAddress(body);
  useDroppedFiles(article, editor);
  const chooseFiles = useChooseFiles(note.key, editor);
  const historyLink = useHistoryLink();
  usePageTitle(title);
  const focusWhenNew = useCallback((field: HTMLTextAreaElement | null) => focusNewNote(note.id, field), [note.id]);
  useEffect(() => focusExpectedText(note.id, body.current), [note.id]);
  const menu = !note.inTrash && note.leaves.size > 0 && (
    <NoteMenu
      day={day === null ? null : dayLink(day)}
      history={historyLink(note.id)}
      out={<NoteOutItems out={out} />}
      editNames={() => setNaming(true)}
      chooseFiles={chooseFiles}
      chooseTemplate={() => setChoosing(true)}
      isPinned={note.value.pinnedAt !== undefined}
      {...actions}
      {...choice}
    />
  );
  return (
    <Column as="article" ref={article} className={styles.note} data-reading-width={width}>
      <VisuallyHidden>
        <h1 dir="auto">{title}</h1>
      </VisuallyHidden>
      {note.inTrash && (
        <TrashNotice
          labels={{
            ...m,
            deleteText: m.deletePermanentlyText,
            inTrash: lastDay === null ? m.inTrash : m.inTrashUntil({ day: lastDay }),
            deleteTitle: m.deleteTitle({ title }),
          }}
          onRestore={actions.restore}
          onDeleteForEver={actions.deleteForEver}
        />
      )}
      {hasTitle && (
        <Row gap={2} align="start" className={styles.titleRow} data-to-be={note.leaves.size === 0 || undefined}>
          <TitleField
            ref={focusWhenNew}
            label={m.title}
            value={note.value.title ?? ''}
            placeholder={note.value.day === undefined || isBelowDay ? m.title : wholeDay(note.value.day)}
            isReadOnly={note.inTrash || isUnread}
            onChange={rename}
            onLeave={settle}
            onEnter={() => body.current?.querySelector<HTMLElement>(textField)?.focus()}
          />
          {menu}
        </Row>
      )}
      <Row align="start" bleedEnd={3}>
        <Stack grow>
          <NoteProperties note={note} />
        </Stack>
        {!note.inTrash && note.leaves.size > 0 && !choice.isKept && !choice.isTemplate && (
          <IconButton
            icon={<BellPlus />}
            label={addReminder}
            className={styles.aside ?? ''}
            data-print="none"
            onPress={() => setReminding(true)}
          />
        )}
        {!hasTitle && <Row className={styles.aside ?? ''}>{menu}</Row>}
      </Row>
      <NoteReminders note={note} title={title} isAdding={isReminding} onAddingChange={setReminding} />
      <Stack ref={body} paddingTop={4} gap={3} grow>
        <NoteBody note={note} editor={editor} isChoosing={isChoosing} onChoosingChange={setChoosing} />
      </Stack>
      <LinkedFrom id={note.id} />
      <OtherNames note={note} isOpen={isNaming} onOpenChange={setNaming} />
      {out.images !== null && <ImagesOutDialog step={out.images} />}
    </Column>
  );
});

/** On the page of its day, a note has no field for a title unless it has one: the day is its name. */
function useHasTitle({ value: { title = '' } }: NoteViewProps['note'], isBelowDay: boolean): boolean {
  const [hadTitle] = useState(title !== '');
  return !isBelowDay || hadTitle || title !== '';
}

interface NoteMenuProps extends TemplateChoice {
  readonly chooseFiles: () => void;
  readonly chooseTemplate: () => void;
  readonly editNames: () => void;
  readonly history: LinkTarget;
  readonly out: ReactNode;
  readonly isPinned: boolean;
  /** URL of the note's day in the calendar; null if the note has no day. */
  readonly day: LinkTarget | null;
  readonly setPinned: (isPinned: boolean) => void;
  readonly move: (notebook: string | null) => void;
  readonly moveToTrash: () => void;
}

function NoteMenu(props: NoteMenuProps) {
  const { locale } = useLocale();
  const { history, out, day, chooseFiles, editNames, isPinned, setPinned, move, moveToTrash } = props;
  const { chooseTemplate, isTemplate, setTemplate, isKept, setKept } = props;
  const { aliases } = useMessages(linksMessages);
  const m = useMessages(noteMessages);
  const isSource = useSourceView();
  const [isMoving, setMoving] = useState(false);
  return (
    <>
      <MoreMenu label={m.more}>
        <MenuItem icon={isPinned ? <PinOff /> : <Pin />} onAction={() => setPinned(!isPinned)}>
          {isPinned ? m.unpin : m.pin}
        </MenuItem>
        <MenuItem icon={<FolderInput />} onAction={() => setMoving(true)}>
          {m.moveTo}
        </MenuItem>
        <MenuItem
          icon={<Paperclip />}
          description={m.addFilesText({ most: sizeLimit(attachmentMaxBytes, locale) })}
          onAction={chooseFiles}
        >
          {m.addFiles}
        </MenuItem>
        <MenuItem icon={<NotebookPen />} onAction={chooseTemplate}>
          {m.insertTemplate}
        </MenuItem>
        {day !== null && (
          <MenuItem icon={<CalendarDays />} link={day}>
            {m.calendar}
          </MenuItem>
        )}
        {/* a daily note cannot be a template */}
        {(isTemplate || day === null) && (
          <MenuItem icon={isTemplate ? <CalendarOff /> : <CalendarPlus />} onAction={() => setTemplate(!isTemplate)}>
            {isTemplate ? m.stopTemplate : m.useAsTemplate}
          </MenuItem>
        )}
        {!isTemplate && day === null && (
          <MenuItem icon={<LayoutTemplate />} onAction={() => setKept(!isKept)}>
            {isKept ? m.turnIntoNote : m.turnIntoTemplate}
          </MenuItem>
        )}
        <MenuItem icon={<Signature />} onAction={editNames}>
          {aliases}
        </MenuItem>
        <MenuItem icon={<History />} link={history}>
          {m.history}
        </MenuItem>
        {out}
        <MenuItem icon={<Code />} onAction={toggleSourceView}>
          {isSource ? m.hideSource : m.showSource}
        </MenuItem>
        <DeleteItem onAction={moveToTrash}>{m.moveToTrash}</DeleteItem>
      </MoreMenu>
      {isMoving && <NotebookPicker title={m.moveTo} onClose={() => setMoving(false)} onPick={move} />}
    </>
  );
}
