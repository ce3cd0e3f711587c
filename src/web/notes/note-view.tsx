import { Ellipsis, Pin, PinOff, Trash2 } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useMessages } from '../language/index.ts';
import { usePageTitle } from '../page/index.ts';
import { TitleField, TrashNotice } from '../records/index.ts';
import { type RecordEntry, useDocument } from '../replica/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { notesMessages } from './messages/index.ts';
import { focusNewNote } from './new-note.ts';
import { NoteBody } from './note-body.tsx';
import { noteTitle } from './note-title.ts';
import styles from './notes.module.css';
import type { NotesList } from './notes-in-list.ts';
import { useFirstLine } from './use-first-line.ts';
import { useNoteActions } from './use-note-actions.ts';

export interface NoteViewProps {
  readonly note: RecordEntry<'notes'>;
  readonly list: NotesList;
}

/** One note: its title, its text, and what can be done to it. */
export function NoteView({ note, list }: NoteViewProps) {
  const m = useMessages(notesMessages);
  const document = useDocument();
  const { wholeDay } = useTimeFormat();
  const text = useFirstLine(note.id);
  const title = noteTitle(note.value, wholeDay, text) ?? m.untitled;
  const actions = useNoteActions(note.id, title, list);
  const body = useRef<HTMLDivElement>(null);
  usePageTitle(title);
  const focusWhenNew = useCallback((field: HTMLTextAreaElement | null) => focusNewNote(note.id, field), [note.id]);
  return (
    <article className={styles.note}>
      <VisuallyHidden>
        <h1 dir="auto">{title}</h1>
      </VisuallyHidden>
      {note.inTrash && (
        <TrashNotice
          words={{ ...m, deleteTitle: m.deleteTitle({ title }) }}
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
          onChange={(typed) => {
            document.changeRecord('notes', note.id, (draft) => {
              draft.title = typed === '' ? undefined : typed;
            });
          }}
          onEnter={() => body.current?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus()}
        />
        {!note.inTrash && <NoteMenu isPinned={note.value.pinnedAt !== undefined} {...actions} />}
      </div>
      <div ref={body} className={styles.body}>
        <NoteBody id={note.id} isReadOnly={note.inTrash} />
      </div>
    </article>
  );
}

interface NoteMenuProps {
  readonly isPinned: boolean;
  readonly setPinned: (isPinned: boolean) => void;
  readonly moveToTrash: () => void;
}

function NoteMenu({ isPinned, setPinned, moveToTrash }: NoteMenuProps) {
  const m = useMessages(notesMessages);
  return (
    <Menu label={m.more} trigger={<IconButton icon={<Ellipsis />} label={m.more} />}>
      <MenuItem icon={isPinned ? <PinOff /> : <Pin />} onAction={() => setPinned(!isPinned)}>
        {isPinned ? m.unpin : m.pin}
      </MenuItem>
      <MenuItem icon={<Trash2 />} tone="danger" onAction={moveToTrash}>
        {m.moveToTrash}
      </MenuItem>
    </Menu>
  );
}
