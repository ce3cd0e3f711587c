import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'> {
  readonly icon: ReactNode;
  /** Describes the action for screen readers. */
  readonly label: string;
  readonly className?: string;
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <AriaButton {...rest} aria-label={label} className={classNames(styles.iconButton, className)}>
      {icon}
    </AriaButton>
  );
}
