import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  ArrowUp,
  Copy,
  Download,
  Ellipsis,
  FolderInput,
  Share2,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { FolderPicker } from './folder-picker.tsx';
import { routinesMessages } from './messages/index.ts';
import { orderMoved } from './routines-in-list.ts';
import { useRoutineActions } from './use-routine-actions.ts';
import { useSharing } from './use-sharing.ts';

export interface RoutineMenuProps {
  readonly routine: RecordEntry<'routines'>;
  /** The routines among which this one can be moved; empty if their list is not visible. */
  readonly siblings: readonly RecordEntry<'routines'>[];
}

export function RoutineMenu({ routine, siblings }: RoutineMenuProps) {
  const m = useMessages(routinesMessages);
  const actions = useRoutineActions();
  const sharing = useSharing();
  const [isMoving, setMoving] = useState(false);
  const name = routine.value.name?.trim() || m.routine;
  const label = m.moreAbout({ name });
  const isArchived = routine.value.archivedAt !== undefined;
  const canMove = (by: -1 | 1) => siblings.length > 1 && orderMoved(siblings, routine.id, by) !== null;
  return (
    <>
      <Menu label={label} trigger={<IconButton icon={<Ellipsis />} label={label} />}>
        {canMove(-1) && (
          <MenuItem icon={<ArrowUp />} onAction={() => actions.moveBy(siblings, routine, -1)}>
            {m.moveUp}
          </MenuItem>
        )}
        {canMove(1) && (
          <MenuItem icon={<ArrowDown />} onAction={() => actions.moveBy(siblings, routine, 1)}>
            {m.moveDown}
          </MenuItem>
        )}
        <MenuItem icon={<FolderInput />} onAction={() => setMoving(true)}>
          {m.moveToFolder}
        </MenuItem>
        <MenuItem icon={<Copy />} onAction={() => void actions.duplicate(routine)}>
          {m.duplicate}
        </MenuItem>
        <MenuItem icon={<Share2 />} onAction={() => void sharing.shareText(routine)}>
          {m.shareText}
        </MenuItem>
        <MenuItem icon={<Download />} onAction={() => void sharing.saveFile(routine)}>
          {m.shareFile}
        </MenuItem>
        <MenuItem
          icon={isArchived ? <ArchiveRestore /> : <Archive />}
          onAction={() => actions.archive(routine, !isArchived)}
        >
          {isArchived ? m.unarchive : m.archive}
        </MenuItem>
        <MenuItem icon={<Trash2 />} tone="danger" onAction={() => actions.moveToTrash(routine)}>
          {m.moveToTrash}
        </MenuItem>
      </Menu>
      {isMoving && (
        <FolderPicker
          title={m.moveTitle({ name })}
          onClose={() => setMoving(false)}
          onPick={(folder) => actions.moveTo(routine, folder)}
        />
      )}
    </>
  );
}
