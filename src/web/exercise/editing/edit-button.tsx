import { Pencil } from 'lucide-react';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { exerciseMessages } from '../messages/index.ts';
import type { EditMode } from './use-edit-mode.ts';

/** Enters or leaves editing. */
export function EditButton({ mode: { isEditing, hasChanged, edit, leave } }: { readonly mode: EditMode }) {
  const m = useMessages(exerciseMessages);
  return isEditing ? (
    <Button key="done" autoFocus={hasChanged} onPress={leave}>
      {m.done}
    </Button>
  ) : (
    <Button key="edit" icon={<Pencil />} autoFocus={hasChanged} onPress={edit}>
      {m.edit}
    </Button>
  );
}
