import { ChevronDown, SquareArrowOutUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconLink } from '../ui/icon-link.tsx';
import { Stack } from '../ui/layout.tsx';
import type { LinkTarget } from '../ui/link-target.ts';
import { SecondaryText, Text } from '../ui/text.tsx';
import styles from './day-training.module.css';

export interface RowOfDayProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** The time and the main figures. */
  readonly about: string;
  /** A line about what was done. */
  readonly what?: string;
  /** Leads to the record. */
  readonly link: LinkTarget;
  readonly linkLabel: string;
  /** Shown once the row is opened. */
  readonly children: ReactNode;
}

/** A row that opens in place, with a link to its record beside it. */
export function RowOfDay({ icon, title, about, what = '', link, linkLabel, children }: RowOfDayProps) {
  return (
    <li className={styles.row} data-accent="body">
      <details className={styles.details}>
        <summary className={styles.summary}>
          {icon}
          <Stack as="span" gap={0.5}>
            <span className={styles.title}>
              <Text as="span" personal weight="medium" lines={2}>
                {title}
              </Text>
              <ChevronDown aria-hidden="true" />
            </span>
            {about !== '' && (
              <SecondaryText as="span" numeric>
                {about}
              </SecondaryText>
            )}
            {what !== '' && (
              <Text as="span" size={2} numeric personal lines={2} className={styles.what ?? ''}>
                {what}
              </Text>
            )}
          </Stack>
        </summary>
        <div className={styles.opened}>{children}</div>
      </details>
      <IconLink {...link} icon={<SquareArrowOutUpRight aria-hidden="true" />} label={linkLabel} />
    </li>
  );
}

/** What somebody wrote about a workout or an activity. */
export function RemarkOfDay({ children }: { readonly children: string }) {
  return (
    <SecondaryText personal className={styles.remark ?? ''}>
      {children}
    </SecondaryText>
  );
}
