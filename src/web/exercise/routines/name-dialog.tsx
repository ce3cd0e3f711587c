import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { TextDialog } from '../../ui/text-dialog.tsx';
import { routinesMessages } from './messages/index.ts';

export interface NameDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onSubmit: (name: string) => void;
}

/** Asks for the name of a folder, new or there already. */
export function NameDialog({ title, submitLabel, name, onClose, onSubmit }: NameDialogProps) {
  const m = useMessages(routinesMessages);
  const [isRefused, setRefused] = useState(false);
  return (
    <TextDialog
      title={title}
      closeLabel={m.close}
      label={m.name}
      text={name}
      error={isRefused ? m.nameEmpty : null}
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
