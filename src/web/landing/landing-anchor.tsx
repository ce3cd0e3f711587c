import type { MouseEventHandler, ReactNode } from 'react';
import styles from './landing.module.css';

export interface LandingAnchorProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Whether it leads to what most visitors want. */
  readonly isMain?: boolean;
  readonly onClick?: MouseEventHandler;
}

/** Looks like the link of `ui`, which would make the first load a sixth larger. */
export function LandingAnchor({ href, children, isMain = false, onClick }: LandingAnchorProps) {
  return (
    <a href={href} className={styles.link} data-main={isMain || undefined} onClick={onClick}>
      {children}
    </a>
  );
}
