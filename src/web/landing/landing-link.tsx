import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import styles from './landing.module.css';

export interface LandingLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly isMain?: boolean;
}

/** Looks like the link of `ui`, which would make the first load a sixth larger. */
export function LandingLink({ href, children, isMain = false }: LandingLinkProps) {
  const { history } = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(href);
  };
  return (
    <a href={href} className={styles.link} data-main={isMain || undefined} onClick={follow}>
      {children}
    </a>
  );
}
