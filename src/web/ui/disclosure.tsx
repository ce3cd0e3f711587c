import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Whether it is open at first. */
  readonly open?: boolean;
  readonly className?: string;
}

/** Content that the user opens below its summary. */
export function Disclosure({ summary, children, open, className }: DisclosureProps) {
  return (
    <details className={className} open={open}>
      <summary className={styles.summary}>
        {summary}
        <ChevronDown aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
