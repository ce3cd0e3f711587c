import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
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
          error={isRefused ? m.nameEmpty : null}
        />
        <Button type="submit" variant="primary">
          {submitLabel}
        </Button>
      </Form>
    </Dialog>
  );
}
