import { Check, CircleAlert, CircleX, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import styles from './status-badge.module.css';

export type StatusTone = 'plain' | 'busy' | 'good' | 'warn' | 'bad';

export interface StatusBadgeProps {
  readonly tone: StatusTone;
  readonly children: string;
  /** Replaces the default icon of the tone. */
  readonly icon?: ReactNode;
  /** Whether the badge has a tinted background, to stand out within text. */
  readonly isFilled?: boolean;
  /** More details on hover. They must not be essential, since touch users never see them. */
  readonly tooltip?: string;
  /** Whether a narrow phone shows only the icon, and leaves its space to the title beside it. */
  readonly isIconWhenNarrow?: boolean;
}

const signs = { plain: <Info />, busy: <Spinner />, good: <Check />, warn: <CircleAlert />, bad: <CircleX /> };

/** A state as text with an icon. Changes are announced politely to screen readers. */
export function StatusBadge(props: StatusBadgeProps) {
  const { tone, children, icon = signs[tone], isFilled, tooltip, isIconWhenNarrow } = props;
  return (
    <span
      className={styles.badge}
      data-tone={tone}
      data-filled={isFilled || undefined}
      data-icon-when-narrow={isIconWhenNarrow || undefined}
      title={tooltip}
      role="status"
      aria-live="polite"
    >
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span>{children}</span>
    </span>
  );
}
