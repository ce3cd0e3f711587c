import { useState } from 'react';
import type { TagNameError } from '#domain/notes/index.ts';
import type { TagBranch } from '#domain/notes/tags/index.ts';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useRenameTag } from '../tags/use-rename-tag.ts';
import { sidebarMessages } from './messages/index.ts';

/** Asks for the new name of a tag; that of another one makes the two one. */
export function TagNameDialog({ branch, onClose }: { readonly branch: TagBranch; readonly onClose: () => void }) {
  const m = useMessages(sidebarMessages);
  const rename = useRenameTag();
  const [typed, setTyped] = useState(branch.tag);
  const [error, setError] = useState<TagNameError['code'] | null>(null);
  return (
    <Dialog title={m.renameTag({ name: branch.name })} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Form
        onSubmit={() => {
          const renamed = rename(branch.tag, typed);
          setError(renamed.ok ? null : renamed.error.code);
          if (renamed.ok) onClose();
        }}
      >
        <TextField
          label={m.tagName}
          description={m.tagNameHint}
          autoFocus
          autoComplete="off"
          enterKeyHint="done"
          value={typed}
          onChange={setTyped}
          error={error === null ? null : m.tagErrors[error]}
        />
        <Button type="submit" variant="primary">
          {m.save}
        </Button>
      </Form>
    </Dialog>
  );
}
