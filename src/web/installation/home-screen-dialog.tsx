import { useMessages } from '../language/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import styles from './installation.module.css';
import { installationMessages } from './messages/index.ts';

export default function HomeScreenDialog({ onClose }: { readonly onClose: () => void }) {
  const m = useMessages(installationMessages);
  return (
    <Dialog isOpen title={m.title} closeLabel={m.close} onOpenChange={(isOpen) => isOpen || onClose()}>
      <ol className={styles.steps}>
        <li>{m.openShareMenu}</li>
        <li>{m.choose}</li>
        <li>{m.signInThere}</li>
      </ol>
    </Dialog>
  );
}
