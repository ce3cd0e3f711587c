import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
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
  const [typed, setTyped] = useState(name);
  const [isRefused, setRefused] = useState(false);
  return (
    <Dialog title={title} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Form
        onSubmit={() => {
          const trimmed = typed.trim();
          setRefused(trimmed === '');
          if (trimmed === '') return;
          onSubmit(trimmed);
          onClose();
        }}
      >
        <TextField
          label={m.name}
          autoFocus
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={setTyped}
          error={isRefused ? emptyText : null}
        />
        <Button type="submit" variant="primary">
          {submitLabel}
        </Button>
      </Form>
    </Dialog>
  );
}
