import { useMessages } from '../../language/index.ts';
import { TextDialog } from '../../ui/text-dialog.tsx';
import { templatesMessages } from './messages/index.ts';

export interface TitleDialogProps {
  readonly onClose: () => void;
  /** Called with the title, which is trimmed; empty for none. */
  readonly onTitle: (title: string) => void;
}

/** Dialog that asks for the title of a new note, because its template contains the title. */
export function TitleDialog({ onClose, onTitle }: TitleDialogProps) {
  const m = useMessages(templatesMessages);
  return (
    <TextDialog
      title={m.newNote}
      closeLabel={m.close}
      label={m.title}
      description={m.titleUse}
      text=""
      submitLabel={m.create}
      onSubmit={(typed) => {
        onClose();
        onTitle(typed.trim());
      }}
      onClose={onClose}
    />
  );
}
