import { useState } from 'react';
import { TextDialog, type TextDialogProps } from './text-dialog.tsx';

export interface NameDialogProps extends Omit<TextDialogProps, 'error' | 'description'> {
  /** What is said where the name is left empty. */
  readonly emptyText: string;
}

/** Asks for a name, which is not taken empty; without blanks around it, it is handed over and the dialog closes. */
export function NameDialog({ emptyText, onSubmit, ...props }: NameDialogProps) {
  const [isRefused, setRefused] = useState(false);
  return (
    <TextDialog
      {...props}
      error={isRefused ? emptyText : null}
      onSubmit={(typed) => {
        const trimmed = typed.trim();
        setRefused(trimmed === '');
        if (trimmed === '') return;
        onSubmit(trimmed);
        props.onClose();
      }}
    />
  );
}
