import {
  Archive,
  ArchiveRestore,
  CalendarPlus,
  Copy,
  Download,
  Folder,
  FolderInput,
  FolderPlus,
  FolderX,
  Share2,
} from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../language/index.ts';
import { type RecordEntry, useRecords } from '../../../replica/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { DeleteItem, MenuItem, MoreMenu, MoveItems } from '../../../ui/menu.tsx';
import { routinesMessages } from '../messages/index.ts';
import { foldersInOrder, orderMoved } from '../plan/routines-in-list.ts';
import { NameDialog } from './name-dialog.tsx';
import { useFolderActions, usePlanning, useRoutineActions } from './use-routine-actions.ts';
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
        <MoveItems labels={m} canMove={canMove} onMove={(by) => actions.moveBy(siblings, routine, by)} />
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

interface FolderPickerProps {
  readonly title: string;
  readonly onClose: () => void;
  /** @param folder null for no folder */
  readonly onPick: (folder: string | null) => void;
}

/** Picks or creates a folder for a routine. */
function FolderPicker({ title, onClose, onPick }: FolderPickerProps) {
  const m = useMessages(routinesMessages);
  const folders = foldersInOrder(useRecords('routineFolders'));
  const actions = useFolderActions();
  const [isNaming, setNaming] = useState(false);
  const pick = (folder: string | null) => {
    onPick(folder);
    onClose();
  };
  if (isNaming) {
    return (
      <NameDialog
        title={m.newFolder}
        submitLabel={m.create}
        name=""
        onClose={onClose}
        onSubmit={(name) => onPick(actions.create(name))}
      />
    );
  }
  return (
    <Dialog title={title} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Stack gap={1}>
        <Button variant="quiet" isWide icon={<FolderX />} onPress={() => pick(null)}>
          {m.noFolder}
        </Button>
        {folders.map(({ id, value }) => (
          <Button key={id} variant="quiet" isWide icon={<Folder />} onPress={() => pick(id)}>
            <span dir="auto">{value.name ?? m.folder}</span>
          </Button>
        ))}
        <Button isWide icon={<FolderPlus />} onPress={() => setNaming(true)}>
          {m.newFolder}
        </Button>
      </Stack>
    </Dialog>
  );
}
