import type { ReactNode } from 'react';
import { Heading, Text } from '../ui/text.tsx';
import styles from './profile.module.css';

export interface SectionProps {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
  /** Shown at the end of the line if there is room. */
  readonly action?: ReactNode;
}

export function Section({ title, text, children, action }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionWords}>
        <Heading level={2} size={3}>
          {title}
        </Heading>
        {text !== undefined && (
          <Text size={2} tone="muted">
            {text}
          </Text>
        )}
        {children}
      </div>
      {action}
    </section>
  );
}
