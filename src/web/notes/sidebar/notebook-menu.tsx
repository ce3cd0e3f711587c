import { ArrowDown, ArrowUp, Download, FolderInput, FolderPlus, Palette, Pencil } from 'lucide-react';
import { useState } from 'react';
import { type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { type Notebook, type NotebookBranch, notebookStep } from '#domain/notes/index.ts';
import { useExportOf } from '../../export/index.ts';
import { useMessages } from '../../language/index.ts';
import { assign, type DocumentActions, useDocument } from '../../replica/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { DeleteItem, MenuItem, RowMenu } from '../../ui/menu.tsx';
import { NotebookPicker, notebookIcon, notebookIconNames } from '../model/index.ts';
import { ColourChoice } from './colour-choice.tsx';
import { LookChoice } from './look-choice.tsx';
import { sidebarMessages } from './messages/index.ts';
import { NameDialog } from './name-dialog.tsx';
import styles from './sidebar.module.css';
import type { NotebookActions } from './use-notebook-actions.ts';

export interface NotebookMenuProps {
  readonly branch: NotebookBranch;
  readonly tree: readonly NotebookBranch[];
  readonly actions: NotebookActions;
  readonly onCreated: (parent: string) => void;
}

type Open = 'name' | 'look' | 'move' | 'inside';

export function NotebookMenu({ branch, tree, actions, onCreated }: NotebookMenuProps) {
  const m = useMessages(sidebarMessages);
  const document = useDocument();
  const exportOf = useExportOf();
  const [open, setOpen] = useState<Open | null>(null);
  const { id, notebook } = branch;
  const name = notebook.name || m.untitledNotebook;
  const [up, down] = [notebookStep(tree, id, 'up'), notebookStep(tree, id, 'down')];
  const label = m.optionsOf({ name });
  return (
    <>
      <RowMenu label={label} className={styles.rowMenu ?? ''}>
        <MenuItem icon={<FolderPlus />} onAction={() => setOpen('inside')}>
          {m.newNotebookInside}
        </MenuItem>
        <MenuItem icon={<Pencil />} onAction={() => setOpen('name')}>
          {m.rename}
        </MenuItem>
        <MenuItem icon={<Palette />} onAction={() => setOpen('look')}>
          {m.look}
        </MenuItem>
        <MenuItem icon={<FolderInput />} onAction={() => setOpen('move')}>
          {m.moveTo}
        </MenuItem>
        {up !== null && (
          <MenuItem icon={<ArrowUp />} onAction={() => actions.move(id, up)}>
            {m.moveUp}
          </MenuItem>
        )}
        {down !== null && (
          <MenuItem icon={<ArrowDown />} onAction={() => actions.move(id, down)}>
            {m.moveDown}
          </MenuItem>
        )}
        <MenuItem icon={<Download />} onAction={() => exportOf.records(name, keysIn(branch, document))}>
          {m.export}
        </MenuItem>
        <DeleteItem onAction={() => actions.moveToTrash(id)}>{m.moveToTrash}</DeleteItem>
      </RowMenu>
      {open !== null && (
        <NotebookDialog
          open={open}
          branch={branch}
          actions={actions}
          onCreated={onCreated}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

interface NotebookDialogProps extends Omit<NotebookMenuProps, 'tree'> {
  readonly open: Open;
  readonly onClose: () => void;
}

/** The dialog that an option of the menu has opened. */
function NotebookDialog({ open, branch, actions, onCreated, onClose }: NotebookDialogProps) {
  const m = useMessages(sidebarMessages);
  const { id, notebook } = branch;
  return (
    <>
      {open === 'name' && (
        <NameDialog
          title={m.rename}
          submitLabel={m.save}
          name={notebook.name ?? ''}
          onClose={onClose}
          onSubmit={(typed) => actions.change(id, assign({ name: typed }))}
        />
      )}
      {open === 'inside' && (
        <NameDialog
          title={m.newNotebookInside}
          submitLabel={m.create}
          name=""
          onClose={onClose}
          onSubmit={(typed) => {
            actions.create(typed, id);
            onCreated(id);
          }}
        />
      )}
      {open === 'look' && (
        <NotebookLookDialog notebook={notebook} onClose={onClose} onChange={(edit) => actions.change(id, edit)} />
      )}
      {open === 'move' && (
        <NotebookPicker
          title={m.moveTitle({ name: notebook.name || m.untitledNotebook })}
          except={id}
          onClose={onClose}
          onPick={(parent) => actions.move(id, { within: parent })}
        />
      )}
    </>
  );
}

/** Returns the notes in a notebook and in those inside it, and these notebooks. */
function keysIn(branch: NotebookBranch, document: DocumentActions): readonly RecordKey[] {
  const ids = new Set<string>();
  const open = [branch];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    ids.add(next.id);
    open.push(...next.children);
  }
  const notes = document
    .records('notes')
    .filter(({ value, inTrash }) => !inTrash && value.notebook !== undefined && ids.has(value.notebook));
  return [...[...ids].map((id) => recordKey('notebooks', id)), ...notes.map(({ key }) => key)];
}

interface NotebookLookDialogProps {
  readonly notebook: Notebook;
  readonly onClose: () => void;
  readonly onChange: (edit: (draft: Notebook) => void) => void;
}

/** Dialog for the icon and colour of a notebook; a choice is saved immediately. */
function NotebookLookDialog({ notebook, onClose, onChange }: NotebookLookDialogProps) {
  const m = useMessages(sidebarMessages);
  return (
    <Dialog title={m.look} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Stack gap={5}>
        <LookChoice
          label={m.icon}
          value={notebookIconNames.find((name) => name === notebook.icon) ?? 'none'}
          options={[
            { id: 'none', label: m.notebooks },
            ...notebookIconNames.map((id) => ({ id, label: m.iconNames[id] })),
          ].map(({ id, label }) => {
            const Icon = notebookIcon(id);
            return { id, label, sign: <Icon size="1.25rem" aria-hidden="true" /> };
          })}
          onChange={(icon) => onChange(assign({ icon: icon === 'none' ? undefined : icon }))}
        />
        <ColourChoice value={notebook.colour} onChange={(colour) => onChange(assign({ colour }))} />
      </Stack>
    </Dialog>
  );
}
