import type { ReactNode } from 'react';
import { Row, Stack } from '../ui/layout.tsx';
import { SecondaryText, SectionHeading } from '../ui/text.tsx';
import { ToggleGroup, type ToggleGroupProps } from '../ui/toggle-group.tsx';
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
    <Row as="section" gap={6} rowGap={3} align="start" justify="between" wrap className={styles.section}>
      <Stack basis={16} gap={1} align="start" className={styles.words}>
        <SectionHeading size={3}>{title}</SectionHeading>
        {text !== undefined && <SecondaryText>{text}</SecondaryText>}
        {children}
      </Stack>
      {action}
    </Row>
  );
}

interface ChoiceSectionProps<Id extends string> extends Omit<ToggleGroupProps<Id>, 'label'> {
  readonly title: string;
  readonly text?: string;
}

/** A setting with a few options, named by its section. */
export function ChoiceSection<Id extends string>({ title, text, ...choice }: ChoiceSectionProps<Id>) {
  return (
    <Section title={title} {...(text !== undefined && { text })}>
      <ToggleGroup label={title} {...choice} />
    </Section>
  );
}
