import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { routinesMessages } from './messages/index.ts';
import { NameDialog } from './name-dialog.tsx';
import { orderMoved } from './routines-in-list.ts';
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
  const label = m.moreAbout({ name: name || m.folder });
  return (
    <>
      <Menu label={label} trigger={<IconButton icon={<Ellipsis />} label={label} />}>
        <MenuItem icon={<Pencil />} onAction={() => setNaming(true)}>
          {m.rename}
        </MenuItem>
        {orderMoved(folders, folder.id, -1) !== null && (
          <MenuItem icon={<ArrowUp />} onAction={() => actions.moveBy(folders, folder, -1)}>
            {m.moveUp}
          </MenuItem>
        )}
        {orderMoved(folders, folder.id, 1) !== null && (
          <MenuItem icon={<ArrowDown />} onAction={() => actions.moveBy(folders, folder, 1)}>
            {m.moveDown}
          </MenuItem>
        )}
        <MenuItem icon={<Trash2 />} tone="danger" onAction={() => actions.moveToTrash(folder)}>
          {m.moveToTrash}
        </MenuItem>
      </Menu>
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
