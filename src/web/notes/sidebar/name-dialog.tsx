import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { TextDialog } from '../../ui/text-dialog.tsx';
import { sidebarMessages } from './messages/index.ts';

export interface NameDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly name: string;
  /** What is said where the name is left empty. */
  readonly emptyText: string;
  readonly onClose: () => void;
  readonly onSubmit: (name: string) => void;
}

/** Asks for the name of something, new or there already. */
export function NameDialog({ title, submitLabel, name, emptyText, onClose, onSubmit }: NameDialogProps) {
  const m = useMessages(sidebarMessages);
  const [isRefused, setRefused] = useState(false);
  return (
    <TextDialog
      title={title}
      closeLabel={m.close}
      label={m.name}
      text={name}
      error={isRefused ? emptyText : null}
      submitLabel={submitLabel}
      onSubmit={(typed) => {
        const trimmed = typed.trim();
        setRefused(trimmed === '');
        if (trimmed === '') return;
        onSubmit(trimmed);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
