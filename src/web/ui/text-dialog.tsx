import { type ReactNode, useState } from 'react';
import { SubmitButton } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

export interface TextDialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly label: string;
  readonly description?: string;
  readonly text: string;
  /** Why the submitted text was refused. */
  readonly error?: string | null;
  readonly submitLabel: string;
  /** Further choices, below the text. */
  readonly children?: ReactNode;
  /**
   * Called with the submitted text. The dialog stays open until its owner closes it.
   * @param typed the text exactly as typed
   */
  readonly onSubmit: (typed: string) => void;
  readonly onClose: () => void;
}

/** Asks for one line of text, such as a name. */
export function TextDialog(props: TextDialogProps) {
  const { title, closeLabel, label, description, text, error, submitLabel, children, onSubmit, onClose } = props;
  const [typed, setTyped] = useState(text);
  return (
    <Dialog title={title} closeLabel={closeLabel} isOpen onOpenChange={onClose}>
      <Form onSubmit={() => onSubmit(typed)}>
        <TextField
          label={label}
          {...(description !== undefined && { description })}
          autoFocus
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={setTyped}
          error={error ?? null}
        />
        {children}
        <SubmitButton>{submitLabel}</SubmitButton>
      </Form>
    </Dialog>
  );
}
