import { ChevronLeft } from 'lucide-react';
import { useMessages } from '../language/index.ts';
import { Link } from '../ui/link.tsx';
import styles from './import.module.css';
import { importMessages } from './messages/index.ts';

/** Where the import was started, and where earlier imports are listed. */
export const dataHref = '/dashboard/profile/data';

/** A link above the heading, back to where imports start. */
export function BackToData() {
  const m = useMessages(importMessages);
  return (
    <Link variant="quiet" className={styles.back ?? ''} href={dataHref}>
      <ChevronLeft aria-hidden="true" />
      {m.toList}
    </Link>
  );
}
