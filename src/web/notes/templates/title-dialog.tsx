import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { templatesMessages } from './messages/index.ts';

export interface TitleDialogProps {
  readonly onClose: () => void;
  /** @param title without spaces around it; empty for none */
  readonly onTitle: (title: string) => void;
}

/** The title of a note that is about to be made, since its template says it. */
export function TitleDialog({ onClose, onTitle }: TitleDialogProps) {
  const m = useMessages(templatesMessages);
  const [typed, setTyped] = useState('');
  const submit = () => {
    onClose();
    onTitle(typed.trim());
  };
  return (
    <Dialog title={m.titleOfNew} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Form onSubmit={submit}>
        <TextField
          label={m.title}
          description={m.titleUse}
          autoFocus
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" variant="primary">
          {m.makeNote}
        </Button>
      </Form>
    </Dialog>
  );
}
