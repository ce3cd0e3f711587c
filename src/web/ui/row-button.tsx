import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './row-button.module.css';

export interface RowButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render'> {
  readonly children: ReactNode;
}

/** A button that is a row of a list, highlighted as a whole. */
export function RowButton({ children, ...rest }: RowButtonProps) {
  return (
    <AriaButton {...rest} className={styles.row ?? ''}>
      {children}
    </AriaButton>
  );
}
