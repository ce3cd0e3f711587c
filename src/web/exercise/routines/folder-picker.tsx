import { Folder, FolderPlus, FolderX } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { useRecords } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { routinesMessages } from './messages/index.ts';
import { NameDialog } from './name-dialog.tsx';
import { foldersInOrder } from './routines-in-list.ts';
import { useFolderActions } from './use-routine-actions.ts';

export interface FolderPickerProps {
  readonly title: string;
  readonly onClose: () => void;
  /** @param folder null for no folder */
  readonly onPick: (folder: string | null) => void;
}

/** Picks or creates a folder for a routine. */
export function FolderPicker({ title, onClose, onPick }: FolderPickerProps) {
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
