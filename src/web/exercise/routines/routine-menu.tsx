import { Archive, ArchiveRestore, CalendarPlus, Copy, Download, FolderInput, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { DeleteItem, MenuItem, MoreMenu, MoveItems } from '../../ui/menu.tsx';
import { FolderPicker } from './folder-picker.tsx';
import { routinesMessages } from './messages/index.ts';
import { orderMoved } from './routines-in-list.ts';
import { usePlanning, useRoutineActions } from './use-routine-actions.ts';
import { useSharing } from './use-sharing.ts';

export interface RoutineMenuProps {
  readonly routine: RecordEntry<'routines'>;
  /** The routines among which this one can be moved; empty if their list is not visible. */
  readonly siblings: readonly RecordEntry<'routines'>[];
}

export function RoutineMenu({ routine, siblings }: RoutineMenuProps) {
  const m = useMessages(routinesMessages);
  const actions = useRoutineActions();
  const plan = usePlanning();
  const sharing = useSharing();
  const [isMoving, setMoving] = useState(false);
  const name = routine.value.name?.trim() || m.routine;
  const isArchived = routine.value.archivedAt !== undefined;
  const canMove = (by: -1 | 1) => siblings.length > 1 && orderMoved(siblings, routine.id, by) !== null;
  return (
    <>
      <MoreMenu label={m.moreAbout({ name })}>
        <MoveItems words={m} canMove={canMove} onMove={(by) => actions.moveBy(siblings, routine, by)} />
        {!isArchived && (
          <MenuItem icon={<CalendarPlus />} onAction={() => plan(routine)}>
            {m.plan}
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
        <DeleteItem onAction={() => actions.moveToTrash(routine)}>{m.moveToTrash}</DeleteItem>
      </MoreMenu>
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
