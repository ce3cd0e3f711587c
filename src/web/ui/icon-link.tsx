import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-link.module.css';
import { Link } from './link.tsx';
import type { LinkTarget } from './link-target.ts';

export type IconLinkProps = LinkTarget & {
  readonly icon: ReactNode;
  /** Describes the destination for screen readers. */
  readonly label: string;
  readonly className?: string;
};

export function IconLink({ icon, label, className, ...target }: IconLinkProps) {
  return (
    <Link variant="plain" className={classNames(styles.iconLink, className)} {...target} aria-label={label}>
      {icon}
    </Link>
  );
}
