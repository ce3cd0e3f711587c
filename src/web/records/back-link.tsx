import { ChevronLeft } from 'lucide-react';
import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { HeadingSlot } from '../page/index.ts';
import { Link } from '../ui/link.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import styles from './records.module.css';

/** A link back to the list, in the top bar. Absent if the list is shown beside the record. */
export function BackLink({ link, children }: { readonly link: LinkTarget; readonly children: string }) {
  const slot = useContext(HeadingSlot);
  if (slot === null) return null;
  return createPortal(
    <Link variant="plain" touch {...link} className={styles.back ?? ''}>
      <ChevronLeft size="1.375rem" aria-hidden="true" />
      {children}
    </Link>,
    slot,
  );
}
