import { useMessages } from '../../../language/index.ts';
import { type NameDialogProps as Asked, NameDialog as Asking } from '../../../ui/name-dialog.tsx';
import { routinesMessages } from '../messages/index.ts';

export interface NameDialogProps extends Pick<Asked, 'title' | 'submitLabel' | 'onClose' | 'onSubmit'> {
  readonly name: string;
}

export function NameDialog({ name, ...props }: NameDialogProps) {
  const m = useMessages(routinesMessages);
  return <Asking {...props} closeLabel={m.close} label={m.name} text={name} emptyText={m.nameMissing} />;
}
