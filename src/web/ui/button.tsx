import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  /** Before the words, for the eye only. */
  readonly icon?: ReactNode;
  /** As wide as what it stands in. */
  readonly isWide?: boolean;
  readonly className?: string;
}

/** `isPending` keeps the width and the focus and stops presses; say what is going on in words nearby. */
export function Button({ children, variant = 'secondary', icon, isWide, className, ...rest }: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-wide={isWide || undefined}
    >
      <span className={styles.content}>
        {icon !== undefined && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <span className={styles.words}>{children}</span>
      </span>
      {rest.isPending && (
        <span className={styles.pending}>
          <Spinner />
        </span>
      )}
    </AriaButton>
  );
}
