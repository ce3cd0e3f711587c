import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { LinkTarget } from '../ui/link-target.ts';
import { useHref } from '../ui/use-href.ts';
import styles from './landing.module.css';

export interface LandingLinkProps {
  readonly link: LinkTarget;
  readonly children: ReactNode;
  readonly isMain?: boolean;
}

/** Looks like the link of `ui`, which would make the first load a sixth larger. */
export function LandingLink({ link, children, isMain = false }: LandingLinkProps) {
  const { history } = useRouter();
  const href = useHref()(link);
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
