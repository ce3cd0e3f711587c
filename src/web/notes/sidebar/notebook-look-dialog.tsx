import type { Notebook } from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { assign } from '../../replica/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { notebookIcon, notebookIconNames } from '../model/index.ts';
import { ColourChoice } from './colour-choice.tsx';
import { LookChoice } from './look-choice.tsx';
import { sidebarMessages } from './messages/index.ts';

export interface NotebookLookDialogProps {
  readonly notebook: Notebook;
  readonly onClose: () => void;
  readonly onChange: (edit: (draft: Notebook) => void) => void;
}

/** Dialog for the icon and colour of a notebook; a choice is saved immediately. */
export function NotebookLookDialog({ notebook, onClose, onChange }: NotebookLookDialogProps) {
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
