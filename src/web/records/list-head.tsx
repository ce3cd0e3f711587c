import type { ReactNode } from 'react';
import { Row } from '../ui/layout.tsx';
import styles from './list-head.module.css';
import { ListHeading } from './list-heading.tsx';

interface ListHeadProps {
  /** Whether the list is the whole page, with nothing open beside it. */
  readonly isPage: boolean;
  readonly heading: string;
  /** The actions in `ListActions`, or the link back to the list. */
  readonly children: ReactNode;
}

/** The head of a list: its actions, and its heading unless the page shows that at the top. */
export function ListHead({ isPage, heading, children }: ListHeadProps) {
  return (
    <Row
      as="header"
      gap={3}
      rowGap={2}
      paddingX={4}
      paddingTop={4}
      paddingBottom={3}
      align="center"
      wrap
      className={styles.head}
    >
      <ListHeading isPage={isPage}>{heading}</ListHeading>
      {children}
    </Row>
  );
}

/**
 * The actions of a list, the primary one first. Beside the heading, they are as wide as their labels; on a line of
 * their own, they fill the line.
 */
export function ListActions({ children }: { readonly children: ReactNode }) {
  return (
    <Row gap={1} align="center" className={styles.actions}>
      {children}
    </Row>
  );
}
