import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-link.module.css';
import { Link } from './link.tsx';

export interface IconLinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  /** Describes the destination for screen readers. */
  readonly label: string;
  readonly className?: string;
}

export function IconLink({ href, icon, label, className }: IconLinkProps) {
  return (
    <Link variant="plain" className={classNames(styles.iconLink, className)} href={href} aria-label={label}>
      {icon}
    </Link>
  );
}
