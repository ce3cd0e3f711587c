import { useState } from 'react';
import { TextDialog, type TextDialogProps } from './text-dialog.tsx';

export interface NameDialogProps extends Omit<TextDialogProps, 'error' | 'description'> {
  /** The error for an empty name. */
  readonly emptyText: string;
}

/** Asks for a name, which must not be empty. Passes the trimmed name on and closes the dialog. */
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
