import { Import } from 'lucide-react';
import { useMessages } from '../language/index.ts';
import styles from './drop.module.css';
import { importMessages } from './messages/index.ts';

/** Covers the app while files are dragged over it. It does not receive the drag itself, so that the target stays known. */
export default function DropVeil() {
  const m = useMessages(importMessages);
  return (
    <div className={styles.veil}>
      <p className={styles.words}>
        <Import aria-hidden="true" />
        {m.dropOnScreen}
      </p>
    </div>
  );
}
