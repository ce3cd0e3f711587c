import type { ReactNode } from 'react';
import styles from './list-head.module.css';
import { ListHeading } from './list-heading.tsx';

interface ListHeadProps {
  /** Nothing of the list is open beside it. */
  readonly isPage: boolean;
  readonly heading: string;
  /** What is done here, in `ListActions`, or the way back to the list. */
  readonly children: ReactNode;
}

/** What stands above a list: its heading, unless the page has that at its top, and what is done here. */
export function ListHead({ isPage, heading, children }: ListHeadProps) {
  return (
    <header className={styles.head}>
      <ListHeading isPage={isPage}>{heading}</ListHeading>
      {children}
    </header>
  );
}

/** What is done here, the first thing first: as wide as its words beside the heading, and filling a line of its own. */
export function ListActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
