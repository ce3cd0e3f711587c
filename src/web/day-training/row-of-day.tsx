import { ChevronDown, SquareArrowOutUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconLink } from '../ui/icon-link.tsx';
import { Grid, Row, Stack } from '../ui/layout.tsx';
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
    <Grid as="li" columns="auto-end" gap={1} align="start" data-accent="body">
      <details className={styles.details}>
        <summary className={styles.summary}>
          {icon}
          <Stack as="span" gap={0.5}>
            <Row as="span" gap={1} align="center">
              <Text as="span" personal weight="medium" lines={2}>
                {title}
              </Text>
              <ChevronDown size="1rem" className={styles.chevron} aria-hidden="true" />
            </Row>
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
        <Stack gap={3} paddingTop={1} paddingBottom={3} className={styles.opened}>
          {children}
        </Stack>
      </details>
      <IconLink {...link} icon={<SquareArrowOutUpRight aria-hidden="true" />} label={linkLabel} />
    </Grid>
  );
}
