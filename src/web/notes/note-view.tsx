import {
  BellPlus,
  CalendarDays,
  CalendarOff,
  CalendarPlus,
  Code,
  Ellipsis,
  History,
  LayoutTemplate,
  NotebookPen,
  Paperclip,
  Pin,
  PinOff,
  Signature,
  Trash2,
} from 'lucide-react';
import { memo, type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { attachmentMaxBytes, dayOfNote } from '#domain/notes/index.ts';
import { fileSize } from '../attachments/index.ts';
import { useMessages } from '../language/index.ts';
import { usePageTitle } from '../page/index.ts';
import { TitleField, TrashNotice } from '../records/index.ts';
import type { RecordEntry } from '../replica/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { pickFiles } from './attach/pick-files.ts';
import type { BodyEditorHandle } from './editor/body-editor.tsx';
import { toggleSourceView, useSourceView } from './editor/source-view.ts';
import { useReading } from './editor/use-reading.ts';
import { ImagesOutDialog } from './export/images-export-dialog.tsx';
import { NoteOutItems } from './export/note-export-items.tsx';
import { useNoteOut } from './export/use-note-export.ts';
import { useHistoryLink } from './history/history-route.ts';
import { dayLink } from './link-targets.ts';
import { LinkedFrom } from './links/linked-from.tsx';
import { linksMessages } from './links/messages/index.ts';
import { OtherNames } from './links/other-names.tsx';
import { usePlaceInAddress } from './links/use-place-in-address.ts';
import { useRename } from './links/use-rename.ts';
import { notesMessages } from './messages/index.ts';
import { focusNewNote } from './new-note.ts';
import { NoteBody } from './note-body.tsx';
import { noteTitle } from './note-title.ts';
import styles from './notes.module.css';
import { dueMessages } from './reminders/messages/index.ts';
import { NoteReminders } from './reminders/note-reminders.tsx';
import { NoteTags } from './tags/note-tags.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useFirstLine } from './use-first-line.ts';
import { useLastDay } from './use-last-day.ts';
import { useNoteActions } from './use-note-actions.ts';
import type { NotesRoute } from './use-notes-route.ts';
import { type TemplateChoice, useTemplateChoice } from './use-template-choice.ts';

export interface NoteViewProps {
  readonly note: RecordEntry<'notes'>;
  /** The list from which the note was opened. */
  readonly place: NotesRoute;
}

/** Shows a note with its title, body and actions. Memoised so that typing in the body does not rerender it. */
export const NoteView = memo(function NoteView({ note, place }: NoteViewProps) {
  const m = useMessages(notesMessages);
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
  const editor = useRef<BodyEditorHandle>(null);
  const { width } = useReading();
  const [isNaming, setNaming] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [isReminding, setReminding] = useState(false);
  usePlaceInAddress(body);
  useDroppedFiles(article, editor);
  const historyLink = useHistoryLink();
  usePageTitle(title);
  const focusWhenNew = useCallback((field: HTMLTextAreaElement | null) => focusNewNote(note.id, field), [note.id]);
  return (
    <article ref={article} className={styles.note} data-reading-width={width}>
      <VisuallyHidden>
        <h1 dir="auto">{title}</h1>
      </VisuallyHidden>
      {note.inTrash && (
        <TrashNotice
          words={{
            ...m,
            deleteText: m.deletePermanentlyText,
            inTrash: lastDay === null ? m.inTrash : m.inTrashUntil({ day: lastDay }),
            deleteTitle: m.deleteTitle({ title }),
          }}
          onRestore={actions.restore}
          onDeleteForEver={actions.deleteForEver}
        />
      )}
      <div className={styles.titleRow}>
        <TitleField
          ref={focusWhenNew}
          label={m.title}
          value={note.value.title ?? ''}
          placeholder={note.value.day === undefined ? m.title : wholeDay(note.value.day)}
          isReadOnly={note.inTrash}
          onChange={rename}
          onLeave={settle}
          onEnter={() =>
            body.current?.querySelector<HTMLElement>('[contenteditable="true"], [data-early-text]')?.focus()
          }
        />
        {!note.inTrash && note.leaves.size > 0 && (
          <NoteMenu
            day={day === null ? null : dayLink(day)}
            history={historyLink(note.id)}
            out={<NoteOutItems out={out} />}
            editNames={() => setNaming(true)}
            chooseFiles={() => chooseFilesFor(editor)}
            chooseTemplate={() => setChoosing(true)}
            addReminder={() => setReminding(true)}
            isPinned={note.value.pinnedAt !== undefined}
            {...actions}
            {...choice}
          />
        )}
      </div>
      <NoteTags note={note} />
      <NoteReminders note={note} isAdding={isReminding} onAddingChange={setReminding} />
      <div ref={body} className={styles.body}>
        <NoteBody note={note} editor={editor} isChoosing={isChoosing} onChoosingChange={setChoosing} />
      </div>
      <LinkedFrom id={note.id} />
      <OtherNames note={note} isOpen={isNaming} onOpenChange={setNaming} />
      {out.images !== null && <ImagesOutDialog step={out.images} />}
    </article>
  );
});

interface NoteMenuProps extends TemplateChoice {
  readonly chooseFiles: () => void;
  readonly chooseTemplate: () => void;
  readonly addReminder: () => void;
  readonly editNames: () => void;
  readonly history: LinkTarget;
  readonly out: ReactNode;
  readonly isPinned: boolean;
  /** URL of the note's day in the calendar; null if the note has no day. */
  readonly day: LinkTarget | null;
  readonly setPinned: (isPinned: boolean) => void;
  readonly moveToTrash: () => void;
}

function NoteMenu(props: NoteMenuProps) {
  const { locale } = useLocale();
  const { history, out, day, chooseFiles, editNames, isPinned, setPinned, moveToTrash } = props;
  const { chooseTemplate, addReminder, isTemplate, setTemplate, isKept, setKept } = props;
  const { aliases } = useMessages(linksMessages);
  const { addReminder: addReminderLabel } = useMessages(dueMessages);
  const m = useMessages(notesMessages);
  const isSource = useSourceView();
  return (
    <Menu label={m.more} trigger={<IconButton icon={<Ellipsis />} label={m.more} />}>
      <MenuItem icon={isPinned ? <PinOff /> : <Pin />} onAction={() => setPinned(!isPinned)}>
        {isPinned ? m.unpin : m.pin}
      </MenuItem>
      {!isKept && !isTemplate && (
        <MenuItem icon={<BellPlus />} onAction={addReminder}>
          {addReminderLabel}
        </MenuItem>
      )}
      <MenuItem
        icon={<Paperclip />}
        description={m.addFilesText({ most: fileSize(attachmentMaxBytes, locale) })}
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
      <MenuItem icon={<Trash2 />} tone="danger" onAction={moveToTrash}>
        {m.moveToTrash}
      </MenuItem>
    </Menu>
  );
}

/** Opens a file picker at once. While the editor is still loading, the files go to the end of the text. */
function chooseFilesFor(editor: RefObject<BodyEditorHandle | null>): void {
  if (editor.current?.takesFiles) editor.current.chooseFiles();
  else pickFiles((files) => editor.current?.addFiles(files));
}
