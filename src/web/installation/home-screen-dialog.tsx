import { useMessages } from '../language/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { MarkedList } from '../ui/marked-list.tsx';
import { installationMessages } from './messages/index.ts';

export default function HomeScreenDialog({ onClose }: { readonly onClose: () => void }) {
  const m = useMessages(installationMessages);
  return (
    <Dialog isOpen title={m.title} closeLabel={m.close} onOpenChange={(isOpen) => isOpen || onClose()}>
      <MarkedList as="ol" gap={3}>
        <li>{m.openShareMenu}</li>
        <li>{m.choose}</li>
        <li>{m.signInThere}</li>
      </MarkedList>
    </Dialog>
  );
}
