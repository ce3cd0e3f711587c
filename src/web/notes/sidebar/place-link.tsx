import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import type { LinkTarget } from '../../ui/link-target.ts';
import { Text } from '../../ui/text.tsx';
import { Count } from './count.tsx';
import styles from './sidebar.module.css';

export interface PlaceLinkProps {
  readonly link: LinkTarget;
  readonly isCurrent: boolean;
  readonly icon: ReactNode;
  readonly count?: number | undefined;
  readonly children: string;
}

/** Link to a list or a saved search, with its note count. */
export function PlaceLink({ link, isCurrent, icon, count, children }: PlaceLinkProps) {
  return (
    <Link
      variant="plain"
      className={styles.place ?? ''}
      {...link}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      <span className={styles.sign} aria-hidden="true">
        {icon}
      </span>
      <Text as="span" lines={1} personal grow>
        {children}
      </Text>
      {count !== undefined && <Count value={count} />}
    </Link>
  );
}
