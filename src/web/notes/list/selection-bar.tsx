import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowUp,
  Download,
  FolderInput,
  Pin,
  PinOff,
  RotateCcw,
  Tag,
  TagX,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useExportOf } from '../../export/index.ts';
import { useMessages } from '../../language/index.ts';
import type { NotesList } from '../../links/notes-list.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row } from '../../ui/layout.tsx';
import { MenuItem, MoreMenu } from '../../ui/menu.tsx';
import { Text } from '../../ui/text.tsx';
import { NotebookPicker } from '../model/index.ts';
import styles from './list.module.css';
import { listMessages } from './messages/index.ts';
import { TagDialog } from './tag-dialog.tsx';
import { useNoteActs } from './use-note-acts.ts';

export interface SelectionBarProps {
  readonly list: NotesList;
  readonly notes: readonly RecordEntry<'notes'>[];
  /** Whether the ids of "all" notes are not known yet; actions are disabled until then. */
  readonly isChoosingAll?: boolean;
  readonly onSelectAll?: () => void;
  /** Set only if the notes are in the user's manual order. */
  readonly onShift?: (by: -1 | 1) => void;
  readonly onDone: () => void;
}

type Open = 'move' | 'tag' | 'untag' | 'delete' | null;

/** Shows the number of selected notes and the actions on them. */
export function SelectionBar({ list, notes, isChoosingAll = false, onSelectAll, onShift, onDone }: SelectionBarProps) {
  const m = useMessages(listMessages);
  const acts = useNoteActs();
  const [open, setOpen] = useState<Open>(null);
  const ids = notes.map(({ id }) => id);
  const count = ids.length;
  const canAct = count > 0 && !isChoosingAll;
  const close = () => setOpen(null);
  const done = (act: () => void) => () => {
    act();
    onDone();
  };
  return (
    <Row align="center" className={styles.bar} role="toolbar" aria-label={m.selection}>
      <Text size={2} weight="medium" as="span" numeric className={styles.count ?? ''}>
        {isChoosingAll ? m.choosingAll({ count }) : m.selected({ count })}
      </Text>
      {count === 0 && !isChoosingAll && onSelectAll && (
        <Button variant="quiet" onPress={onSelectAll}>
          {m.selectAll}
        </Button>
      )}
      {canAct && list === 'trash' && (
        <>
          <IconButton icon={<RotateCcw />} label={m.restore} onPress={done(() => acts.restore(ids))} />
          <IconButton icon={<Trash2 />} label={m.deletePermanently} onPress={() => setOpen('delete')} />
        </>
      )}
      {canAct && list !== 'trash' && (
        <>
          <IconButton icon={<FolderInput />} label={m.moveTo} onPress={() => setOpen('move')} />
          <IconButton icon={<Tag />} label={m.addTag} onPress={() => setOpen('tag')} />
          <IconButton icon={<Trash2 />} label={m.moveToTrash} onPress={done(() => acts.moveToTrash(ids))} />
          <MoreActions notes={notes} onShift={onShift} onRemoveTag={() => setOpen('untag')} onDone={onDone} />
        </>
      )}
      <Button variant="quiet" onPress={onDone}>
        {m.done}
      </Button>
      {open === 'move' && (
        <NotebookPicker
          title={m.moveTitle({ count })}
          onClose={close}
          onPick={(notebook) => done(() => acts.move(ids, notebook))()}
        />
      )}
      {(open === 'tag' || open === 'untag') && (
        <TagDialog
          title={open === 'tag' ? m.addTagTitle({ count }) : m.removeTagTitle({ count })}
          notes={open === 'tag' ? null : notes}
          onClose={close}
          onPick={(name) => {
            if (open === 'untag') acts.untag(ids, name);
            else if (!acts.tag(ids, name)) return false;
            onDone();
            return true;
          }}
        />
      )}
      <ConfirmDialog
        title={m.deleteTitle({ count })}
        confirmLabel={m.deletePermanently}
        cancelLabel={m.cancel}
        isDangerous
        isOpen={open === 'delete'}
        onOpenChange={close}
        onConfirm={done(() => acts.deleteForEver(ids))}
      >
        {m.deleteText({ count })}
      </ConfirmDialog>
    </Row>
  );
}

interface MoreActionsProps extends Pick<SelectionBarProps, 'notes' | 'onDone'> {
  readonly onShift: SelectionBarProps['onShift'];
  readonly onRemoveTag: () => void;
}

/** The menu of the actions that are needed less often. */
function MoreActions({ notes, onShift, onRemoveTag, onDone }: MoreActionsProps) {
  const m = useMessages(listMessages);
  const acts = useNoteActs();
  const exportOf = useExportOf();
  const ids = notes.map(({ id }) => id);
  const keys = notes.map(({ key }) => key);
  const isPinned = notes.every(({ value }) => value.pinnedAt !== undefined);
  const isArchived = notes.every(({ value }) => value.archivedAt !== undefined);
  const done = (act: () => void) => () => {
    act();
    onDone();
  };
  return (
    <MoreMenu label={m.moreActions}>
      {onShift !== undefined && (
        <>
          <MenuItem icon={<ArrowUp />} onAction={() => onShift(-1)}>
            {m.moveUp}
          </MenuItem>
          <MenuItem icon={<ArrowDown />} onAction={() => onShift(1)}>
            {m.moveDown}
          </MenuItem>
        </>
      )}
      <MenuItem icon={<TagX />} onAction={onRemoveTag}>
        {m.removeTag}
      </MenuItem>
      <MenuItem icon={isPinned ? <PinOff /> : <Pin />} onAction={done(() => acts.setPinned(ids, !isPinned))}>
        {isPinned ? m.unpin : m.pin}
      </MenuItem>
      <MenuItem
        icon={isArchived ? <ArchiveRestore /> : <Archive />}
        onAction={done(() => acts.setArchived(ids, !isArchived))}
      >
        {isArchived ? m.unarchive : m.archive}
      </MenuItem>
      <MenuItem icon={<Download />} onAction={done(() => exportOf.records(m.notes, keys))}>
        {m.export}
      </MenuItem>
    </MoreMenu>
  );
}
