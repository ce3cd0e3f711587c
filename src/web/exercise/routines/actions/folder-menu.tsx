import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../language/index.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import { DeleteItem, MenuItem, MoreMenu, MoveItems } from '../../../ui/menu.tsx';
import { routinesMessages } from '../messages/index.ts';
import { orderMoved } from '../plan/routines-in-list.ts';
import { NameDialog } from './name-dialog.tsx';
import { useFolderActions } from './use-routine-actions.ts';

export interface FolderMenuProps {
  readonly folder: RecordEntry<'routineFolders'>;
  readonly folders: readonly RecordEntry<'routineFolders'>[];
}

export function FolderMenu({ folder, folders }: FolderMenuProps) {
  const m = useMessages(routinesMessages);
  const actions = useFolderActions();
  const [isNaming, setNaming] = useState(false);
  const name = folder.value.name ?? '';
  return (
    <>
      <MoreMenu label={m.moreAbout({ name: name || m.folder })}>
        <MenuItem icon={<Pencil />} onAction={() => setNaming(true)}>
          {m.rename}
        </MenuItem>
        <MoveItems
          labels={m}
          canMove={(by) => orderMoved(folders, folder.id, by) !== null}
          onMove={(by) => actions.moveBy(folders, folder, by)}
        />
        <DeleteItem onAction={() => actions.moveToTrash(folder)}>{m.moveToTrash}</DeleteItem>
      </MoreMenu>
      {isNaming && (
        <NameDialog
          title={m.rename}
          submitLabel={m.save}
          name={name}
          onClose={() => setNaming(false)}
          onSubmit={(typed) => actions.rename(folder.id, typed)}
        />
      )}
    </>
  );
}
