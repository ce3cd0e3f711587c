import { useMessages } from '../../language/index.ts';
import { TextDialog } from '../../ui/text-dialog.tsx';
import { templatesMessages } from './messages/index.ts';

export interface TitleDialogProps {
  readonly onClose: () => void;
  /** @param title without spaces around it; empty for none */
  readonly onTitle: (title: string) => void;
}

/** The title of a note that is about to be made, since its template says it. */
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
