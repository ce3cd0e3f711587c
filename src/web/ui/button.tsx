import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  /** Shown before the label; decorative. */
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
  /** The sides of a quiet button on which its label, not its padding, is aligned with what is above. */
  readonly flush?: 'start' | 'end' | 'both';
  readonly className?: string;
}

/**
 * A button. While `isPending`, it keeps its width and focus and ignores presses; text nearby should describe the
 * progress.
 */
export function Button({ children, variant = 'secondary', icon, isWide, flush, className, ...rest }: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-wide={isWide || undefined}
      data-flush={flush}
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

/** The primary button of a form. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'variant'>) {
  return <Button {...props} type="submit" variant="primary" />;
}
