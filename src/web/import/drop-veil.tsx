import { Import } from 'lucide-react';
import { useMessages } from '../language/index.ts';
import { Row } from '../ui/layout.tsx';
import styles from './drop.module.css';
import { importMessages } from './messages/index.ts';

/** Covers the app while files are dragged over it. It does not receive the drag itself, so that the target stays known. */
export default function DropVeil() {
  const m = useMessages(importMessages);
  return (
    <div className={styles.veil}>
      <Row as="p" gap={3} align="center" className={styles.words}>
        <Import size="1.5em" aria-hidden="true" />
        {m.dropOnScreen}
      </Row>
    </div>
  );
}
