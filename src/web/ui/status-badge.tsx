import { Check, CircleAlert, CircleX, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import styles from './status-badge.module.css';

export type StatusTone = 'plain' | 'busy' | 'good' | 'warn' | 'bad';

export interface StatusBadgeProps {
  readonly tone: StatusTone;
  readonly children: string;
  /** In place of the sign of the tone. */
  readonly icon?: ReactNode;
  /** On a soft ground of the tone, to stand out among words. */
  readonly isFilled?: boolean;
  /** More about it, for a pointer that rests on it. Nothing may depend on it: a finger never sees it. */
  readonly tooltip?: string;
  readonly className?: string;
}

const signs = { plain: <Info />, busy: <Spinner />, good: <Check />, warn: <CircleAlert />, bad: <CircleX /> };

/** How things stand, in words with a sign; a change is read out when the reader has time. */
export function StatusBadge({ tone, children, icon = signs[tone], isFilled, tooltip, className }: StatusBadgeProps) {
  return (
    <span
      className={classNames(styles.badge, className)}
      data-tone={tone}
      data-filled={isFilled || undefined}
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
